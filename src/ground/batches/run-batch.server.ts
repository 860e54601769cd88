import { sql } from 'kysely'
import type { Permission } from '../../permissions.ts'
import { now } from '../platform/clock.server.ts'
import { pragueDay } from '../values/day.ts'
import { isHouseTrouble } from '../platform/house-trouble.ts'
import { enqueue, Interrupted } from '../platform/jobs.server.ts'
import { ALIVE_SECONDS, alive } from '../platform/watch-held.server.ts'
import { toRefusal } from '../http/refusal-answer.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { Language } from '../values/words.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Json } from '../tables/json.ts'
import { batchOutcome } from './batch.ts'
import { failureDetails } from './failure.ts'
import { findBatch, markDone, takeItems } from './batches.server.ts'

export type BatchWork = {
  /** What the run is called on the screen. */
  readonly title: Readonly<Record<Language, string>>
  /** Who may start, watch and retry this kind of run. */
  readonly permission: Permission
  /** One item, in its own transaction; what cannot be done is refused, and the run goes on. */
  readonly perform: (tx: Db, item: { id: number; payload: Json }, run: BatchRun) => Promise<void>
  /**
   * The same for many items in one transaction, where thousands are to be done: it names those it refuses. What it throws
   * undoes them all, and they are performed one by one.
   */
  readonly performMany?: (
    tx: Db,
    ids: readonly number[],
    run: BatchRun,
  ) => Promise<ReadonlyMap<number, RefusalCode>>
  /** Once all is done, or stopped, what follows from all of it. A run that was killed comes here again. */
  readonly afterAll?: (tx: Db, run: BatchRun) => Promise<void>
}

export type BatchRun = {
  readonly batchId: number
  readonly actorId: number
  readonly params: Json
  readonly today: string
}
export type BatchKinds = Readonly<Record<string, BatchWork>>

/**
 * Works a run off, item by item. The item's change and its mark are one transaction, so a run that
 * was killed goes on where it stopped: nothing twice, nothing left out. When the house closes, the item in hand is
 * finished and the others stay in line.
 */
export async function runBatch(
  db: Db,
  kinds: BatchKinds,
  batchId: number,
  signal: AbortSignal = NEVER,
): Promise<void> {
  const batch = await findBatch(db, batchId)
  const work = batch && kinds[batch.kind]
  if (!batch || !work || batch.status !== 'running') return

  const sign = () => signOfLife(db, batchId)
  await alive(sign, async () => {
    await sign()
    await workOff(db, work, batch, signal)
  })
  // Whoever came to the end is not dead; one who still has an item says so himself.
  await sql`update batch set alive_until = null where id = ${batchId} and status = 'running'`.execute(db)
}

const signOfLife = (db: Db, batchId: number) =>
  sql`update batch set alive_until = clock_timestamp() + make_interval(secs => ${ALIVE_SECONDS})
    where id = ${batchId} and status = 'running'`.execute(db)

