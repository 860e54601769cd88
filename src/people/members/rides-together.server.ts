import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import { RIDDEN_KINDS } from './riding.ts'

export type RidesTogether = {
  readonly count: number
  readonly lastTitle: string
  readonly lastOn: string
}

/**
 * How often two people rode together, and when last. Where anybody was ticked off at the start, only those ticked were
 * there; where nobody was, who had registered went.
 */
export async function ridesTogether(
  db: Db,
  [one, other]: readonly [number, number],
  now: Date,
): Promise<RidesTogether | null> {
  const { rows } = await sql<RidesTogether>`select count(*) over ()::int as count, event.title as "lastTitle",
      to_char(event.starts_at at time zone 'Europe/Prague', 'YYYY-MM-DD') as "lastOn"
    from event
    join registration as mine on mine.event_id = event.id and mine.member_id = ${one} and mine.status = 'registered'
    join registration as his on his.event_id = event.id and his.member_id = ${other} and his.status = 'registered'
    where event.kind = any(${[...RIDDEN_KINDS]}::text[]) and event.state = 'published' and event.starts_at < ${now}
      and ((mine.checked_in_at is not null and his.checked_in_at is not null) or not exists (
        select from registration as anybody
        where anybody.event_id = event.id and anybody.checked_in_at is not null))
    order by event.starts_at desc limit 1`.execute(db)
  return rows[0] ?? null
}
