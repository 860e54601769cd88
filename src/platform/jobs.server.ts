import { fromKysely, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '../tables.ts'
import { keptOnce } from './kept-once.server.ts'
import { log } from './log.server.ts'

type JobContext = { readonly db: Db }

/** One kind of background work: what it does and, if it comes by itself, when. */
type Job = {
  readonly work: (context: JobContext, data: Readonly<Record<string, unknown>>) => Promise<void>
  readonly cron?: string
  /** Also once whenever a process starts: what was cut off goes on at once. */
  readonly atStart?: true
}

export type JobTable = Readonly<Record<string, Job>>

// Heartbeats let another process take over work of a killed one in about ten seconds.
const QUEUE = {
  retryLimit: 5,
  retryDelay: 1,
  retryBackoff: true,
  heartbeatSeconds: 10,
  expireInSeconds: 900,
  notify: true,
} as const

const running = keptOnce('jobs', (): { queue: PgBoss | null } => ({ queue: null }))

type StartOptions = {
  readonly url: string
  readonly db: Db
  readonly jobs: JobTable
  /** Tests enqueue without working the queue off. */
  readonly works?: boolean
}

export async function startJobs({
  url,
  db,
  jobs,
  works = true,
}: StartOptions): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: 'klubovna-jobs',
    connectionTimeoutMillis: 3000,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue stumbled'))
  await boss.start()
  for (const name of Object.keys(jobs)) await boss.createQueue(name, QUEUE)
  running.queue = boss
  // Only now: work that goes on after a restart queues more work at once, and needs every queue to be there.
  if (works) for (const [name, job] of Object.entries(jobs)) await putToWork(boss, db, name, job)
  return {
    stop: async () => {
      running.queue = null
      await boss.stop({ graceful: true, timeout: 8000 })
    },
  }
}

async function putToWork(boss: PgBoss, db: Db, name: string, job: Job): Promise<void> {
  if (job.cron) await boss.schedule(name, job.cron, {}, { tz: 'Europe/Prague' })
  await boss.work<Record<string, unknown>>(name, PACE, (given) =>
    Promise.all(given.map((one) => workOff(db, job, one))),
  )
  if (job.atStart) await boss.send(name, {})
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
  db: Db,
  job: Job,
  { id, data }: { id: string; data: Readonly<Record<string, unknown>> | null },
): Promise<JobResult> {
  try {
    await job.work({ db }, data ?? {})
    return { id, status: 'completed' }
  } catch (error) {
    log.error({ err: error, jobId: id }, 'a job failed')
    return {
      id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    }
  }
}

/** Queues work in the caller's own transaction: nothing runs that was not committed. */
export async function enqueue(
  tx: Db,
  name: string,
  data: Readonly<Record<string, unknown>>,
  { startAfter }: { startAfter?: Date } = {},
): Promise<void> {
  if (!running.queue) throw new Error('the job queue has not started')
  await running.queue.send(name, data, {
    db: fromKysely(tx.withoutPlugins()),
    ...(startAfter ? { startAfter } : {}),
  })
}
