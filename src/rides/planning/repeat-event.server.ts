import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockEvent } from '../events/registrations.server.ts'
import { copyQuestions } from '../questions/write-question.server.ts'
import type { SeriesInput } from './series-input.ts'

type Series = { readonly isIn: boolean; readonly following: number }

/** Whether an event belongs to a series, and how many come after it. */
export async function viewSeries(db: Db, eventId: number): Promise<Series> {
  const { rows } = await sql<Series>`
    select event.series_id is not null as "isIn", (select count(*)::int from event as later
      where later.series_id = event.series_id and later.starts_at > event.starts_at
        and later.state <> 'cancelled') as following
    from event where event.id = ${eventId}`.execute(db)
  return rows[0] ?? { isIn: false, following: 0 }
}

type Repeating = SeriesInput & { readonly eventId: number; readonly now: Date }

/** The same hour on the wall, so many weeks later: what is local stays local. */
const LATER = (column: string, days: ReturnType<typeof sql<number>>) =>
  sql`(${sql.ref(column)} at time zone 'Europe/Prague' + make_interval(days => ${days})) at time zone 'Europe/Prague'`

/** More events like this one, with its meeting points, quotas, questions, route and picture; nobody is registered there yet. */
export async function repeatEvent(
  db: Db,
  actorId: number,
  { eventId, everyWeeks, times, now }: Repeating,
): Promise<readonly number[]> {
  return inTransaction(db, async (tx) => {
    const event = await lockEvent(tx, eventId)
    if (!event) throw new Refusal('not_found')
    if (event.state === 'cancelled') throw new Refusal('event_cancelled')
    if (event.startsAt <= now) throw new Refusal('event_started')
    if ((await viewSeries(tx, eventId)).following > 0) throw new Refusal('series_goes_on')
    await sql`update event set series_id = coalesce(series_id, nextval('event_series_id_seq')), version = version + 1
      where id = ${eventId}`.execute(tx)
    const made = await copyEvents(tx, { eventId, actorId, everyWeeks, times })
    for (const to of made) await copyQuestions(tx, { from: eventId, to })
    recordAudit(tx, {
      action: 'EVENT_REPEATED',
      actorId,
      changes: [
        { field: 'event', from: eventId, to: eventId },
        { field: 'repeats', from: null, to: times },
      ],
      note: event.title,
    })
    return made
  })
}

type Copying = SeriesInput & { readonly eventId: number; readonly actorId: number }

async function copyEvents(
  tx: Db,
  { eventId, actorId, everyWeeks, times }: Copying,
): Promise<readonly number[]> {
  const days = sql<number>`turn * ${everyWeeks * 7}::int`
  const { rows } = await sql<{ id: number }>`
    insert into event (title, kind, place, map_url, bring, description, description_en, leader_id, capacity, price,
      late_refund_percent, visibility, guests_welcome, state, route_gpx, route_length_m, route_climb_m, cover_photo_id,
      series_id, created_by, starts_at, ends_at, registration_opens_at, registration_closes_at, withdraw_free_until,
      quotas_released_on)
    select title, kind, place, map_url, bring, description, description_en, leader_id, capacity, price,
      late_refund_percent, visibility, guests_welcome, state, route_gpx, route_length_m, route_climb_m, cover_photo_id,
      series_id, ${actorId}::int, ${LATER('starts_at', days)}, ${LATER('ends_at', days)},
      ${LATER('registration_opens_at', days)}, ${LATER('registration_closes_at', days)},
      withdraw_free_until + ${days}, quotas_released_on + ${days}
    from event, generate_series(1, ${times}::int) as turn where event.id = ${eventId} order by turn
    returning id`.execute(tx)
  const made = rows.map(({ id }) => id)
  const apart = sql<number>`(made.starts_at at time zone 'Europe/Prague')::date
    - (event.starts_at at time zone 'Europe/Prague')::date`
  await sql`insert into meeting_point (event_id, division_id, at, place, note)
    select made.id, division_id, ${LATER('meeting_point.at', apart)}, meeting_point.place, note
    from meeting_point join event on event.id = meeting_point.event_id, event as made
    where event.id = ${eventId} and made.id = any(${made}::int[]) order by made.id, meeting_point.id`.execute(
    tx,
  )
  await sql`insert into event_quota (event_id, division_id, places)
    select made.id, division_id, places from event_quota, unnest(${made}::int[]) as made (id)
    where event_id = ${eventId}`.execute(tx)
  return made
}
