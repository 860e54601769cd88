import { enqueue } from '../platform/jobs.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isMendable } from './batches.server.ts'

/** Puts just the failed items back in line: all of them, or those that may pass as they are. The run is from now on his who asks for it. */
export async function retryBatch(
  db: Db,
  batchId: number,
  { actorId, onlyMendable = false }: { readonly actorId: number; readonly onlyMendable?: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const reopened = await tx
      .updateTable('batch')
      .set({ status: 'running', finishedAt: null, actorAccountId: actorId })
      .where('id', '=', batchId)
      .where('status', 'in', ['partial', 'error'])
      .returning('id')
      .executeTakeFirst()
    if (!reopened) throw new Refusal('nothing_to_retry')
    const { numUpdatedRows } = await tx
      .updateTable('batchItem')
      .set({ state: 'waiting', code: null, details: '{}', finishedAt: null })
      .where('batchId', '=', batchId)
      .where('state', '=', 'failed')
      .$if(onlyMendable, (query) => query.where(isMendable))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('nothing_to_retry')
    await enqueue(tx, 'run-batch', { batchId })
  })
}
