import { drillRestore } from '../backup/drill-restore.server.ts'
import { verifyChain } from '../audit/verify-chain.server.ts'
import type { BackupProgress } from '../backup/write-backup.server.ts'
import { refuseLowDisk } from '../platform/disk.server.ts'
import { fileStore } from '../platform/files.server.ts'
import { enqueue } from '../platform/jobs.server.ts'
import { log } from '../platform/log.server.ts'
import { toRefusal } from '../platform/refusal-answer.server.ts'
import { surroundings } from '../platform/surroundings.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import { klubovnaVersion } from '../platform/version.server.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { backupsFolder, listBackups, makeBackup, pruneBackups, workFolder } from './backups.server.ts'
import { readPlan } from './plan.server.ts'
import { finishRestore, restoreFrom } from './restore-club.server.ts'
import { fateOfInterrupted, type TaskKind, type TaskProgress, type TaskResults } from './task.ts'
import { beat, claimTask, finishTask, listStalledTasks, type Task } from './tasks.server.ts'
import { tellWebmasters } from './tell-webmasters.server.ts'

const BEAT_MS = 3000

type Tools = {
  readonly db: Db
  readonly task: Task
  readonly say: (progress: TaskProgress) => void
}

type Works = { readonly [Kind in TaskKind]: (tools: Tools) => Promise<TaskResults[Kind]> }

// What each kind of the house's own work does, and what is kept of it.
const WORKS: Works = {
  chain: ({ db, say }) => verifyChain(db, (done, of) => say({ done, of, bytes: 0 })),
  backup: async ({ db, say }) => {
    const made = await makeBackup(sayTables(say))
    await pruneBackups((await readPlan(db)).keep)
    return made
  },
  drill: async ({ say }) => {
    const [newest] = await listBackups()
    // The backup itself, and everything in it once more.
    await refuseLowDisk(backupsFolder(), 3 * (newest?.size ?? 0))
    const { databaseUrl } = surroundings()
    const version = klubovnaVersion()
    return drillRestore({
      databaseUrl,
      files: fileStore(),
      workDir: workFolder(),
      version,
      say: sayTables(say),
    })
  },
  restore: restoreFrom,
}

const sayTables = (say: Tools['say']) => (progress: BackupProgress) =>
  say({ done: progress.tables, of: progress.ofTables, bytes: progress.bytes })

/** The job: one task, by whichever process takes it first. A killed one is taken over after a minute of silence. */
export async function runTask(db: Db, taskId: number): Promise<void> {
  const task = await claimTask(db, taskId)
  if (!task) return
  const isSwitched = task.switchedAt !== null
  const fate = task.attempts === 1 ? 'again' : fateOfInterrupted({ ...task, isSwitched })
  if (fate === 'give_up') return fail(db, task, 'task_interrupted')
  if (fate === 'finish') return done(db, task, await finishRestore(db, task))
  let progress: TaskProgress | null = null
  const beating = setInterval(() => {
    // A restore holds the row for a moment at its end; the next beat comes soon enough.
    beat(db, task, progress).catch(() => undefined)
  }, BEAT_MS)
  try {
    const result = await WORKS[task.kind]({
      db,
      task,
      say: (news) => {
        progress = news
      },
    })
    await done(db, task, result)
  } catch (error) {
    log.error({ err: error, task: task.kind }, 'the house failed at its own work')
    await fail(db, task, error instanceof Refusal ? error.code : toRefusal(error, `task-${task.id}`).code)
  } finally {
    clearInterval(beating)
  }
}

async function done(db: Db, task: Task, result: TaskResults[TaskKind]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isOurs = await finishTask(tx, task, { state: 'done', result })
    if (isOurs && 'fault' in result && result.fault !== null)
      await tellWebmasters(tx, 'chain-broken', { kind: result.fault.kind, seq: result.fault.seq })
  })
}

/** What nobody waited for somebody has to be told. */
async function fail(db: Db, task: Task, fault: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isOurs = await finishTask(tx, task, { state: 'failed', fault })
    if (isOurs && task.askedBy === null && task.kind !== 'chain')
      await tellWebmasters(tx, 'backup-failed', { fault })
  })
}

/** The job: whatever stands still is put into the queue again. */
export async function resumeTasks(db: Db): Promise<void> {
  for (const taskId of await listStalledTasks(db)) await enqueue(db, 'run-task', { taskId })
}
