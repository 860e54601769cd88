import { enqueue } from '../platform/jobs.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Json } from '../tables/json.ts'
import { batchCount } from './batch.ts'
import { readBatchSize } from './batches.server.ts'

export type BatchItem = {
  readonly id: number
  /** How the item is called on the screen, kept so that it can be read when the item is gone. */
  readonly label?: string
  readonly payload?: Json
}

type BatchInput = {
  readonly kind: string
  readonly actorId: number
  readonly items: readonly BatchItem[]
  readonly params?: Json
}

export type StartedBatch = {
  readonly id: number
  readonly total: number
  readonly batchSize: number
  readonly batches: number
}

const ITEMS_A_STATEMENT = 1000

/** Freezes the list and queues the work in one transaction: from now on the run is a fact. */
export async function startBatch(
  db: Db,
  { kind, actorId, items, params = {} }: BatchInput,
): Promise<StartedBatch> {
  if (items.length === 0) throw new Refusal('nothing_chosen')
  return inTransaction(db, async (tx) => {
    const batchSize = await readBatchSize(tx)
    const { id } = await tx
      .insertInto('batch')
      .values({
        kind,
        actorAccountId: actorId,
        params: JSON.stringify(params),
        total: items.length,
        batchSize,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let start = 0; start < items.length; start += ITEMS_A_STATEMENT) {
      const rows = items.slice(start, start + ITEMS_A_STATEMENT)
      await tx
        .insertInto('batchItem')
        .values(
          rows.map((item, index) => ({
            batchId: id,
            position: start + index,
            itemId: item.id,
            label: (item.label ?? '').slice(0, 300),
            payload: JSON.stringify(item.payload ?? {}),
          })),
        )
        .execute()
    }
    await enqueue(tx, 'run-batch', { batchId: id })
    return { id, total: items.length, batchSize, batches: batchCount(items.length, batchSize) }
  })
}
