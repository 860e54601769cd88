import type { ClubPart } from '../../club-parts.ts'
import { AUDIT_ACTIONS, type AuditAction } from '../../ground/audit/audit.ts'
import { mayAsk, type PeopleList } from '../../people/members/people-list.ts'
import type { Viewer } from '../../people/members/visibility.ts'
import { readDay } from '../../ground/values/real-day.ts'

// Every act belongs to one part of the club's life; the first row that fits decides.
const AREAS_BY_NAME = [
  [
    'accounts',
    /^(?:ACCOUNT|SIGNED|SESSION|PASSWORD|ROLE|RULES|PROFILE|EMAIL|AREA|GRANTS?|PASSKEY|SECOND|RECOVERY)_/,
  ],
  ['money', /^(?:PAYMENT|INSTRUCTIONS|REMINDER|DONATION|FEES?|BANK|STATEMENT|CLUB_ACCOUNT)_/],
  ['events', /^EVENT_/],
  ['gallery', /^(?:ALBUM|PHOTO|HIDE)_/],
  ['texts', /^(?:PAGE|NEWS|DOCUMENT|MESSAGE|MINUTES)/],
  ['mail', /^MAIL_/],
  ['house', /^(?:BACKUP|RESTORE|CHAIN|AUDIT|CLUB|DIVISIONS?|TITLES?|TAGS?|RETENTION|FIRST_RUN)_/],
  [
    'people',
    /^(?:MEMBERS?|APPROVED|REJECTED|RITUAL|FRONT|BACK|PATCH|HOG|LEAVE|CARDS?|EXCLUSION|APPLICATIONS?|MEMBERSHIP|IMPORT|ERASURE|PERSON|OWN_DATA)/,
  ],
] as const

export const AREAS = [
  'people',
  'accounts',
  'money',
  'events',
  'gallery',
  'texts',
  'mail',
  'house',
  'other',
] as const
export type Area = (typeof AREAS)[number]

export function areaOf(action: string): Area {
  return AREAS_BY_NAME.find(([, names]) => names.test(action))?.[0] ?? 'other'
}

const OF_PARTS: Readonly<Record<ClubPart, RegExp>> = { hog: /^HOG_/, ritual: /^RITUAL_/, patches: /PATCH_/ }

/** What may be asked for: the acts of one area, or of all, that this club has. What happened before stays in the history. */
export function actionsOf(area: Area | null, off: readonly ClubPart[]): readonly AuditAction[] {
  return AUDIT_ACTIONS.filter(
    (action) =>
      (area === null || areaOf(action) === area) && !off.some((part) => OF_PARTS[part].test(action)),
  )
}

export type AuditFilter = {
  readonly area: Area | null
  readonly action: AuditAction | null
  /** Whose deed: part of a name or an e-mail. */
  readonly who: string
  readonly isSystem: boolean
  /** About whom: part of a name or an e-mail, or the number of a card. */
  readonly about: string
  readonly memberId: number | null
  /** Days in Prague, both included. */
  readonly from: string | null
  readonly to: string | null
  readonly text: string
  /** People are found by their addresses too, for those who read them. */
  readonly byAddress: boolean
  /** Entries older than this one, or newer; neither is the newest page. */
  readonly before: number | null
  readonly after: number | null
}

/** An entry names people; their addresses are told only where there is no name. */
export const AUDIT_LIST = {
  shows: [],
  filters: {
    oblast: [],
    co: [],
    kdo: ['lastName'],
    system: [],
    koho: ['lastName'],
    clen: ['id'],
    od: [],
    do: [],
    // Words found only in what the reader may not see are not found.
    text: [],
    pred: [],
    po: [],
  },
  sorts: { at: [] },
  addresses: ['kdo', 'koho'],
} as const satisfies PeopleList

/** The filter as this reader may ask it, and what of it he may not. */
export function askedBy(viewer: Viewer, filter: AuditFilter) {
  const byAddress = mayAsk(viewer, AUDIT_LIST, ['email'])
  const hidden = byAddress
    ? []
    : [
        ...(filter.who.includes('@') ? (['kdo'] as const) : []),
        ...(filter.about.includes('@') ? (['koho'] as const) : []),
      ]
  return { filter: { ...filter, byAddress }, hidden }
}

const PATH = '/admin/sprava/audit'

/** What an address asks for; whatever makes no sense is left out. */
export function readAuditFilter(asked: URLSearchParams): AuditFilter {
  const words = (name: string) => cleaned(asked.get(name) ?? '')
  return {
    area: AREAS.find((known) => known === asked.get('oblast')) ?? null,
    action: AUDIT_ACTIONS.find((known) => known === asked.get('co')) ?? null,
    who: words('kdo'),
    isSystem: asked.get('system') === '1',
    about: words('koho'),
    memberId: numberOf(asked.get('clen'), 9),
    from: readDay(asked.get('od')),
    to: readDay(asked.get('do')),
    text: words('text'),
    byAddress: false,
    before: numberOf(asked.get('pred'), 15),
    after: asked.has('pred') ? null : numberOf(asked.get('po'), 15),
  }
}

function cleaned(text: string): string {
  return text.isWellFormed() ? text.replaceAll('\0', '').trim().slice(0, 100) : ''
}

function numberOf(text: string | null, digits: number): number | null {
  return text && /^[1-9]\d*$/.test(text) && text.length <= digits ? Number(text) : null
}

/** The same view as an address that can be sent to somebody. */
export function auditQuery(filter: Partial<AuditFilter>): string {
  const entries: readonly (readonly [string, string | number | null | undefined | false])[] = [
    ['oblast', filter.area],
    ['co', filter.action],
    ['kdo', filter.who],
    ['system', filter.isSystem && '1'],
    ['koho', filter.about],
    ['clen', filter.memberId],
    ['od', filter.from],
    ['do', filter.to],
    ['text', filter.text],
    ['pred', filter.before],
    ['po', filter.after],
  ]
  const asked = new URLSearchParams()
  for (const [name, value] of entries) if (value) asked.set(name, String(value))
  return asked.toString()
}

export function auditAddress(filter: Partial<AuditFilter>): string {
  const query = auditQuery(filter)
  return query ? `${PATH}?${query}` : PATH
}

export function isNarrowed(filter: AuditFilter): boolean {
  return auditQuery({ ...filter, before: null, after: null }) !== ''
}
