import type { Updateable } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { isOver } from '../events/event.ts'
import { type EventNews, isTimeOrPlace, newsOf } from '../events/event-change.ts'
import { type EventChange, type EventInput, timeFaults } from '../events/event-input.ts'
import { listMeetingPoints } from '../events/events.server.ts'
import { fillPlaces } from '../events/fill-places.server.ts'
import { LARGEST_GPX } from '../events/gpx.ts'
import type { work } from '../events/read-route.apart.ts'
import { EVENT_COLUMNS, listQuotas, lockEvent, type LockedEvent } from '../events/registrations.server.ts'
import { listConcerned, listDeclined } from '../events/riders.server.ts'
import { forgetReminders } from '../events/remind-riders.server.ts'
import { letterEvent, writeTo } from '../events/tell-rider.server.ts'
import { listPictures } from '../gallery/pictures.server.ts'
import { showTextPhotos } from '../gallery/text-photos.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { keepHtml } from '../../ground/texts/text-html.server.ts'
import { apart } from '../../ground/platform/apart.server.ts'
import { moveEventLinks } from '../../ground/mail/answer-links.server.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { type FieldFaults, Refusal } from '../../refusals.ts'
import type { Db, Tables } from '../../tables.ts'
import { guestFaults } from './guest-faults.ts'
import { refuseMeetingEvent, tellsOtherwise } from './meeting-event.server.ts'
import { putQuotas, quotaFaults, quotasInOrder } from './put-quotas.server.ts'
import { putMeetingPoints } from './put-meeting-points.server.ts'

type Fields = Omit<Updateable<Tables['event']>, 'id' | 'version' | 'createdAt' | 'createdBy'>

/** A new event, a draft unless said otherwise. */
export async function createEvent(db: Db, actorId: number, input: EventInput): Promise<number> {
  const { meetingPoints = [], quotas = [], ...change } = input
  await keepHtml(db, [input.description ?? '', input.descriptionEn ?? ''])
  const fields = await fieldsOf(change)
  refuseTimes({ ...NO_TIMES, ...fields, startsAt: input.startsAt })
  refuse(guestFaults({ visibility: 'public', guestsWelcome: false, ...fields }))
  refuse(quotaFaults({ capacity: null, quotasReleasedOn: null, ...fields, quotas, isSent: true }))
  return inTransaction(db, async (tx) => {
    await refuseUnseenCover(tx, { visibility: 'public', coverPhotoId: null, ...fields })
    const made = await orUnknownRow(
      tx
        .insertInto('event')
        .values({
          ...fields,
          title: input.title,
          kind: input.kind,
          startsAt: input.startsAt,
          createdBy: actorId,
        })
        .returning(['id', 'state', 'visibility', 'description', 'descriptionEn'])
        .executeTakeFirstOrThrow(),
      'leaderId',
    )
    const { id } = made
    await showPhotosOf(tx, actorId, made)
    await putMeetingPoints(tx, id, meetingPoints)
    await putQuotas(tx, id, quotas)
    recordAudit(tx, {
      action: 'EVENT_CREATED',
      actorId,
      changes: [
        { field: 'event', from: null, to: id },
        { field: 'state', from: null, to: input.state ?? 'draft' },
      ],
      note: input.title,
    })
    return id
  })
}

const NO_TIMES = {
  endsAt: null,
  registrationOpensAt: null,
  registrationClosesAt: null,
  withdrawFreeUntil: null,
  lateRefundPercent: null,
}

type Change = {
  readonly eventId: number
  readonly version: number
  readonly change: EventChange
  readonly now: Date
}

