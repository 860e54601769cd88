import { type ExpressionBuilder, sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf } from '../../ground/lists/leafed.server.ts'
import { listQuotas } from './registrations.server.ts'
import { listPictures } from '../gallery/pictures.server.ts'
import type { Db, Tables } from '../../tables.ts'

/** Members' events are for those who signed in, drafts for those who plan. */
export type Viewer = { readonly includeMembers: boolean; readonly includeDrafts?: boolean | undefined }
type Span = Viewer & {
  readonly from: Date | null
  readonly to: Date | null
  readonly state?: 'draft' | undefined
}

/** Events that are not over at `from` and start before `to`, from the first. */
export async function listEvents(db: Db, { from, to, state, ...viewer }: Span) {
  const events = await seenBy(db, viewer)
    .select(COLUMNS)
    .select(places)
    .$if(from !== null, (query) => query.where(overAt(), '>', from))
    .$if(to !== null, (query) => query.where('event.startsAt', '<', to))
    .$if(state !== undefined, (query) => query.where('event.state', '=', 'draft'))
    .orderBy('event.startsAt')
    .orderBy('event.id')
    .execute()
  return withCovers(db, events, viewer)
}

/** What starts next, at most so many; what was called off is no plan. */
export async function listNextEvents(db: Db, now: Date, most: number, viewer: Viewer) {
  const events = await seenBy(db, viewer)
    .select(COLUMNS)
    .select(places)
    .where('event.state', '=', 'published')
    .where('event.startsAt', '>=', now)
    .orderBy('event.startsAt')
    .orderBy('event.id')
    .limit(most)
    .execute()
  return withCovers(db, events, viewer)
}

/** These events in the order they were asked for. */
export async function listEventsById(db: Db, ids: readonly number[], viewer: Viewer) {
  if (ids.length === 0) return []
  const rows = await seenBy(db, viewer).select(COLUMNS).select(places).where('event.id', 'in', ids).execute()
  const events = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => events.get(id) ?? [])
}

export type EventPageFilter = Viewer &
  Page & {
    readonly now: Date
    readonly when: 'coming' | 'past' | 'all'
    readonly state: 'published' | 'cancelled' | 'draft' | 'all'
    readonly descending: boolean
  }

/** A page of events with everything the contract says of them, and how many there are in all. */
export async function listEventPage(db: Db, filter: EventPageFilter) {
  const { now, when, state, descending, includeMembers, includeDrafts, ...page } = filter
  const query = seenBy(db, { includeMembers, includeDrafts })
    .select(COLUMNS)
    .select(DETAILS)
    .select(places)
    .$if(when === 'coming', (query) => query.where(overAt(), '>', now))
    .$if(when === 'past', (query) => query.where(overAt(), '<=', now))
    .$if(state !== 'all', (query) => query.where('event.state', '=', state === 'all' ? 'published' : state))
  const keys = [sql`event.starts_at`, sql`event.id`].map((by) => ({ by, descending }))
  const { items: rows, ...leaf } = await countedLeaf(query, keys, page)
  const points = await listMeetingPointsOf(
    db,
    rows.map(({ id }) => id),
  )
  const quotas = await listQuotas(db, rows, null)
  return {
    ...leaf,
    items: rows.map((row) => ({
      ...row,
      quotas: quotas.filter(({ eventId }) => eventId === row.id),
      meetingPoints: points.filter(({ eventId }) => eventId === row.id),
    })),
  }
}

/** Years in which something is over already, from the last. */
export async function listPastYears(db: Db, now: Date, viewer: Viewer): Promise<number[]> {
  const year = sql<number>`extract(year from ${sql.ref('event.startsAt')} at time zone 'Europe/Prague')::integer`
  const rows = await seenBy(db, viewer)
    .select(year.as('year'))
    .distinct()
    .where(overAt(), '<=', now)
    .orderBy('year', 'desc')
    .execute()
  return rows.map((row) => row.year)
}

export async function findEvent(db: Db, id: number, viewer: Viewer) {
  const event = await seenBy(db, viewer)
    .leftJoin('member as leader', (join) =>
      join.onRef('leader.id', '=', 'event.leaderId').on('leader.erasedAt', 'is', null),
    )
    .select(COLUMNS)
    .select(DETAILS)
    .select(['leader.firstName', 'leader.nickname', 'leader.lastName', 'leader.position'])
    .select('leader.number as leaderNumber')
    .select(places)
    .where('event.id', '=', id)
    .executeTakeFirst()
  const [shown] = event ? await withCovers(db, [event], viewer) : []
  return (
    shown && {
      ...shown,
      meetingPoints: await listMeetingPoints(db, id),
      quotas: await listQuotas(db, [shown], null),
    }
  )
}

export type FoundEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>

export function listMeetingPoints(db: Db, eventId: number) {
  return listMeetingPointsOf(db, [eventId])
}

