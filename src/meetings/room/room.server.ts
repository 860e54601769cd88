import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

export type Head = { readonly present: number; readonly entitled: number; readonly guests: number }

/** Those who may vote and are there now; beside them members without a vote. */
export async function countRoom(db: Db, meetingId: number): Promise<Head> {
  const { rows } = await sql<Head>`
    select count(*) filter (where standing = 'votes' and is_here)::int as present,
      count(*) filter (where standing = 'votes')::int as entitled,
      count(*) filter (where standing <> 'votes' and is_here)::int as guests
    from meeting_voter cross join lateral (select exists (select from meeting_presence
      where meeting_presence.meeting_id = meeting_voter.meeting_id
        and meeting_presence.member_id = meeting_voter.member_id and left_at is null) as is_here) as now
    where meeting_id = ${meetingId}`.execute(db)
  return rows[0] ?? { present: 0, entitled: 0, guests: 0 }
}

export type Seat = {
  readonly memberId: number
  readonly name: string
  readonly votes: boolean
  readonly isHere: boolean
  readonly cameAt: Date | null
  readonly leftAt: Date | null
}

/** Everybody of the frozen list and where he was last. */
export async function listSeats(db: Db, meetingId: number): Promise<readonly Seat[]> {
  const { rows } = await sql<Seat>`
    select member.id as "memberId", member.last_name || ' ' || member.first_name as name, standing = 'votes' as votes,
      last.id is not null and last.left_at is null as "isHere", last.came_at as "cameAt", last.left_at as "leftAt"
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
