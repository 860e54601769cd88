import { recordAudit } from '../../ground/audit/audit.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

/** Somebody has looked into it; the line stays, it just no longer asks. */
export async function settleOddity(db: Db, actorId: number, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('bankOddity')
      .set({ settledAt: now(), settledBy: actorId })
      .where('id', '=', id)
      .where('settledAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('not_found')
    recordAudit(tx, { action: 'BANK_ODDITY_SETTLED', actorId, note: String(id) })
  })
}
