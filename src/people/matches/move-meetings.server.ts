import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { Pair } from './merge-cards.server.ts'

/** Where both cards voted both votes stay told as they were: what was voted is never changed. */
export async function moveBallots(
  tx: Db,
  table: 'ballot_right' | 'public_ballot',
  { keep, drop }: Pair,
): Promise<void> {
  await sql`update ${sql.table(table)} as moved set member_id = ${keep} where member_id = ${drop} and not exists (
    select from ${sql.table(table)} as kept where kept.member_id = ${keep} and kept.vote_id = moved.vote_id)`.execute(
    tx,
  )
}

/** Nobody is in a room twice. */
export async function movePresence(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`delete from meeting_presence as moved where member_id = ${drop} and left_at is null and exists (
    select from meeting_presence as kept
    where kept.member_id = ${keep} and kept.meeting_id = moved.meeting_id and kept.left_at is null)`.execute(
    tx,
  )
  await tx.updateTable('meetingPresence').set({ memberId: keep }).where('memberId', '=', drop).execute()
}

/** What one meeting knows of both cards it knows once. */
export async function moveInMeetings(
  tx: Db,
  table: 'meeting_invitee' | 'meeting_part' | 'meeting_voter',
  { keep, drop }: Pair,
): Promise<void> {
  const isSame = table === 'meeting_part' ? sql`and kept.part = moved.part` : sql``
  await sql`delete from ${sql.table(table)} as moved where member_id = ${drop} and exists (
    select from ${sql.table(table)} as kept
    where kept.member_id = ${keep} and kept.meeting_id = moved.meeting_id ${isSame})`.execute(tx)
  await sql`update ${sql.table(table)} set member_id = ${keep} where member_id = ${drop}`.execute(tx)
}

/** Nobody stands in for himself, gives his vote twice or passes one on: what would say so of the one card they become is gone. */
export async function moveProxies(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`delete from meeting_proxy where member_id in (${keep}, ${drop}) and holder_id in (${keep}, ${drop})`.execute(
    tx,
  )
  await sql`delete from meeting_proxy as moved where ended_at is null and (
    (member_id = ${drop} and exists (select from meeting_proxy as kept where kept.meeting_id = moved.meeting_id
      and kept.ended_at is null and ${keep} in (kept.member_id, kept.holder_id)))
    or (holder_id = ${drop} and exists (select from meeting_proxy as kept where kept.meeting_id = moved.meeting_id
      and kept.ended_at is null and kept.member_id = ${keep})))`.execute(tx)
  await tx.updateTable('meetingProxy').set({ memberId: keep }).where('memberId', '=', drop).execute()
  await tx.updateTable('meetingProxy').set({ holderId: keep }).where('holderId', '=', drop).execute()
}

/** Where both cards were asked both answers stay told as they were. */
export async function moveRollam(tx: Db, { keep, drop }: Pair): Promise<void> {
  await sql`update rollam_voter as moved set member_id = ${keep} where member_id = ${drop} and not exists (
    select from rollam_voter as kept where kept.member_id = ${keep} and kept.rollam_id = moved.rollam_id)`.execute(
    tx,
  )
}
