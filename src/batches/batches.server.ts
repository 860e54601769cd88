import { sql } from 'kysely'
import type { Db } from '../tables.ts'
import { DEFAULT_BATCH_SIZE } from './batch.ts'

export function findBatch(db: Db, batchId: number) {
  return db
    .selectFrom('batch')
    .leftJoin('account', 'account.id', 'batch.actorAccountId')
    .leftJoin('member', 'member.id', 'account.memberId')
    .selectAll('batch')
    .select(['member.firstName', 'member.lastName', 'account.email'])
    .select([
      sql<number>`(select count(*)::int from batch_item where batch_id = batch.id and state <> 'waiting')`.as('processed'),
      sql<number>`(select count(*)::int from batch_item where batch_id = batch.id and state = 'done')`.as('successful'),
      sql<number>`(select count(*)::int from batch_item where batch_id = batch.id and state = 'failed')`.as('failed'),
    ])
    .where('batch.id', '=', batchId)
    .executeTakeFirst()
}

export function listBatchItems(db: Db, batchId: number) {
  return db
    .selectFrom('batchItem')
    .select(['position', 'itemId', 'label', 'state', 'code'])
    .where('batchId', '=', batchId)
    .orderBy('position')
    .execute()
}

/** Takes the next waiting items for this worker; another one takes other items. */
export function takeItem(tx: Db, batchId: number) {
  return tx
    .selectFrom('batchItem')
    .select(['position', 'itemId', 'payload'])
    .where('batchId', '=', batchId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function markItem(tx: Db, batchId: number, position: number, code: string | null): Promise<void> {
  await tx
    .updateTable('batchItem')
    .set({ state: code === null ? 'done' : 'failed', code, finishedAt: sql<Date>`now()` })
    .where('batchId', '=', batchId)
    .where('position', '=', position)
    .execute()
}

export async function readBatchSize(db: Db): Promise<number> {
  const row = await db.selectFrom('clubSetting').select('value').where('key', '=', 'batchSize').executeTakeFirst()
  const size = Number(row?.value)
  return Number.isSafeInteger(size) && size > 0 ? size : DEFAULT_BATCH_SIZE
}
