import { redirect } from 'react-router'
import { routeInWords } from '../events/event-description.ts'
import { EventPatch, NewEvent } from '../events/event-input.ts'
import { findEvent, findGpx, type FoundEvent } from '../events/events.server.ts'
import { LARGEST_GPX } from '../events/gpx.ts'
import { listDivisions } from '../../people/members/member-choices.server.ts'
import { previewHtml } from '../../ground/texts/text-html.server.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { IS_IN_CLUB } from '../../people/members/club-count.server.ts'
import type { Db } from '../../tables.ts'
import { flashCookie, type FlashKey } from '../../ground/ui/flash.ts'
import { cancelEvent } from './cancel-event.server.ts'
import { changeOf, copyShift, type EventForm, formOf, leaderChoice, leaderNumberIn } from './event-form.ts'
import { changeEvent, createEvent, deleteDraft } from './write-event.server.ts'

const EVERYTHING = { includeMembers: true, includeDrafts: true }

type Page = {
  /** The event as it stands; null for a new one. */
  readonly event: {
    readonly id: number
    readonly state: FoundEvent['state']
    readonly version: number
    readonly concerned: number
  } | null
  readonly values: EventForm
  readonly divisions: Awaited<ReturnType<typeof listDivisions>>
  readonly leaders: readonly string[]
  readonly route: string | null
  readonly copyOf: number | null
}

export async function viewEditor({ db, language }: RequestContext, idText: string): Promise<Page> {
  const event = await find(db, idText)
  const [divisions, leaders] = await Promise.all([listDivisions(db), listLeaders(db)])
  const { id, state, version, coming, waitingParties } = event
  return {
    event: { id, state, version, concerned: coming + waitingParties },
    values: formOf(event),
    divisions: divisions.filter(({ isClosed }) => !isClosed),
    leaders,
    route: routeInWords({ lengthM: event.routeLengthM, climbM: event.routeClimbM }, language),
    copyOf: null,
  }
}

export async function viewNew({ db, now, language }: RequestContext, copyText: string | null): Promise<Page> {
  const original = copyText === null ? null : await find(db, copyText)
  const [divisions, leaders] = await Promise.all([listDivisions(db), listLeaders(db)])
  return {
    event: null,
    values: original ? formOf(original, copyShift(original.startsAt, now)) : {},
    divisions,
    leaders,
    route:
      original && routeInWords({ lengthM: original.routeLengthM, climbM: original.routeClimbM }, language),
    copyOf: original?.id ?? null,
  }
}

async function find(db: Db, idText: string): Promise<FoundEvent> {
  const id = RowId.safeParse(idText)
  const event = id.success ? await findEvent(db, id.data, EVERYTHING) : undefined
  if (!event) throw notFound()
  return event
}

/** Those who are likely to lead: officers, and whoever has led before. */
async function listLeaders(db: Db): Promise<readonly string[]> {
  const people = await db
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .select(['member.firstName', 'member.lastName', 'member.number'])
    .where(IS_IN_CLUB)
    .where((eb) =>
      eb.or([
        eb('member.position', 'is not', null),
        eb.exists(
          eb.selectFrom('titleTerm').whereRef('titleTerm.memberId', '=', 'member.id').select('titleTerm.id'),
        ),
        eb('account.role', 'not in', ['Applicant', 'Member']),
        eb.exists(eb.selectFrom('event').whereRef('event.leaderId', '=', 'member.id').select('event.id')),
      ]),
    )
    .orderBy('member.lastName')
    .orderBy('member.firstName')
    .limit(200)
    .execute()
  return [...new Set(people.map(leaderChoice))]
}

export type Upload = { readonly texts: FormValues; readonly gpx: string | null }

/** The editor's form: texts, and one file that is small enough and text. */
export async function readUpload(request: Request): Promise<Upload | null> {
  const form = await request.formData().catch(() => null)
  if (!form) return null
  const file = form.get('gpx')
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    texts: Object.fromEntries(texts),
    gpx: file instanceof File && file.size > 0 ? await textOf(file) : null,
  }
}

