import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { refuseLowDisk } from '../../ground/platform/disk.server.ts'
import { log } from '../../ground/platform/log.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type Lock, lock, unlock } from '../copies/copy-cipher.server.ts'
import type { CopyPlace } from '../copies/copy-place.ts'
import { copyName, JOURNAL_COPY, pastPlan } from '../copies/copy-plan.ts'
import { copies, mustHaveCopies } from '../copies/copies.server.ts'
import { writeJournal } from '../privacy/journal.server.ts'
import { findBackup, workFolder } from './backups.server.ts'
import { proveBackup } from './prove-backup.server.ts'
import type { TaskProgress, TaskResults } from './task.ts'
import { nameOf, type Task } from './tasks.server.ts'
import { tryRestore } from './try-restore.server.ts'

type Tools = { readonly db: Db; readonly task: Task; readonly say: (progress: TaskProgress) => void }

/**
 * Locks a backup and puts it into every place, each read again to its last byte. Once a week it is put back for trial: with
 * a passphrase from the farthest place it was sent to, with a public key before it is locked, for nobody here can open it.
 */
export async function sendCopy({ db, task, say }: Tools): Promise<TaskResults['copy']> {
  const { places, plan, lock: how } = mustHaveCopies()
  const backup = await findBackup(nameOf(task))
  await proveBackup(backup.path)
  const isTrialDue = await isDue(db)
  const name = copyName(backup.name)
  return inWorkFolder(backup.size, async (folder) => {
    if (isTrialDue && 'recipients' in how) await tryRestore(backup.path, folder)
    const locked = join(folder, 'copy')
    const { sum, size } = await lockFile(backup.path, locked, how)
    const kept: CopyPlace[] = []
    for (const [index, place] of places.entries()) {
      if (await keepIn(place, { name, path: locked, sum })) kept.push(place)
      say({ done: index + 1, of: places.length, bytes: 0 })
    }
    await sendJournal(db)
    // What no longer belongs to the plan goes once the new one lies there, never before.
    for (const place of kept) for (const old of pastPlan(await place.list(), plan)) await place.remove(old)
    const farthest = kept.at(-1)
    if (isTrialDue && 'passphrase' in how && farthest)
      await tryRestore(await fetchFrom(farthest, { name, folder, passphrase: how.passphrase }), folder)
    if (kept.length < places.length) throw new Refusal('copy_failed')
    return { name, size, sum, places: kept.map(({ kind }) => kind), isTried: isTrialDue }
  })
}

/** The journal of erasures beside the copies; again, if somebody was erased while it was on its way. */
export async function sendJournal(db: Db): Promise<void> {
  const here = copies()
  if (!here) return
  await inWorkFolder(0, async (folder) => {
    for (let sent = ''; ;) {
      const journal = await writeJournal(db)
      if (journal === sent) return
      const [plain, locked] = [join(folder, 'journal'), join(folder, 'journal.age')]
      await writeFile(plain, journal, { mode: 0o600 })
      const { sum } = await lockFile(plain, locked, here.lock)
      const kept = await Promise.all(
        here.places.map((place) => keepIn(place, { name: JOURNAL_COPY, path: locked, sum })),
      )
      if (!kept.every(Boolean)) throw new Refusal('copy_failed')
      sent = journal
    }
  })
}

type Sent = { readonly name: string; readonly path: string; readonly sum: string }

/** Whether it lies there, whole. One place that does not answer takes nothing from the others. */
async function keepIn(place: CopyPlace, { name, path, sum }: Sent): Promise<boolean> {
  try {
    await place.put(name, path)
    const back = await place.open(name)
    const hash = createHash('sha256')
    if (back) await pipeline(back, hash)
    if (!back || hash.digest('hex') !== sum) throw new Refusal('copy_damaged')
    return true
  } catch (error) {
    log.error({ err: error, place: place.kind }, 'a copy of a backup could not be kept')
    return false
  }
}

async function lockFile(from: string, to: string, how: Lock): Promise<{ sum: string; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  await pipeline(
    await lock(createReadStream(from), how),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    createWriteStream(to, { mode: 0o600 }),
  )
  return { sum: hash.digest('hex'), size }
}

type Wanted = { readonly name: string; readonly folder: string; readonly passphrase: string }

async function fetchFrom(place: CopyPlace, { name, folder, passphrase }: Wanted): Promise<string> {
  const path = join(folder, 'fetched.tar.gz')
  const body = (await place.open(name)) ?? Readable.from([])
  await openInto(await unlock(body, { passphrase }), path)
  return path
}

/** What was cut or changed on the way shows itself while it is opened. */
export async function openInto(opened: Readable, path: string): Promise<void> {
  try {
    await pipeline(opened, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw new Refusal('copy_damaged')
  }
}

/** A folder of its own, gone afterwards: what lies in it is everybody's data. */
export async function inWorkFolder<Result>(
  bytes: number,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(workFolder(), { recursive: true, mode: 0o700 })
  // Locked, fetched again, and put back for trial.
  await refuseLowDisk(workFolder(), 3 * bytes)
  const folder = await mkdtemp(join(workFolder(), 'copy-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A day short of a week, so that it stays on its night. */
async function isDue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select not exists (select from house_task where kind = 'copy' and state = 'done'
      and result->'isTried' = 'true' and finished_at > now() - interval '6 days') as due`.execute(db)
  return rows[0]?.due ?? true
}
