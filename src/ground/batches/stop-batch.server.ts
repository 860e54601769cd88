import { sql } from 'kysely'
import { inTransaction } from '../postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { finishBatch } from './run-batch.server.ts'

/**
 * Takes out of the line what nobody has in hand; what is done stays done. The rest is told as stopped, and a retry goes on
 * with it. Tells how many were taken out.
 */
export async function stopBatch(db: Db, batchId: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const running = await tx
      .selectFrom('batch')
      .select('id')
      .where('id', '=', batchId)
      .where('status', '=', 'running')
      .forUpdate()
      .executeTakeFirst()
    if (!running) throw new Refusal('run_is_over')
    const { numUpdatedRows } = await tx
      .updateTable('batchItem')
      .set({ state: 'failed', code: 'run_stopped', finishedAt: sql<Date>`now()` })
      .where('batchId', '=', batchId)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    await finishBatch(tx, batchId)
    return Number(numUpdatedRows)
  })
}
