import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { Quorum } from '../calling/rules.ts'
import { hasQuorum } from './count.ts'

type Most = { readonly wasQuorate: boolean; readonly present: number; readonly entitled: number }

/**
 * Whether the meeting could decide at any moment of it: at a vote, by the number that was counted or typed then, or by the door,
 * whether anything was voted on or not. Who came is there himself, whoever he stands in for is there by him.
 */
export async function hadQuorum(
  db: Db,
  { meetingId, quorum }: { readonly meetingId: number; readonly quorum: Quorum },
): Promise<boolean> {
  const { rows } = await sql<Most>`with held as (
      select opened_at, coalesce(ended_at, 'infinity') as ended_at from meeting where id = ${meetingId}::int),
    voter as (select member_id from meeting_voter where meeting_id = ${meetingId}::int and standing = 'votes'),
    here as (select member_id, came_at, coalesce(left_at, 'infinity') as left_at from meeting_presence join voter using (member_id)
      where meeting_id = ${meetingId}::int),
    stay as (select * from here union all
      select voter.member_id, greatest(here.came_at, given_at), least(here.left_at, coalesce(meeting_proxy.ended_at, 'infinity'))
      from meeting_proxy join voter using (member_id) join here on here.member_id = holder_id
      where meeting_id = ${meetingId}::int),
    moment as (select opened_at as at from held union select greatest(came_at, opened_at) from stay, held)
    select exists (select from meeting_vote where meeting_id = ${meetingId}::int and is_quorate) as "wasQuorate",
      (select count(*)::int from voter) as entitled,
      coalesce((select max(there) from (select count(distinct member_id)::int as there from moment join stay
        on came_at <= at and left_at > at cross join held where at < ended_at group by at) as counted), 0) as present`.execute(
    db,
  )
  const [most] = rows
  return most !== undefined && (most.wasQuorate || hasQuorum(quorum, most))
}
