import { fromKysely, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '../../tables.ts'
import { keptOnce } from './kept-once.server.ts'
import { log } from './log.server.ts'
import { LONGEST_SILENCE, UNHURRIED } from './unhurried.ts'

/** `signal` says that the house is closing: whoever goes from item to item stops after the one in hand. */
type JobContext = { readonly db: Db; readonly signal: AbortSignal }

/** One kind of background work: what it does and, if it comes by itself, when. */
type Job = {
  readonly work: (context: JobContext, data: Readonly<Record<string, unknown>>) => Promise<void>
  readonly cron?: string
  /** Also once whenever a process starts: what was cut off goes on at once. */
  readonly atStart?: true
}

export type JobTable = Readonly<Record<string, Job>>

/** Work was put down in the middle because the house closes; the rest of it waits for the next start. */
export class Interrupted extends Error {}

// Heartbeats let another process take over work of a killed one in about ten seconds. Being killed costs a job one of its
// tries, so there are enough of them for any number of restarts in an evening; what comes every minute needs no more. Nor does a
// killed one wait as one that failed (`wakeKilled`).
const QUEUE = { retryDelay: 1, retryBackoff: true, heartbeatSeconds: 10, expireInSeconds: 900, notify: true }
const TRIES = { often: { retryLimit: 5 }, once: { retryLimit: 50, retryDelayMax: 600 } }
const EVERY_MINUTE = '* * * * *'
const PRAGUE = 'Europe/Prague'

/** How long a job in hand may take to its end once the house closes. */
const FINISH_WITHIN = 8000

const running = keptOnce('jobs', (): { queue: PgBoss | null } => ({ queue: null }))

type StartOptions = {
  readonly url: string
  readonly db: Db
  readonly jobs: JobTable
  /** Tests enqueue without working the queue off. */
  readonly works?: boolean
}

export type Jobs = {
  /** Takes no more work from the queue. Queueing goes on: requests being finished still need it. */
  readonly rest: () => void
  readonly stop: () => Promise<void>
}

export async function startJobs({ url, db, jobs, works = true }: StartOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: 'klubovna-jobs',
    connectionTimeoutMillis: 3000,
    options: `${UNHURRIED} -c idle_in_transaction_session_timeout=${LONGEST_SILENCE}`,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 5,
    // Left alone it looks once a minute whose heartbeat has stopped.
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue stumbled'))
  await boss.start()
  await openQueues(boss, jobs, works)
  running.queue = boss
  const closing = new AbortController()
  const context = { db, signal: closing.signal }
  // Only now: work that goes on after a restart queues more work at once, and needs every queue to be there.
  if (works) await putToWork(boss, context, jobs)
  const rest = () => {
    if (closing.signal.aborted) return
    closing.abort()
    if (works) for (const name of Object.keys(jobs)) void boss.offWork(name, { wait: false })
  }
  return {
    rest,
    stop: async () => {
      rest()
      await boss.stop({ graceful: true, timeout: FINISH_WITHIN })
      // Last of all: a job coming to its end may have more to queue.
      running.queue = null
    },
  }
}

/** What is there as it should be is left alone: at most starts, all of it, and the doors open sooner. */
async function openQueues(boss: PgBoss, jobs: JobTable, works: boolean): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue as object]))
  for (const [name, job] of Object.entries(jobs)) {
    const options = { ...QUEUE, ...(job.cron === EVERY_MINUTE ? TRIES.often : TRIES.once) }
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, options)
    // A queue that was there before keeps the settings it was made with.
    else if (works && !hasAll(queue, options)) await boss.updateQueue(name, options)
  }
}

function hasAll(queue: object, options: object): boolean {
  const values = new Map(Object.entries(queue))
  return Object.entries(options).every(([name, value]) => values.get(name) === value)
}

async function putToWork(boss: PgBoss, context: JobContext, jobs: JobTable): Promise<void> {
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  for (const [name, job] of Object.entries(jobs)) {
    const { cron, timezone } = known.get(name) ?? {}
    if (job.cron && (job.cron !== cron || timezone !== PRAGUE))
      await boss.schedule(name, job.cron, {}, { tz: PRAGUE })
    await boss.work<Record<string, unknown>>(name, PACE, (given) =>
      Promise.all(given.map((one) => workOff(context, job, one))),
    )
    if (job.atStart) await boss.send(name, {})
  }
}

// A notice wakes a worker for one job only; whatever waited before is found by looking.
const PACE = {
  batchSize: 5,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const

async function workOff(
  context: JobContext,
  job: Job,
  { id, data }: { id: string; data: Readonly<Record<string, unknown>> | null },
): Promise<JobResult> {
  try {
    await job.work(context, data ?? {})
    return { id, status: 'completed' }
  } catch (error) {
    if (context.signal.aborted) log.info({ jobId: id }, 'a job was put down, it goes on after the next start')
    // Trying again costs one of its tries, and after a few closings in a row it would be called a failure.
    if (context.signal.aborted && comesAgain(job)) return { id, status: 'completed' }
    if (!context.signal.aborted) log.error({ err: error, jobId: id }, 'a job failed')
    return {
      id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    }
  }
}

/** By itself, and looks for what was left: nothing is lost when it is put down. */
function comesAgain({ atStart, cron }: Job): boolean {
  return atStart === true || cron === EVERY_MINUTE
}

/** Queues work in the caller's own transaction: nothing runs that was not committed. */
export async function enqueue(
  tx: Db,
  name: string,
  data: Readonly<Record<string, unknown>>,
  { startAfter, pause }: Later = {},
): Promise<void> {
  if (!running.queue) throw new Error('the job queue has not started')
  await running.queue.send(name, data, {
    db: fromKysely(tx.withoutPlugins()),
    ...(startAfter ? { startAfter } : {}),
    ...(pause ? { startAfter: pause } : {}),
  })
}

type Later = {
  /** A moment the database has told. */
  readonly startAfter?: Date
  /** Seconds, counted by the database: the clock of this machine may be wrong. */
  readonly pause?: number
}
