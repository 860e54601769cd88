import { type Insertable, sql } from 'kysely'
import { pragueDay } from '../../ground/values/day.ts'
import type { Db, Tables } from '../../tables.ts'
import type { Answers } from '../questions/question.ts'
import { answersIn } from '../questions/questions.server.ts'
import type { Quota } from './quota.ts'
import type { Place, RegistrationStatus } from './registration.ts'
import type { Whose } from '../../people/members/whose.ts'

/** The event held still: whoever registers, leaves or changes it comes one after the other. */
export function lockEvent(tx: Db, id: number) {
  return tx.selectFrom('event').select(EVENT_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** All but the route itself, which may have megabytes. */
export const EVENT_COLUMNS = [
  'id',
  'title',
  'kind',
  'startsAt',
  'endsAt',
  'place',
  'mapUrl',
  'description',
  'descriptionEn',
  'bring',
  'leaderId',
  'capacity',
  'registrationOpensAt',
  'registrationClosesAt',
  'price',
  'visibility',
  'state',
  'routeLengthM',
  'routeClimbM',
  'fuelStops',
  'version',
  'coverPhotoId',
  'withdrawFreeUntil',
  'quotasReleasedOn',
  'lateRefundPercent',
  'guestsWelcome',
] as const

export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>

/** Asked only after the event is locked: a look taken before would be older than the lock. */
export async function countSeats(tx: Db, eventId: number) {
  return tx
    .selectFrom('registration')
    .select(({ fn, eb }) => [
      eb
        .cast<number>(
          fn.coalesce(
            fn
              .sum(eb('registration.passengers', '+', 1))
              .filterWhere('registration.status', '=', 'registered'),
            eb.lit(0),
          ),
          'integer',
        )
        .as('coming'),
      eb
        .cast<number>(fn.countAll().filterWhere('registration.status', '=', 'waiting'), 'integer')
        .as('waitingParties'),
    ])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
}

type Releasing = { readonly id: number; readonly quotasReleasedOn: string | null }

/** Quotas with what their people have of them: those that still hold, or all where nobody asks about today. */
export async function listQuotas(db: Db, events: readonly Releasing[], now: Date | null) {
  const today = now ? pragueDay(now) : ''
  const ids = events
    .filter(({ quotasReleasedOn }) => quotasReleasedOn !== null && quotasReleasedOn > today)
    .map(({ id }) => id)
  if (ids.length === 0) return []
  const { rows } = await sql<Quota & { readonly eventId: number; readonly division: string }>`
    select event_quota.event_id as "eventId", event_quota.division_id as "divisionId", division.name as division,
      event_quota.places,
      coalesce(sum(rider.passengers + 1) filter (where rider.status = 'registered'), 0)::int as taken,
      count(*) filter (where rider.status = 'waiting')::int as waiting
    from event_quota join division on division.id = event_quota.division_id
    left join (select registration.event_id, registration.status, registration.passengers, member.division_id
      from registration join member on member.id = registration.member_id
      where registration.event_id = any(${ids}::int[])) as rider
      on rider.event_id = event_quota.event_id and rider.division_id = event_quota.division_id
    where event_quota.event_id = any(${ids}::int[])
    group by event_quota.event_id, event_quota.division_id, division.name, event_quota.places
    order by event_quota.event_id, division.name`.execute(db)
  return rows
}

/** A person's place in one event: the position in the queue is counted here and nowhere else. */
export async function findPlace(
  db: Db,
  { eventId, memberId, guestId }: Whose & { readonly eventId: number },
): Promise<FoundPlace | null> {
  const all = placesQuery(db).where('eventId', '=', eventId)
  const row = await (
    memberId === null ? all.where('guestId', '=', guestId) : all.where('memberId', '=', memberId)
  ).executeTakeFirst()
  return row ? { ...row, answers: answersIn(row.answers) } : null
}

export type FoundPlace = Place & {
  readonly id: number
  readonly eventId: number
  readonly pillions: string | null
  readonly note: string | null
  readonly answers: Answers
  readonly paymentId: number | null
  readonly meetingPointId: number | null
}

export async function listPlaces(
  db: Db,
  memberId: number,
  eventIds: readonly number[],
): Promise<readonly FoundPlace[]> {
  if (eventIds.length === 0) return []
  const rows = await placesQuery(db)
    .where('memberId', '=', memberId)
    .where('eventId', 'in', [...eventIds])
    .execute()
  return rows.map((row) => ({ ...row, answers: answersIn(row.answers) }))
}

function placesQuery(db: Db) {
  return db
    .selectFrom('registration')
    .select([
      'id',
      'eventId',
      'status',
      'passengers',
      'pillions',
      'note',
      'answers',
      'paymentId',
      'meetingPointId',
    ])
    .select(
      sql<number | null>`case when registration.status = 'waiting' then (
        select count(*)::int from registration as ahead
        where ahead.event_id = registration.event_id and ahead.status = 'waiting'
          and (ahead.queued_at, ahead.id) <= (registration.queued_at, registration.id)) end`.as('position'),
    )
}

type NewRegistration = Pick<
  Insertable<Tables['registration']>,
  | 'eventId'
  | 'memberId'
  | 'guestId'
  | 'status'
  | 'passengers'
  | 'pillions'
  | 'note'
  | 'paymentId'
  | 'meetingPointId'
> & { readonly answers?: Answers }

/**
 * One row a person and event, for ever: who comes back stands at the end again, and in no group. The end is after everybody,
 * also where the server's clock was set back.
 */
export async function putRegistration(tx: Db, { answers = {}, ...input }: NewRegistration): Promise<void> {
  const said = { answers: JSON.stringify(answers) }
  const queuedAt = sql<Date>`greatest(clock_timestamp(), (
    select max(queued_at) + interval '1 microsecond' from registration where event_id = ${input.eventId}))`
  await tx
    .insertInto('registration')
    .values({ ...input, ...said, queuedAt })
    .onConflict((conflict) =>
      (input.guestId ? conflict.column('guestId') : conflict.columns(['eventId', 'memberId'])).doUpdateSet({
        status: input.status,
        passengers: input.passengers ?? 0,
        pillions: input.pillions ?? null,
        note: input.note ?? null,
        ...said,
        paymentId: input.paymentId ?? null,
        meetingPointId: input.meetingPointId ?? null,
        checkedInAt: null,
        remindedAt: null,
        rideGroup: null,
        groupPart: null,
        queuedAt,
      }),
    )
    .execute()
}

export async function setStatus(
  tx: Db,
  id: number,
  {
    status,
    paymentId,
  }: { readonly status: RegistrationStatus; readonly paymentId?: number | null | undefined },
): Promise<void> {
  await tx
    .updateTable('registration')
    .set({ status, ...(paymentId === undefined ? {} : { paymentId }) })
    .where('id', '=', id)
    .execute()
}

type PartyChange = {
  readonly passengers: number
  readonly pillions: string | null
  readonly note: string | null
  readonly answers: Answers
  readonly meetingPointId: number | null
  readonly paymentId?: number | null | undefined
}

export async function setParty(
  tx: Db,
  id: number,
  { paymentId, answers, ...party }: PartyChange,
): Promise<void> {
  await tx
    .updateTable('registration')
    .set({ ...party, answers: JSON.stringify(answers), ...(paymentId === undefined ? {} : { paymentId }) })
    .where('id', '=', id)
    .execute()
}