/** Puts runs back into the queue whose worker told nothing any more; of all who look, one does it. */
export async function resumeForgotten(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update batch set alive_until = clock_timestamp() + make_interval(secs => ${ALIVE_SECONDS})
    where status = 'running' and alive_until < clock_timestamp() returning id`.execute(db)
  for (const { id } of rows) await enqueue(db, 'run-batch', { batchId: id })
}

type Batch = NonNullable<Awaited<ReturnType<typeof findBatch>>>

async function workOff(db: Db, work: BatchWork, batch: Batch, signal: AbortSignal): Promise<void> {
  const { id: batchId } = batch
  const run = { batchId, actorId: batch.actorAccountId, params: batch.params }
  const next = () => ({ ...run, today: pragueDay(now()) })
  if (work.performMany)
    while (await performSome(db, { ...work, performMany: work.performMany }, next(), signal)) {
      // Each round takes a handful; what it cannot do together is left for the rounds below.
    }
  while (await performNext(db, work, next(), signal)) {
    // Each round takes one item; another process may be taking others at the same time.
  }
  if (work.afterAll) await work.afterAll(db, next())
  await finishBatch(db, batchId)
}

const NEVER = new AbortController().signal

/** Picks up runs whose worker is gone: after a kill, a restart, a job that was tried too often. */
export async function resumeBatches(db: Db, kinds: BatchKinds, signal: AbortSignal = NEVER): Promise<void> {
  const running = await db
    .selectFrom('batch')
    .select('id')
    .where('status', '=', 'running')
    .orderBy('id')
    .execute()
  for (const { id } of running) await runBatch(db, kinds, id, signal)
}

const AT_ONCE = 100

type ManyWork = Required<Pick<BatchWork, 'performMany'>>

/** Some items together with their marks; whether there may be more. One that fails as a whole has changed nothing. */
async function performSome(
  db: Db,
  { performMany }: ManyWork,
  run: BatchRun,
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted) throw new Interrupted(`batch ${run.batchId} waits for the next start`)
  try {
    return await inTransaction(db, async (tx) => {
      const items = await takeItems(tx, run.batchId, AT_ONCE)
      if (items.length === 0) return false
      const refused = await performMany(
        tx,
        items.map(({ itemId }) => itemId),
        run,
      )
      await markDone(
        tx,
        run.batchId,
        items.filter(({ itemId }) => !refused.has(itemId)).map(({ position }) => position),
      )
      for (const { itemId, position } of items) {
        const code = refused.get(itemId)
        if (code) await markFailed(tx, { batchId: run.batchId, position, refusal: new Refusal(code) })
      }
      return true
    })
  } catch (error) {
    const refusal = toRefusal(error, `batch ${run.batchId}, many items`)
    if ((signal.aborted && !(error instanceof Refusal)) || isHouseTrouble(refusal)) throw error
    return false
  }
}

async function performNext(db: Db, work: BatchWork, run: BatchRun, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) throw new Interrupted(`batch ${run.batchId} waits for the next start`)
  let position: number | undefined
  try {
    return await inTransaction(db, async (tx) => {
      const [item] = await takeItems(tx, run.batchId, 1)
      if (!item) return false
      position = item.position
      await markDone(tx, run.batchId, [position])
      await work.perform(tx, { id: item.itemId, payload: item.payload }, run)
      return true
    })
  } catch (error) {
    const refusal = toRefusal(error, `batch ${run.batchId}, item ${position}`)
    // The house itself is in trouble or closing, not the item: it keeps waiting, and the run is taken up again later.
    const isCutOff = signal.aborted && !(error instanceof Refusal)
    if (position === undefined || isCutOff || isHouseTrouble(refusal)) throw error
    await markFailed(db, { batchId: run.batchId, position, refusal })
    return true
  }
}

type Failure = { readonly batchId: number; readonly position: number; readonly refusal: Refusal }

/** The item's transaction was undone; its failure is noted unless somebody else has done the item since. */
async function markFailed(db: Db, { batchId, position, refusal }: Failure): Promise<void> {
  await db
    .updateTable('batchItem')
    .set({
      state: 'failed',
      code: refusal.code,
      details: JSON.stringify(failureDetails(refusal)),
      finishedAt: sql<Date>`now()`,
    })
    .where('batchId', '=', batchId)
    .where('position', '=', position)
    .where('state', '=', 'waiting')
    .execute()
}

/** Ends the run once no item waits; items another worker holds keep it open, and that worker ends it. */
export async function finishBatch(db: Db, batchId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('batch').select('id').where('id', '=', batchId).forUpdate().executeTakeFirst()
    const batch = await findBatch(tx, batchId)
    if (!batch || batch.status !== 'running' || batch.processed < batch.total) return
    await tx
      .updateTable('batch')
      .set({ status: batchOutcome(batch), finishedAt: sql<Date>`now()` })
      .where('id', '=', batchId)
      .execute()
  })
}