/** What is too large or no text becomes an empty one, which is no route. */
async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST_GPX) return ''
  return new TextDecoder().decode(await file.arrayBuffer())
}

type Saving = { readonly form: FormValues; readonly gpx: string | null }

/** What the editor was asked: to show, to make, or to save. */
export async function saveNew(
  { db }: RequestContext,
  visitor: Visitor,
  { form, gpx }: Saving,
): Promise<{ readonly preview: string }> {
  if (form.intent === 'preview') return { preview: await previewHtml(form.description ?? '') }
  const input = parseForm(NewEvent, await draftOf(db, { form, gpx }))
  const copied = RowId.safeParse(form.copyOf ?? '')
  const routeGpx =
    gpx ??
    (copied.success && form.removeRoute !== 'on'
      ? ((await findGpx(db, copied.data)) ?? undefined)
      : undefined)
  const original = copied.success ? await findEvent(db, copied.data, EVERYTHING) : undefined
  const isPublished = form.intent === 'publish'
  const id = await createEvent(db, visitor.id, {
    ...input,
    ...(original?.cover ? { coverPhotoId: original.coverPhotoId } : {}),
    ...(routeGpx === undefined ? {} : { routeGpx }),
    state: isPublished ? 'published' : 'draft',
  })
  throw goTo(
    isPublished ? `/akce/${id}` : `/admin/events/${id}/edit`,
    isPublished ? 'eventPublished' : 'saved',
  )
}

export async function saveEvent(
  { db, now }: RequestContext,
  visitor: Visitor,
  { eventId, form, gpx }: Saving & { readonly eventId: number },
): Promise<{ readonly preview?: string; readonly told?: number }> {
  if (form.intent === 'preview') return { preview: await previewHtml(form.description ?? '') }
  if (form.intent === 'delete') {
    await deleteDraft(db, visitor.id, eventId)
    throw goTo('/admin/events', 'draftDeleted')
  }
  if (form.intent === 'cancel') {
    const reason = form.reason?.trim() ?? ''
    if (reason === '' || reason.length > 1000)
      throw new Refusal('invalid_fields', { fields: { reason: reason ? 'too_long' : 'required' } })
    await cancelEvent(db, visitor.id, { eventId, reason, now })
    throw goTo(`/akce/${eventId}`, 'eventCancelled')
  }
  const { version, ...change } = parseForm(EventPatch, {
    ...(await draftOf(db, { form, gpx })),
    version: Number(form.version),
  })
  const isPublished = form.intent === 'publish'
  const { told } = await changeEvent(db, visitor.id, {
    eventId,
    version,
    now,
    change: { ...change, ...(isPublished ? { state: 'published' as const } : {}) },
  })
  if (isPublished) throw goTo(`/akce/${eventId}`, 'eventPublished')
  return { told }
}

/** The texts as the schemas want them, with the leader found by his number. */
async function draftOf(db: Db, { form, gpx }: Saving) {
  const leaderNumber = leaderNumberIn(form.leader ?? '')
  const leaderId = leaderNumber === null ? null : await findLeader(db, leaderNumber)
  return {
    ...changeOf(form),
    leaderId,
    ...(gpx !== null ? { routeGpx: gpx } : form.removeRoute === 'on' ? { routeGpx: null } : {}),
  }
}

async function findLeader(db: Db, number: number | undefined): Promise<number> {
  const leader =
    number === undefined
      ? undefined
      : await db
          .selectFrom('member')
          .select('id')
          .where('number', '=', number)
          .where('erasedAt', 'is', null)
          .executeTakeFirst()
  if (!leader) throw new Refusal('invalid_fields', { fields: { leader: 'invalid' } })
  return leader.id
}

function goTo(path: string, flash: FlashKey): Response {
  return redirect(path, { status: 303, headers: { 'set-cookie': flashCookie(flash) } })
}
