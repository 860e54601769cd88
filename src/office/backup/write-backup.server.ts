import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack as packTar, type Pack } from 'tar-stream'
import { now } from '../../ground/platform/clock.server.ts'
import { HOLD_FILES } from '../../ground/files/file-hold.server.ts'
import type { FileStore } from '../../ground/files/files.server.ts'
import { secretMark } from '../../ground/platform/secret.server.ts'
import { connect } from './client.server.ts'
import { type FilesDigest, FORMAT, type Manifest } from './manifest.ts'
import { sealing } from './seal.server.ts'
import { packFiles } from './stored-files.server.ts'
import { digestOf, list, listMigrations, listTables, readSeries, type StoredTable } from './tables.server.ts'

type Source = {
  readonly databaseUrl: string
  readonly files: FileStore
  /** A private folder: tables rest there until their size is known. */
  readonly workDir: string
  readonly version?: string
  readonly say?: (progress: BackupProgress) => void
}

/** Tables are counted one by one, files by their bytes. */
export type BackupProgress = { readonly tables: number; readonly ofTables: number; readonly bytes: number }
export type WrittenBackup = { readonly manifest: Manifest; readonly files: FilesDigest }

/**
 * Writes the whole club as of one moment: every table by COPY, described by a manifest at the front, then every file, with
 * the sum over them and the house's seal at the end. Files deleted meanwhile wait until it is done, so that what the tables name is in it.
 */
export async function writeBackup(source: Source, out: Writable): Promise<WrittenBackup> {
  const { databaseUrl, workDir } = source
  await mkdir(workDir, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(workDir, 'backup-'))
  const client = await connect(databaseUrl, 'backup')
  try {
    await client.query('select pg_advisory_lock_shared($1)', [HOLD_FILES])
    const manifest = await copyTables(client, source, folder)
    const tar = packTar()
    const [files] = await Promise.all([
      fill(tar, manifest, folder, source),
      pipeline(tar, createGzip(), sealing(), out),
    ])
    return { manifest, files }
  } finally {
    await client.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function copyTables(client: pg.Client, { version, say }: Source, folder: string): Promise<Manifest> {
  await client.query("begin isolation level repeatable read read only; set local time zone 'UTC'")
  const tables = await listTables(client)
  const manifest = await describe(client, tables, version ?? '')
  for (const [index, table] of tables.entries()) {
    await copyOut(client, table, join(folder, table.name))
    say?.({ tables: index + 1, ofTables: tables.length, bytes: 0 })
  }
  await client.query('commit')
  return manifest
}

async function describe(
  client: pg.Client,
  tables: readonly StoredTable[],
  version: string,
): Promise<Manifest> {
  const described: Manifest['tables'] = []
  for (const table of tables)
    described.push({ ...(await digestOf(client, table)), columns: [...table.columns] })
  return {
    format: FORMAT,
    createdAt: now().toISOString(),
    version,
    hasFiles: true,
    migrations: await listMigrations(client),
    secretMark: secretMark(),
    series: await readSeries(client),
    tables: described,
  }
}

async function copyOut(client: pg.Client, { name, columns }: StoredTable, file: string): Promise<void> {
  const rows = client.query(
    copyTo(`copy ${client.escapeIdentifier(name)} (${list(client, columns)}) to stdout`),
  )
  await pipeline(rows, createWriteStream(file, { mode: 0o600 }))
}

async function fill(
  tar: Pack,
  manifest: Manifest,
  folder: string,
  { files, say }: Source,
): Promise<FilesDigest> {
  const count = manifest.tables.length
  try {
    tar.entry({ name: 'manifest.json' }, JSON.stringify(manifest))
    for (const { name } of manifest.tables) {
      const file = join(folder, name)
      await addFile(tar, `tables/${name}`, (await stat(file)).size, createReadStream(file))
    }
    let bytes = 0
    const digest = await packFiles(tar, files, (more) => {
      bytes += more
      say?.({ tables: count, ofTables: count, bytes })
    })
    tar.entry({ name: 'end.json' }, JSON.stringify(digest))
    tar.finalize()
    return digest
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

async function addFile(tar: Pack, name: string, size: number, content: Readable): Promise<void> {
  await pipeline(content, tar.entry({ name, size }))
}
