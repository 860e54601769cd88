import { sql } from 'kysely'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../../ground/tables/json.ts'
import { SILENCE_SECONDS, type TaskKind, type TaskProgress } from './task.ts'

const COLUMNS = [
  'id',
  'kind',
  'state',
  'askedBy',
  'params',
  'progress',
  'result',
  'fault',
  'attempts',
  'timesPutDown',
  'askedAt',
  'startedAt',
  'switchedAt',
  'finishedAt',
] as const

export type NewTask = { readonly kind: TaskKind; readonly askedBy: number | null; readonly params?: Json }

const RUNNING = () => new Refusal('task_running', { retryAfter: 10 })

/** Puts a task into the queue; the database refuses a second one of those that cannot go side by side. */
export async function insertTask(tx: Db, { kind, askedBy, params = {} }: NewTask): Promise<number> {
  return knowing(
    { house_task_one_copier: RUNNING, house_task_one_walker: RUNNING, house_task_one_prover: RUNNING },
    async () => {
      const { id } = await tx
        .insertInto('houseTask')
        .values({ kind, askedBy, params: JSON.stringify(params) })
        .returning('id')
        .executeTakeFirstOrThrow()
      await enqueue(tx, 'run-task', { taskId: id })
      return id
    },
  )
}

const isSilent = sql<boolean>`beat_at < now() - make_interval(secs => ${SILENCE_SECONDS})`

/** Takes a task for this process: one that waits, or one whose process gives no sign of life. */
export function claimTask(db: Db, id: number) {
  return db
    .updateTable('houseTask')
    .set({
      state: 'running',
      beatAt: sql<Date>`now()`,
      startedAt: sql<Date>`coalesce(started_at, now())`,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('state', '=', 'waiting'), where.and([where('state', '=', 'running'), isSilent])]),
    )
    .returning(COLUMNS)
    .executeTakeFirst()
}

export type Task = NonNullable<Awaited<ReturnType<typeof claimTask>>>

/** Which backup it is about. */
export function nameOf({ params }: Pick<Task, 'params'>): string {
  const { name } = asRecord(params)
  return typeof name === 'string' ? name : ''
}

/** A sign of life with what is done so far; nothing once somebody else has taken the task over. */
export async function beat(
  db: Db,
  { id, attempts }: Pick<Task, 'id' | 'attempts'>,
  progress: TaskProgress | null,
): Promise<void> {
  await db
    .updateTable('houseTask')
    .set({ beatAt: sql<Date>`now()`, ...(progress ? { progress: JSON.stringify(progress) } : {}) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .execute()
}

type End =
  | { readonly state: 'done'; readonly result: Json }
  | { readonly state: 'failed'; readonly fault: string }

/** True for the one who ends it. */
export async function finishTask(
  db: Db,
  { id, attempts }: Pick<Task, 'id' | 'attempts'>,
  end: End,
): Promise<boolean> {
  const ended = await db
    .updateTable('houseTask')
    .set({
      state: end.state,
      finishedAt: sql<Date>`now()`,
      ...(end.state === 'done' ? { result: JSON.stringify(end.result) } : { fault: end.fault.slice(0, 60) }),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** The house closes in the middle of it: whoever opens next begins it again, and it does not count as a death. */
export async function putDown(db: Db, { id, attempts }: Pick<Task, 'id' | 'attempts'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('houseTask')
      .set({ state: 'waiting', timesPutDown: sql<number>`times_put_down + 1` })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'running')
      .execute()
    await enqueue(tx, 'run-task', { taskId: id })
  })
}

/** What stands still although it should go. */
export async function listStalledTasks(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('houseTask')
    .select('id')
    .where('state', 'in', ['waiting', 'running'])
    .where(isSilent)
    .execute()
  return rows.map(({ id }) => id)
}

export function findTask(db: Db, id: number) {
  return db.selectFrom('houseTask').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** The newest task of each kind, and those that go on. */
export function listLatestTasks(db: Db, kinds: readonly TaskKind[]) {
  return db
    .selectFrom('houseTask')
    .distinctOn('kind')
    .select(COLUMNS)
    .where('kind', 'in', kinds)
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute()
}

/** The job: a year is enough. */
export async function forgetOldTasks(db: Db): Promise<void> {
  await db
    .deleteFrom('houseTask')
    .where('state', 'in', ['done', 'failed'])
    .where('askedAt', '<', sql<Date>`now() - interval '1 year'`)
    .execute()
}