function listMeetingPointsOf(db: Db, eventIds: readonly number[]) {
  return db
    .selectFrom('meetingPoint')
    .leftJoin('division', 'division.id', 'meetingPoint.divisionId')
    .select([
      'meetingPoint.id',
      'meetingPoint.eventId',
      'meetingPoint.divisionId',
      'meetingPoint.at',
      'meetingPoint.place',
      'meetingPoint.note',
      'division.name as division',
    ])
    .where('meetingPoint.eventId', 'in', eventIds.length > 0 ? [...eventIds] : [0])
    .orderBy('meetingPoint.at')
    .orderBy('meetingPoint.id')
    .execute()
}

/** Each with its picture, where it has one that the reader may see. */
async function withCovers<Event extends { readonly coverPhotoId: number | null }>(
  db: Db,
  events: readonly Event[],
  viewer: Viewer,
) {
  const covers = await listPictures(
    db,
    events.map(({ coverPhotoId }) => coverPhotoId),
    viewer,
  )
  return events.map((event) => ({ ...event, cover: covers.get(event.coverPhotoId ?? 0) ?? null }))
}

export async function findGpx(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('event').select('routeGpx').where('id', '=', id).executeTakeFirst()
  return row?.routeGpx ?? null
}

function seenBy(db: Db, { includeMembers, includeDrafts = false }: Viewer) {
  return db
    .selectFrom('event')
    .where(
      'event.state',
      'in',
      includeDrafts ? ['draft', 'published', 'cancelled'] : ['published', 'cancelled'],
    )
    .where('event.visibility', 'in', includeMembers ? ['public', 'members'] : ['public'])
}

const COLUMNS = [
  'event.id',
  'event.title',
  'event.kind',
  'event.startsAt',
  'event.endsAt',
  'event.place',
  'event.capacity',
  'event.registrationOpensAt',
  'event.registrationClosesAt',
  'event.visibility',
  'event.state',
  'event.routeLengthM',
  'event.price',
  'event.coverPhotoId',
  'event.quotasReleasedOn',
] as const

const DETAILS = [
  'event.mapUrl',
  'event.description',
  'event.descriptionEn',
  'event.bring',
  'event.riddenKm',
  'event.rideNote',
  'event.routeClimbM',
  'event.fuelStops',
  'event.version',
  'event.leaderId',
  'event.cancelReason',
  'event.withdrawFreeUntil',
  'event.lateRefundPercent',
  'event.guestsWelcome',
  'event.createdAt',
  sql<boolean>`event.route_gpx is not null`.as('hasRoute'),
] as const

/**
 * People who are coming, passengers with them; parties that wait; and the places left (null where there is
 * no limit). A place that the head of the queue is too large for is nobody else's: it is not counted as free. What is kept for a
 * division none of whose people wait is still to be had.
 */
function places(eb: ExpressionBuilder<Tables, 'event'>) {
  const coming = eb
    .selectFrom('registration')
    .whereRef('registration.eventId', '=', 'event.id')
    .where('registration.status', '=', 'registered')
    .select(({ fn, eb: inner }) =>
      fn.coalesce(fn.sum<number>(inner('registration.passengers', '+', 1)), inner.lit(0)).as('coming'),
    )
  const waiting = eb
    .selectFrom('registration')
    .whereRef('registration.eventId', '=', 'event.id')
    .where('registration.status', '=', 'waiting')
    .select(({ fn }) => fn.countAll().as('waiting'))
  return [
    eb.cast<number>(coming, 'integer').as('coming'),
    eb.cast<number>(waiting, 'integer').as('waitingParties'),
    eb
      .cast<number | null>(
        eb
          .case()
          .when(waiting, '>', 0)
          .then(eb.fn<number>('least', [KEPT, eb('event.capacity', '-', coming)]))
          .else(eb('event.capacity', '-', coming))
          .end(),
        'integer',
      )
      .as('free'),
  ] as const
}

const KEPT = sql<number>`(select coalesce(sum(greatest(0, event_quota.places - own.seats)), 0) from event_quota
  cross join lateral (select coalesce(sum(1 + registration.passengers) filter (where registration.status = 'registered'), 0) as seats,
      count(*) filter (where registration.status = 'waiting') as waiting
    from registration join member on member.id = registration.member_id
    where registration.event_id = event.id and member.division_id = event_quota.division_id) as own
  where event_quota.event_id = event.id and own.waiting = 0
    and event.quotas_released_on > (now() at time zone 'Europe/Prague')::date)`

/** The same rule as `isOver`: without an end, an event lasts till the end of its day. */
function overAt() {
  const [start, end] = [sql.ref('event.startsAt'), sql.ref('event.endsAt')]
  return sql<Date>`coalesce(${end}, (date_trunc('day', ${start} at time zone 'Europe/Prague') + interval '1 day') at time zone 'Europe/Prague')`
}
