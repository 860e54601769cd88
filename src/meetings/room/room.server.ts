import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

export type Head = {
  /** Of those who vote, in the room or represented there. */
  readonly present: number
  readonly represented: number
  readonly entitled: number
  readonly guests: number
}

const IS_HERE = sql`exists (select from meeting_presence where meeting_presence.meeting_id = meeting_voter.meeting_id
  and meeting_presence.member_id = meeting_voter.member_id and left_at is null)`

/** A power of attorney in force whose holder is in the room. */
const IS_REPRESENTED = sql`exists (select from meeting_proxy join meeting_presence as holder
    on holder.meeting_id = meeting_proxy.meeting_id and holder.member_id = holder_id and holder.left_at is null
  where meeting_proxy.meeting_id = meeting_voter.meeting_id and meeting_proxy.member_id = meeting_voter.member_id
    and ended_at is null)`

/** Those who may vote and are there now, themselves or by another; beside them members without a vote. */
export async function countRoom(db: Db, meetingId: number): Promise<Head> {
  const { rows } = await sql<Head>`
    select count(*) filter (where standing = 'votes' and (is_here or is_represented))::int as present,
      count(*) filter (where standing = 'votes' and is_represented and not is_here)::int as represented,
      count(*) filter (where standing = 'votes')::int as entitled,
      count(*) filter (where standing <> 'votes' and is_here)::int as guests
    from meeting_voter cross join lateral (select ${IS_REPRESENTED} as is_represented, ${IS_HERE} as is_here) as now
    where meeting_id = ${meetingId}`.execute(db)
  return rows[0] ?? { present: 0, represented: 0, entitled: 0, guests: 0 }
}

/** Of those who voted or took their right those who are not there any more, and how many of them were represented. */
export async function countGone(
  db: Db,
  { voteId, table }: { readonly voteId: number; readonly table: 'ballot_right' | 'public_ballot' },
): Promise<{ readonly gone: number; readonly represented: number }> {
  const { rows } = await sql<{ gone: number; represented: number }>`
    select count(*)::int as gone, count(proxy_id)::int as represented
    from ${sql.table(table)} as voted join meeting_vote on meeting_vote.id = vote_id
    join meeting_voter on meeting_voter.meeting_id = meeting_vote.meeting_id and meeting_voter.member_id = voted.member_id
    where vote_id = ${voteId} and not (${IS_HERE} or ${IS_REPRESENTED})`.execute(db)
  return rows[0] ?? { gone: 0, represented: 0 }
}

export type Seat = {
  readonly memberId: number
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly votes: boolean
  readonly isHere: boolean
  readonly cameAt: Date | null
  readonly leftAt: Date | null
  /** Who holds his power of attorney, and whose he holds. */
  readonly holderId: number | null
  readonly holder: string | null
  readonly standsFor: readonly string[]
}

/** Everybody of the frozen list and where he was last. */
export async function listSeats(db: Db, meetingId: number): Promise<readonly Seat[]> {
  const { rows } = await sql<Seat>`
    select member.id as "memberId", member.last_name || ' ' || member.first_name as name,
      member.first_name as "firstName", member.last_name as "lastName", standing = 'votes' as votes,
      last.id is not null and last.left_at is null as "isHere", last.came_at as "cameAt", last.left_at as "leftAt",
      (select holder_id from meeting_proxy where meeting_proxy.meeting_id = meeting_voter.meeting_id
        and meeting_proxy.member_id = meeting_voter.member_id and ended_at is null) as "holderId",
      (select last_name || ' ' || first_name from meeting_proxy join member as holder on holder.id = holder_id
        where meeting_proxy.meeting_id = meeting_voter.meeting_id and meeting_proxy.member_id = meeting_voter.member_id
          and ended_at is null) as holder,
      array(select last_name || ' ' || first_name from meeting_proxy join member as giver on giver.id = meeting_proxy.member_id
        where meeting_proxy.meeting_id = meeting_voter.meeting_id and holder_id = meeting_voter.member_id
          and ended_at is null order by last_name collate cs, first_name collate cs, giver.id) as "standsFor"
    from meeting_voter join member on member.id = meeting_voter.member_id
    left join lateral (select * from meeting_presence where meeting_presence.meeting_id = meeting_voter.meeting_id
      and meeting_presence.member_id = meeting_voter.member_id order by id desc limit 1) as last on true
    where meeting_voter.meeting_id = ${meetingId}
    order by member.last_name collate cs, member.first_name collate cs, member.id`.execute(db)
  return rows
}

/** May he vote here and now? */
export async function isVoterPresent(db: Db, meetingId: number, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`
    select exists (select from meeting_voter join meeting_presence using (meeting_id, member_id)
      where meeting_id = ${meetingId} and member_id = ${memberId} and standing = 'votes' and left_at is null) as "isSo"`.execute(
    db,
  )
  return rows[0]?.isSo === true
}
