import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

type Ended = { readonly meetingId: number; readonly endedOn: string }

/**
 * Each vote that decided something becomes a resolution, numbered within the year in the order they were voted on. At the end of
 * the meeting: until then a vote may be annulled, and a number is never given back. Two meetings that end together wait for each other.
 */
export async function numberResolutions(tx: Db, { meetingId, endedOn }: Ended): Promise<number> {
  const year = Number(endedOn.slice(0, 4))
  await sql`select pg_advisory_xact_lock(7203118)`.execute(tx)
  const { rows } = await sql`
    insert into resolution (meeting_id, vote_id, year, number, title, wording)
    select vote.meeting_id, vote.id, ${year}::int,
      (select coalesce(max(number), 0) from resolution where year = ${year}::int) + row_number() over (order by vote.closed_at, vote.id),
      point.title,
      concat_ws(E'\n\n', nullif(point.wording, ''),
        (select 'Zvoleno: ' || string_agg(vote.candidates[place], ', ' order by place) from unnest(vote.elected) as place))
    from meeting_vote as vote join agenda_point as point on point.id = vote.point_id
    where vote.meeting_id = ${meetingId} and vote.state = 'closed' and (vote.outcome in ('passed', 'elected') or cardinality(vote.elected) > 0)
    returning id`.execute(tx)
  return rows.length
}

type Decided = { readonly rollamId: number; readonly endedOn: string }

/** The same of a decision outside a meeting that passed. */
export async function numberRollam(tx: Db, { rollamId, endedOn }: Decided): Promise<void> {
  const year = Number(endedOn.slice(0, 4))
  await sql`select pg_advisory_xact_lock(7203118)`.execute(tx)
  await sql`insert into resolution (rollam_id, year, number, title, wording)
    select id, ${year}::int, (select coalesce(max(number), 0) + 1 from resolution where year = ${year}::int), title, wording
    from rollam where id = ${rollamId}`.execute(tx)
}
