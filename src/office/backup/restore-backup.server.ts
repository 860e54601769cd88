import type pg from 'pg'
import { dbOver } from '../../ground/postgres/database.server.ts'
import { HOLD_FILES } from '../../ground/files/file-hold.server.ts'
import type { FileStore } from '../../ground/files/files.server.ts'
import { listJournal, replayErasures } from '../privacy/journal.server.ts'
import { Refusal } from '../../refusals.ts'
import { type Backup, readArchive } from './archive.server.ts'
import { connect } from './client.server.ts'
import { fillTables } from './fill-tables.server.ts'
import { type FilesDigest, isOfThisSchema, type Manifest, obstacleTo } from './manifest.ts'
import { proveBackup } from './prove-backup.server.ts'
import { refuseIncomplete, type Renewed, withRenewed } from './renew-backup.server.ts'
import { putBack } from './stored-files.server.ts'
import { listMigrations } from './tables.server.ts'
import { takeOver } from './take-over.server.ts'

type Target = {
  readonly databaseUrl: string
  readonly files: FileStore
  /** The last thing in the same transaction: whoever must know whether it happened learns it here. */
  readonly beforeCommit?: (client: pg.Client, restored: RestoredBackup) => Promise<void>
}

type RestoredBackup = { readonly manifest: Manifest; readonly files: FilesDigest | null }

/**
 * Puts a backup back in one transaction: either the whole club is as it was, row for row, or nothing has changed. First it is
 * read to its end and proved: what is not ours, changed or incomplete touches nothing. Whoever was signed in signs in again,
 * and whoever was forgotten since is forgotten again. Files come first, under names that are never used twice, and those the
 * restored club does not know go last: killed in between, either club is whole, and at worst a file nobody names is left.
 */
export async function restoreBackup(target: Target, backup: Backup): Promise<RestoredBackup> {
  const manifest = await prove(backup)
  const client = await connect(target.databaseUrl, 'restore')
  try {
    const here = await listMigrations(client)
    const obstacle = obstacleTo(manifest, here)
    if (obstacle) throw new Refusal(obstacle)
    if (!isOfThisSchema(manifest, here))
      return await withRenewed(target.databaseUrl, { manifest, backup }, (renewed) =>
        replace(client, target, { backup, renewed }),
      )
    await refuseIncomplete(client, manifest)
    return await replace(client, target, { backup, renewed: null })
  } finally {
    await client.end()
  }
}

async function prove(backup: Backup): Promise<Manifest> {
  if (backup.trust === 'seal') return proveBackup(backup.path)
  return (await readArchive({ ...backup, say: () => undefined })).manifest
}

type Source = { readonly backup: Backup; readonly renewed: Renewed | null }

async function replace(client: pg.Client, target: Target, source: Source): Promise<RestoredBackup> {
  const { files, beforeCommit } = target
  try {
    await client.query('select pg_advisory_lock_shared($1)', [HOLD_FILES])
    await client.query("begin; set local time zone 'UTC'")
    const erased = await listJournal(dbOver(client))
    const { manifest, keys, digest } = await refill(client, files, source)
    await takeOver(client, manifest)
    await holdLetters(client)
    await dropWaitingJobs(client)
    await replayErasures(dbOver(client), erased)
    // Decided while nobody can add anything: what comes after the commit is the restored club's own.
    const others = manifest.hasFiles ? await listOthers(files, keys) : []
    await beforeCommit?.(client, { manifest, files: digest })
    await client.query('commit')
    for (const key of others) await files.remove(key)
    return { manifest, files: digest }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Rows come from the backup itself, or from where they were brought up to date; files always from the backup. */
function refill(client: pg.Client, files: FileStore, { backup, renewed }: Source) {
  return fillTables(client, async (put) => {
    const fed = renewed ? await renewed.feed(put) : null
    const {
      manifest,
      keys,
      files: digest,
    } = await readArchive(backup, {
      ...(fed ? {} : { table: put }),
      file: (file) => putBack(files, file),
    })
    return { promised: fed?.promised ?? manifest, manifest, keys, digest }
  })
}

async function listOthers(files: FileStore, keys: ReadonlySet<string>): Promise<readonly string[]> {
  const others: string[] = []
  for await (const key of files.list()) if (!keys.has(key)) others.push(key)
  return others
}

/** Work that waited belonged to the club that is gone: it would delete files and send letters of this one. */
async function dropWaitingJobs(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ queue: string | null }>("select to_regclass('pgboss.job') as queue")
  if (rows[0]?.queue)
    await client.query("delete from pgboss.job where state in ('created', 'retry') and name <> 'run-task'")
}

/** A letter that waited then may have gone out since; a person decides, the queue does not. */
async function holdLetters(client: pg.Client): Promise<void> {
  await client.query(
    `update mail set state = 'failed', last_error = 'restored from a backup', possibly_sent = true, leased_until = null
    where state in ('waiting', 'sending')`,
  )
}
