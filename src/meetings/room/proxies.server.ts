import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { ProxyEnd } from './proxy.ts'

export type Proxy = {
  readonly id: number
  readonly memberId: number
  readonly name: string
  readonly holderId: number
  readonly holderName: string
  readonly note: string
  readonly givenAt: Date
  readonly endedAt: Date | null
  readonly endReason: ProxyEnd | null
}

/** Every power of attorney of a meeting, by the name of who gave it, ended ones too. */
export async function listProxies(db: Db, meetingId: number): Promise<readonly Proxy[]> {
  const { rows } = await sql<Proxy>`
    select meeting_proxy.id, giver.id as "memberId", giver.last_name || ' ' || giver.first_name as name,
      holder.id as "holderId", holder.last_name || ' ' || holder.first_name as "holderName",
      meeting_proxy.note, given_at as "givenAt", ended_at as "endedAt", end_reason as "endReason"
    from meeting_proxy join member as giver on giver.id = meeting_proxy.member_id
    join member as holder on holder.id = holder_id
    where meeting_id = ${meetingId}
    order by giver.last_name collate cs, giver.first_name collate cs, giver.id, meeting_proxy.id`.execute(db)
  return rows
}

/** For whom somebody votes here and now, and by which power: he is in the room and they are not. */
export async function listRepresented(
  db: Db,
  { meetingId, holderId }: { readonly meetingId: number; readonly holderId: number },
) {
  const { rows } = await sql<{ proxyId: number; memberId: number; name: string }>`
    select meeting_proxy.id as "proxyId", member.id as "memberId", member.last_name || ' ' || member.first_name as name
    from meeting_proxy join member on member.id = meeting_proxy.member_id
    join meeting_presence on meeting_presence.meeting_id = meeting_proxy.meeting_id
      and meeting_presence.member_id = holder_id and left_at is null
    join meeting_voter on meeting_voter.meeting_id = meeting_proxy.meeting_id
      and meeting_voter.member_id = member.id and standing = 'votes'
    where meeting_proxy.meeting_id = ${meetingId} and holder_id = ${holderId} and ended_at is null
    order by member.last_name collate cs, member.first_name collate cs, member.id`.execute(db)
  return rows
}
