import { type UpdateObject, sql } from 'kysely'
import { Refusal } from '../../refusals.ts'
import type { Db, Tables } from '../../tables.ts'
import type { MemberCard } from './member.ts'
import { findCard } from './member-cards.server.ts'

/** Writes on a card that is already locked, and gives it back as it now stands. */
export async function setOnCard(
  tx: Db,
  memberId: number,
  columns: UpdateObject<Tables, 'member'>,
  today: string,
): Promise<MemberCard> {
  await tx
    .updateTable('member')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', memberId)
    .execute()
  const card = await findCard(tx, memberId, today)
  if (!card) throw new Refusal('not_found')
  return card
}
