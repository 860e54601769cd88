import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

/** The card was lost: every one printed or shown so far stops being true, the next one is. */
export async function revokeCard(db: Db, actorId: number, memberId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const card = await tx
      .updateTable('member')
      .set((eb) => ({ cardSerial: eb('cardSerial', '+', 1) }))
      .where('id', '=', memberId)
      .returning('cardSerial')
      .executeTakeFirst()
    if (!card) throw new Refusal('not_found')
    recordAudit(tx, { action: 'CARD_REVOKED', actorId, memberId })
  })
}