/** Saved only in the version that was read; those who are coming hear what is different for them. */
export async function changeEvent(
  db: Db,
  actorId: number,
  { eventId, version, change, now }: Change,
): Promise<{ readonly told: number }> {
  const { meetingPoints, quotas, ...rest } = change
  await keepHtml(db, [change.description ?? '', change.descriptionEn ?? ''])
  const fields = await fieldsOf(rest)
  return inTransaction(db, async (tx) => {
    const before = await lockEvent(tx, eventId)
    if (!before) throw new Refusal('not_found')
    if (before.version !== version) throw new Refusal('changed_meanwhile')
    if (before.state === 'cancelled') throw new Refusal('event_cancelled')
    if (before.state === 'published' && change.state === 'draft')
      throw new Refusal('invalid_fields', { fields: { state: 'invalid' } })
    refuseTimes({ ...before, ...fields })
    refuse(guestFaults({ ...before, ...fields }))
    const kept = (await listQuotas(tx, [before], null)).map(({ divisionId, places }) => ({
      division: divisionId,
      places,
    }))
    const wanted = quotas ?? kept
    refuse(quotaFaults({ ...before, ...fields, quotas: wanted, isSent: quotas !== undefined }))
    await refuseUnseenCover(tx, { ...before, ...fields })
    if (tellsOtherwise(before, { ...before, ...fields })) await refuseMeetingEvent(tx, eventId)

    const pointsBefore = await listMeetingPoints(tx, eventId)
    const concerned = await listConcerned(tx, eventId)
    const after = await orUnknownRow(
      tx
        .updateTable('event')
        .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
        .where('id', '=', eventId)
        .returning(EVENT_COLUMNS)
        .executeTakeFirstOrThrow(),
      'leaderId',
    )
    await showPhotosOf(tx, actorId, after)
    if (String([after.startsAt, after.endsAt]) !== String([before.startsAt, before.endsAt]))
      await moveEventLinks(tx, eventId, after.startsAt)
    // A day put right after the ride is no other ride: who was there was there.
    if (after.startsAt > now && pragueDay(after.startsAt) !== pragueDay(before.startsAt))
      await forgetReminders(tx, eventId)
    if (quotas) await putQuotas(tx, eventId, quotas)
    if (meetingPoints) await putMeetingPoints(tx, eventId, meetingPoints)
    const pointsAfter = meetingPoints ? await listMeetingPoints(tx, eventId) : pointsBefore
    await fillPlaces(tx, after, now)
    const news = newsOf({ ...before, meetingPoints: pointsBefore }, { ...after, meetingPoints: pointsAfter })
    recordAudit(tx, {
      action: 'EVENT_CHANGED',
      actorId,
      changes: [
        { field: 'event', from: eventId, to: eventId },
        ...changesBetween(
          { ...auditOf(before), quotas: quotasInOrder(kept) },
          { ...auditOf(after), quotas: quotasInOrder(wanted) },
        ),
      ],
      note: after.title,
    })
    if (before.state !== 'published' || news.length === 0 || isOver(after, now)) return { told: 0 }
    const gone = pointsBefore.filter(({ id }) => !pointsAfter.some((point) => point.id === id))
    return { told: await tellNews(tx, after, { news, concerned, gone }) }
  })
}

type News = {
  readonly news: readonly EventNews[]
  readonly concerned: Awaited<ReturnType<typeof listConcerned>>
  readonly gone: readonly { readonly id: number; readonly place: string }[]
}

/**
 * Each hears what is different; whoever was to join at a point that is gone hears that too. Another time or place is told
 * to those who said no as well.
 */
async function tellNews(tx: Db, event: LockedEvent, { news, concerned, gone }: News): Promise<number> {
  const params = {
    ...letterEvent(event),
    news: news.map(({ what, where, from, to }) => ({ what, where, from, to })),
  }
  for (const rider of concerned)
    await writeTo(tx, rider, 'event-changed', {
      ...params,
      lostPoint: gone.find(({ id }) => id === rider.meetingPointId)?.place ?? null,
    })
  const declined = news.some(isTimeOrPlace) ? await listDeclined(tx, event.id) : []
  for (const rider of declined) await writeTo(tx, rider, 'event-changed-declined', params)
  return [...concerned, ...declined].filter(({ email }) => email !== null).length
}

