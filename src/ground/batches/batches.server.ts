import { sql } from 'kysely'
import type { Page } from '../http/after.ts'
import { fromLast, leafed } from '../lists/leafed.server.ts'
import { LASTING_REFUSALS } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Json } from '../tables/json.ts'
import { DEFAULT_BATCH_SIZE } from './batch.ts'
import { readSetting } from '../postgres/settings.server.ts'

/** The run and its numbers in one statement, so that they always add up. */
export function findBatch(db: Db, batchId: number) {
  return runs(db).where('batch.id', '=', batchId).executeTakeFirst()
}

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>

export function listBatches(db: Db, kinds: readonly string[], page: Page) {
  const query = runs(db).where('batch.kind', '=', sql<string>`any(${[...kinds]})`)
  return leafed(query, fromLast([sql`batch.created_at`, sql`batch.id`]), page)
}

export async function countBatches(db: Db, kinds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('batch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', sql<string>`any(${[...kinds]})`)
    .executeTakeFirstOrThrow()
  return count
}

/** The newest run of these kinds that still goes on. */
export function findRunningBatch(db: Db, kinds: readonly string[]) {
  return db
    .selectFrom('batch')
    .select('id')
    .where('kind', '=', sql<string>`any(${[...kinds]})`)
    .where('status', '=', 'running')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A run with what became of its items so far, read at one moment; `only` narrows and bounds the list. */
export function findBatchWithItems(db: Db, batchId: number, only?: { failed: true; atMost: number }) {
  return runs(db).select(finishedItems(only).as('items')).where('batch.id', '=', batchId).executeTakeFirst()
}

export type ItemRow = {
  readonly id: number
  readonly label: string
  readonly state: 'done' | 'failed'
  readonly code: string | null
  readonly details: Json
}

function finishedItems(only?: { failed: true; atMost: number }) {
  const states = only ? ['failed'] : ['done', 'failed']
  return sql<readonly ItemRow[]>`(
    select coalesce(json_agg(json_build_object(
      'id', item.item_id, 'label', item.label, 'state', item.state, 'code', item.code,
      'details', item.details
    ) order by item.position), '[]')
    from (
      select * from batch_item
      where batch_id = batch.id and state = any(${states})
      order by position limit ${only?.atMost ?? null}
    ) item
  )`
}

/** A failed item that a plain retry may mend; a code of an older version may be gone from the table. */
export const isMendable = sql<boolean>`coalesce(code, '') <> all(${[...LASTING_REFUSALS]}::text[])`

function runs(db: Db) {
  return db
    .selectFrom('batch')
    .leftJoin('account', 'account.id', 'batch.actorAccountId')
    .leftJoin('member', 'member.id', 'account.memberId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('batchItem')
          .whereRef('batchItem.batchId', '=', 'batch.id')
          .select([
            sql<number>`count(*) filter (where state <> 'waiting')`.as('processed'),
            sql<number>`count(*) filter (where state = 'done')`.as('successful'),
            sql<number>`count(*) filter (where state = 'failed')`.as('failed'),
            sql<number>`count(*) filter (where state = 'failed' and ${isMendable})`.as('mendable'),
          ])
          .as('tally'),
      (join) => join.onTrue(),
    )
    .selectAll('batch')
    .select(['tally.processed', 'tally.successful', 'tally.failed', 'tally.mendable'])
    .select(['member.firstName', 'member.lastName', 'account.email'])
}

/** Takes the next waiting items for this worker; another one takes other items. Their state is written out, for its index. */
export function takeItems(tx: Db, batchId: number, most: number) {
  return tx
    .selectFrom('batchItem')
    .select(['position', 'itemId', 'payload'])
    .where('batchId', '=', batchId)
    .where('state', '=', sql.lit('waiting'))
    .orderBy('position')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function markDone(tx: Db, batchId: number, positions: readonly number[]): Promise<void> {
  await tx
    .updateTable('batchItem')
    .set({ state: 'done', finishedAt: sql<Date>`now()` })
    .where('batchId', '=', batchId)
    .where('position', '=', sql<number>`any(${[...positions]}::int[])`)
    .execute()
}

export async function readBatchSize(db: Db): Promise<number> {
  const size = Number(await readSetting(db, 'batchSize'))
  return Number.isSafeInteger(size) && size > 0 ? size : DEFAULT_BATCH_SIZE
}
