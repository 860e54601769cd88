import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { extract, type Extract } from 'tar-stream'
import { dbOver, PLAIN } from '../platform/database.server.ts'
import { HOLD_FILES } from '../platform/file-hold.server.ts'
import type { FileStore } from '../platform/files.server.ts'
import { secretMark } from '../platform/secret.server.ts'
import { listJournal, replayErasures } from '../privacy/journal.server.ts'
import { Refusal } from '../refusals.ts'
import {
  differences,
  type FilesDigest,
  isSameFiles,
  type Manifest,
  obstacleTo,
  parseFilesDigest,
  parseManifest,
} from './manifest.ts'
import { newMeter, unpackFile } from './stored-files.server.ts'
import {
  digestOf,
  emptyTables,
  list,
  listMigrations,
  listTables,
  lockTables,
  setSeries,
  suspendRules,
} from './tables.server.ts'

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never

const LONGEST_MANIFEST = 5_000_000

type Target = {
  readonly databaseUrl: string
  readonly files: FileStore
  /** The last thing in the same transaction: whoever must know whether it happened learns it here. */
  readonly beforeCommit?: (client: pg.Client, restored: RestoredBackup) => Promise<void>
}

type RestoredBackup = { readonly manifest: Manifest; readonly files: FilesDigest | null }

/**
 * Puts a backup back in one transaction: either the whole club is as it was, row for row, or nothing
 * has changed. Whoever was signed in signs in again, and whoever was forgotten since is forgotten again. Files come first,
 * under names that are never used twice, and those the restored club does not know go last: killed in between, either club
 * is whole, and at worst a file nobody names is left.
 */
export async function restoreBackup(target: Target, backup: Readable): Promise<RestoredBackup> {
  const { databaseUrl, files, beforeCommit } = target
  const client = new pg.Client({
    ...PLAIN,
    connectionString: databaseUrl,
    application_name: 'klubovna-restore',
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock_shared($1)', [HOLD_FILES])
    await client.query("begin; set local time zone 'UTC'")
    const { manifest, keys, digest } = await refill(client, backup, files)
    // Decided while nobody can add anything: what comes after the commit is the restored club's own.
    const others = manifest.hasFiles ? await listOthers(files, keys) : []
    await beforeCommit?.(client, { manifest, files: digest })
    await client.query('commit')
    for (const key of others) await files.remove(key)
    return { manifest, files: digest }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw isUnreadable(error) ? new Refusal('not_a_backup') : error
  } finally {
    await client.end()
  }
}

type Refilled = {
  readonly manifest: Manifest
  readonly keys: ReadonlySet<string>
  readonly digest: FilesDigest | null
}

async function refill(client: pg.Client, backup: Readable, files: FileStore): Promise<Refilled> {
  const entries = unpack(backup)[Symbol.asyncIterator]()
  const manifest = await readManifest(client, await entries.next())
  const tables = await listTables(client)
  const erased = await listJournal(dbOver(client))
  await lockTables(client, tables)
  const resumeRules = await suspendRules(client, tables)
  await emptyTables(client, tables)
  const wanted = new Map(manifest.tables.map((table) => [`tables/${table.name}`, table]))
  const meter = newMeter()
  const keys = new Set<string>()
  let digest: FilesDigest | null = null
  for (let { value, done } = await entries.next(); !done; { value, done } = await entries.next()) {
    const { name } = value.header
    const table = wanted.get(name)
    if (digest) throw new Refusal('not_a_backup')
    if (table) await copyIn(client, table, value)
    else if (manifest.hasFiles && name.startsWith('files/'))
      keys.add((await unpackFile(files, name, value as AsyncIterable<Buffer>, meter)) ?? refuse())
    else if (manifest.hasFiles && name === 'end.json') digest = parseFilesDigest(await readText(value))
    else refuse()
  }
  if (manifest.hasFiles && !isSameFiles(digest, meter.total())) throw new Refusal('backup_damaged')
  await setSeries(client, manifest.series)
  await resumeRules()
  await proveEqual(client, manifest)
  await holdLetters(client)
  await dropWaitingJobs(client)
  await replayErasures(dbOver(client), erased)
  return { manifest, keys, digest }
}

function refuse(): never {
  throw new Refusal('not_a_backup')
}

async function listOthers(files: FileStore, keys: ReadonlySet<string>): Promise<readonly string[]> {
  const others: string[] = []
  for await (const key of files.list()) if (!keys.has(key)) others.push(key)
  return others
}

function unpack(backup: Readable) {
  const entries = extract()
  // A fault on the way ends the entries with the same error, where it is caught.
  pipeline(backup, createGunzip(), entries).catch(() => undefined)
  return entries
}

/** What cannot be unpacked is not a backup; the library's reason is of no use to whoever brought it. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return code.startsWith('Z_') || /tar header|end of data/i.test(error.message)
}

async function readManifest(client: pg.Client, first: IteratorResult<Entry>): Promise<Manifest> {
  const isManifest = !first.done && first.value.header.name === 'manifest.json'
  const manifest = isManifest ? parseManifest(await readText(first.value)) : null
  const here = { migrations: await listMigrations(client), secretMark: secretMark() }
  const obstacle = obstacleTo(manifest, here)
  if (obstacle || !manifest) throw new Refusal(obstacle ?? 'not_a_backup')
  return manifest
}

async function readText(entry: Entry): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of entry as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LONGEST_MANIFEST) throw new Refusal('not_a_backup')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function copyIn(client: pg.Client, table: Manifest['tables'][number], entry: Entry): Promise<void> {
  const rows = client.query(
    copyFrom(`copy ${client.escapeIdentifier(table.name)} (${list(client, table.columns)}) from stdin`),
  )
  await pipeline(entry, rows)
}

async function proveEqual(client: pg.Client, manifest: Manifest): Promise<void> {
  const found = []
  for (const table of await listTables(client)) found.push(await digestOf(client, table))
  if (differences(manifest.tables, found).length > 0) throw new Refusal('backup_damaged')
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