/** A draft nobody has seen may go without a trace in the calendar. */
export async function deleteDraft(db: Db, actorId: number, eventId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const event = await lockEvent(tx, eventId)
    if (!event) throw new Refusal('not_found')
    if (event.state !== 'draft') throw new Refusal('only_drafts_are_deleted')
    await tx.deleteFrom('event').where('id', '=', eventId).execute()
    recordAudit(tx, {
      action: 'EVENT_DELETED',
      actorId,
      changes: [{ field: 'event', from: eventId, to: null }],
      note: event.title,
    })
  })
}

async function fieldsOf({
  routeGpx,
  price,
  ...plain
}: Omit<EventChange, 'meetingPoints' | 'quotas'>): Promise<Fields> {
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(price === undefined ? {} : { price: price === 0 ? null : price }),
    ...(routeGpx === undefined ? {} : await routeFields(routeGpx)),
  }
}

const readRoute = apart<typeof work>('rides/events/read-route', {
  lane: 'files',
  seconds: 15,
  refusal: 'gpx_unreadable',
})

async function routeFields(gpx: string | null): Promise<Fields> {
  if (gpx === null) return { routeGpx: null, routeLengthM: null, routeClimbM: null }
  const route = gpx.length > LARGEST_GPX ? 'gpx_unreadable' : await readRoute(gpx)
  if (typeof route === 'string') throw new Refusal(route)
  return { routeGpx: route.gpx, routeLengthM: route.lengthM, routeClimbM: route.climbM }
}

function refuseTimes(times: Parameters<typeof timeFaults>[0]): void {
  refuse(timeFaults(times))
}

function refuse(fields: FieldFaults): void {
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_fields', { fields })
}

async function showPhotosOf(
  tx: Db,
  actorId: number,
  event: Pick<LockedEvent, 'state' | 'visibility' | 'description' | 'descriptionEn'>,
): Promise<void> {
  const { state, visibility, description, descriptionEn } = event
  if (state === 'published' && visibility === 'public')
    await showTextPhotos(tx, description + descriptionEn, actorId)
}

type Covered = {
  readonly visibility?: 'public' | 'members' | undefined
  readonly coverPhotoId?: number | null | undefined
}

/** Whoever sees the event sees its picture: a public event cannot wear a photo from a members' album. */
async function refuseUnseenCover(tx: Db, { visibility, coverPhotoId = null }: Covered): Promise<void> {
  const seen = await listPictures(tx, [coverPhotoId], { includeMembers: visibility === 'members' })
  if (coverPhotoId !== null && !seen.has(coverPhotoId)) throw new Refusal('cover_not_seen')
}

/** A leader or a division that does not exist is a fault of the form, not of the house. */
async function orUnknownRow<Result>(writing: Promise<Result>, field: string): Promise<Result> {
  const unknown = () => new Refusal('invalid_fields', { fields: { [field]: 'invalid' } })
  return knowing({ reference: unknown }, () => writing)
}

/** Of long texts the audit keeps their length: that they changed, not what stood in them. */
function auditOf(event: LockedEvent) {
  const { title, kind, startsAt, endsAt, place, mapUrl, leaderId, capacity, price, visibility, state } = event
  return {
    title,
    kind,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    place,
    mapUrl,
    leaderId,
    capacity,
    price,
    visibility,
    state,
    registrationOpensAt: event.registrationOpensAt?.toISOString() ?? null,
    registrationClosesAt: event.registrationClosesAt?.toISOString() ?? null,
    descriptionLength: event.description.length,
    descriptionEnLength: event.descriptionEn.length,
    routeLengthM: event.routeLengthM,
    coverPhotoId: event.coverPhotoId,
    withdrawFreeUntil: event.withdrawFreeUntil,
    lateRefundPercent: event.lateRefundPercent,
    guestsWelcome: event.guestsWelcome,
    quotasReleasedOn: event.quotasReleasedOn,
  }
}
