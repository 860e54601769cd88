import type { AuditChange } from '../../ground/audit/audit.ts'
import { readableChanges } from '../../people/members/history.ts'
import { can, isPermission, readsOwn } from '../../permissions.ts'
import type { Viewer } from '../../people/members/visibility.ts'

/** One entry in words, as the list and the export show it. */
export type AuditLine = {
  readonly seq: number
  readonly when: string
  readonly whenExact: string
  readonly action: string
  /** Null is a system action. */
  readonly who: string | null
  readonly about: { readonly label: string; readonly to: string | null } | null
  readonly changes: readonly {
    readonly field: string
    readonly from: string | null
    readonly to: string | null
  }[]
  /** How many values this reader may not see. */
  readonly hidden: number
  readonly note: string | null
  readonly isErased: boolean
}

type Kept = {
  readonly memberId: number | null
  readonly sharesContact: boolean | null
  readonly changes: readonly AuditChange[] | null
  readonly note: string | null
}

/** What of an entry this reader may know: values by the table of fields, words about a person only for those who read histories. */
export function readableEntry(entry: Kept, viewer: Viewer) {
  const changes = entry.changes ?? []
  const seen = readableChanges(changes, viewer, {
    id: entry.memberId ?? 0,
    sharesContact: entry.sharesContact ?? false,
    ridesToday: false,
  })
  const reads = can({ ...viewer, grants: viewer.grants.filter(isPermission) }, 'members.history')
  const isOwn = entry.memberId !== null && entry.memberId === viewer.memberId && readsOwn(viewer)
  const note = entry.memberId === null || isOwn || reads ? entry.note : null
  return { changes: seen, note, hidden: changes.length - seen.length + (entry.note && !note ? 1 : 0) }
}

/** Where an entry's thing is looked at: the person's card, an event, an album, a donation's list. */
export function addressOf(
  entry: { readonly memberId: number | null; readonly action: string },
  changes: readonly AuditChange[],
  note: string | null,
): string | null {
  if (entry.memberId !== null) return `/admin/${entry.memberId}/edit`
  const event = changes.find(({ field }) => field === 'event')
  if (event && entry.action !== 'EVENT_DELETED') return `/akce/${String(event.to ?? event.from)}`
  if (/^ALBUM_(?:CREATED|CHANGED)$/.test(entry.action) && /^[a-z0-9-]{1,80}$/.test(note ?? ''))
    return `/gallery/${note}`
  return PLACES.find(([actions]) => actions.test(entry.action))?.[1] ?? null
}

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^(?:BANK|STATEMENT)_/, '/admin/fees/bank'],
  [/^FEE_SETTINGS_/, '/admin/fees/settings'],
  [/^MAIL_(?:SERVER|LIMITS)_/, '/admin/sprava/outbox/server'],
  [/^(?:BACKUP|RESTORE|CLUB_RESTORED|FOREIGN)/, '/admin/sprava/backup'],
  [/^DONATION_/, '/admin/donate'],
  [/^PAGE_/, '/pages'],
]
