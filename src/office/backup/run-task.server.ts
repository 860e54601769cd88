import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { drillRestore } from './drill-restore.server.ts'
import { verifyHistory } from '../../ground/audit/known-ends.server.ts'
import type { BackupProgress } from './write-backup.server.ts'
import { refuseLowDisk } from '../../ground/platform/disk.server.ts'
import { fileStore } from '../../ground/files/files.server.ts'
import { enqueue, Interrupted } from '../../ground/platform/jobs.server.ts'
import { log } from '../../ground/platform/log.server.ts'
import { toRefusal } from '../../ground/http/refusal-answer.server.ts'
import { surroundings } from '../../ground/platform/surroundings.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { klubovnaVersion } from '../../ground/platform/version.server.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { backupsFolder, listBackups, makeBackup, pruneBackups, workFolder } from './backups.server.ts'
import { readPlan } from './plan.server.ts'
import { finishRestore, restoreFrom } from './restore-club.server.ts'
import { fateOfInterrupted, type TaskKind, type TaskProgress, type TaskResults } from './task.ts'
import {
  beat,
  claimTask,
  finishTask,
  insertTask,
  listStalledTasks,
  putDown,
  type Task,
} from './tasks.server.ts'
import { proveBooks } from '../../money/treasury/prove-books.server.ts'
import { sendCopy } from './send-copy.server.ts'
import { copies } from '../copies/copies.server.ts'
import { tellOfficers } from '../../ground/mail/officers.server.ts'

const BEAT_MS = 3000
const LAST_MOMENT_MS = 2500

type Tools = {
  readonly db: Db
  readonly task: Task
  readonly say: (progress: TaskProgress) => void
}

type Works = { readonly [Kind in TaskKind]: (tools: Tools) => Promise<TaskResults[Kind]> }

// What each kind of the house's own work does, and what is kept of it.
const WORKS: Works = {
  chain: ({ db, say }) => verifyHistory(db, (done, of) => say({ done, of, bytes: 0 })),
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
  books: ({ db }) => proveBooks(db),
  copy: sendCopy,
}

const sayTables = (say: Tools['say']) => (progress: BackupProgress) =>
  say({ done: progress.tables, of: progress.ofTables, bytes: progress.bytes })

/** The place where it would be said how it went. Files that are away are said at once. */
const AWAY: readonly RefusalCode[] = ['database_down', 'read_only']

/** The job: one task, by whichever process takes it first. A killed one is taken over after a minute of silence. */
export async function runTask(db: Db, taskId: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) throw new Interrupted(`task ${taskId} waits for the next start`)
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
    const say = (news: TaskProgress) => {
      progress = news
    }
    const result = await untilClosing(WORKS[task.kind]({ db, task, say }), task, signal)
    await done(db, task, result)
  } catch (error) {
    if (error instanceof Interrupted) return putDown(db, task)
    const refusal = toRefusal(error, `task-${task.id}`)
    // The database went away in the middle: after a minute of silence the task is taken up again, or found to be done.
    if (signal?.aborted || (!(error instanceof Refusal) && AWAY.includes(refusal.code))) throw error
    log.error({ err: error, task: task.kind }, 'the house failed at its own work')
    await fail(db, task, refusal.code)
  } finally {
    clearInterval(beating)
  }
}

/**
 * A house that closes waits a moment for its own work; then it is put down, to be begun again. Never a restore: that one
 * ends, or is undone.
 */
async function untilClosing(
  work: Promise<TaskResults[TaskKind]>,
  task: Task,
  signal?: AbortSignal,
): Promise<TaskResults[TaskKind]> {
  if (!signal || task.kind === 'restore') return work
  const over = new AbortController()
  const closing = async () => {
    if (!signal.aborted) await once(signal, 'abort', { signal: over.signal })
    await sleep(LAST_MOMENT_MS, undefined, { signal: over.signal })
    throw new Interrupted(`task ${task.id} waits for the next start`)
  }
  const putDownInTime = closing()
  try {
    return await Promise.race([work, putDownInTime])
  } finally {
    over.abort()
    // Whichever lost has nobody left to tell.
    for (const loser of [work, putDownInTime]) loser.catch(() => undefined)
  }
}

async function done(db: Db, task: Task, result: TaskResults[TaskKind]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isOurs = await finishTask(tx, task, { state: 'done', result })
    if (isOurs && 'fault' in result && result.fault !== null)
      await tellOfficers(tx, 'Webmaster', 'chain-broken', { kind: result.fault.kind, seq: result.fault.seq })
    if (isOurs && 'differences' in result && result.differences.length > 0) await tellOfBooks(tx, result)
    // What was made here leaves at once.
    if (isOurs && task.kind === 'backup' && 'name' in result && copies())
      await insertTask(tx, { kind: 'copy', askedBy: null, params: { name: result.name } })
  })
}

/** Numbers of rows and haléře, nobody's name. */
async function tellOfBooks(tx: Db, { differences }: TaskResults['books']): Promise<void> {
  log.error({ differences }, 'the sums of the books do not agree')
  await tellOfficers(tx, ['Webmaster', 'Treasurer'], 'books-differ', { differences })
}

/** What nobody waited for somebody has to be told; of what comes again the next night the system's page tells. */
async function fail(db: Db, task: Task, fault: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isOurs = await finishTask(tx, task, { state: 'failed', fault })
    if (isOurs && task.askedBy === null && task.kind !== 'chain' && task.kind !== 'books')
      await tellOfficers(tx, 'Webmaster', task.kind === 'copy' ? 'copy-failed' : 'backup-failed', { fault })
  })
}

/** The job: whatever stands still is put into the queue again. */
export async function resumeTasks(db: Db): Promise<void> {
  for (const taskId of await listStalledTasks(db)) await enqueue(db, 'run-task', { taskId })
}
