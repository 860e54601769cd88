import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '../tables.ts'

type Viewer = { readonly includeMembers: boolean }
type Span = Viewer & { readonly from: Date | null; readonly to: Date | null }

/** Events that are not over at `from` and start before `to`, from the first. */
export function listEvents(db: Db, { from, to, includeMembers }: Span) {
  return seenBy(db, { includeMembers })
    .select(COLUMNS)
    .select(places)
    .$if(from !== null, (query) => query.where(overAt(), '>', from))
    .$if(to !== null, (query) => query.where('event.startsAt', '<', to))
    .orderBy('event.startsAt')
    .orderBy('event.id')
    .execute()
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
    .select(['event.mapUrl', 'event.description', 'event.price', 'event.routeClimbM', 'event.version'])
    .select(['leader.firstName', 'leader.nickname', 'leader.lastName', 'leader.position'])
    .select((eb) => eb('event.routeGpx', 'is not', null).$castTo<boolean>().as('hasRoute'))
    .select(places)
    .where('event.id', '=', id)
    .executeTakeFirst()
  return event && { ...event, meetingPoints: await listMeetingPoints(db, id) }
}

function listMeetingPoints(db: Db, eventId: number) {
  return db
    .selectFrom('meetingPoint')
    .leftJoin('division', 'division.id', 'meetingPoint.divisionId')
    .select([
      'meetingPoint.id',
      'meetingPoint.at',
      'meetingPoint.place',
      'meetingPoint.note',
      'division.name as division',
    ])
    .where('meetingPoint.eventId', '=', eventId)
    .orderBy('meetingPoint.at')
    .orderBy('meetingPoint.id')
    .execute()
}

export async function findGpx(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('event').select('routeGpx').where('id', '=', id).executeTakeFirst()
  return row?.routeGpx ?? null
}

/** Drafts are nobody's business here; what is for members stays among them. */
function seenBy(db: Db, { includeMembers }: Viewer) {
  return db
    .selectFrom('event')
    .where('event.state', 'in', ['published', 'cancelled'])
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
] as const

/** People who are coming, passengers with them, and the places left (null where there is no limit). */
function places(eb: ExpressionBuilder<Tables, 'event'>) {
  const coming = eb
    .selectFrom('registration')
    .whereRef('registration.eventId', '=', 'event.id')
    .where('registration.status', '=', 'registered')
    .select(({ fn, eb: inner }) =>
      fn.coalesce(fn.sum<number>(inner('registration.passengers', '+', 1)), inner.lit(0)).as('coming'),
    )
  return [
    eb.cast<number>(coming, 'integer').as('coming'),
    eb.cast<number | null>(eb('event.capacity', '-', coming), 'integer').as('free'),
  ] as const
}

/** The same rule as `isOver`: without an end, an event lasts till the end of its day. */
function overAt() {
  const [start, end] = [sql.ref('event.startsAt'), sql.ref('event.endsAt')]
  return sql<Date>`coalesce(${end}, (date_trunc('day', ${start} at time zone 'Europe/Prague') + interval '1 day') at time zone 'Europe/Prague')`
}
