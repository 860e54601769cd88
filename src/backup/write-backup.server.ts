import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack as packTar, type Pack } from 'tar-stream'
import { now } from '../platform/clock.server.ts'
import { secretMark } from '../platform/secret.server.ts'
import { FORMAT, type Manifest } from './manifest.ts'
import { digestOf, list, listMigrations, listTables, readSeries, type StoredTable } from './tables.server.ts'

type Source = {
  readonly databaseUrl: string
  /** A private folder: tables rest there until their size is known. */
  readonly workDir: string
}

/** Writes the whole club as of one moment: every table by COPY, described by a manifest at the front. */
export async function writeBackup({ databaseUrl, workDir }: Source, out: Writable): Promise<Manifest> {
  await mkdir(workDir, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(workDir, 'backup-'))
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'klubovna-backup' })
  await client.connect()
  try {
    await client.query("begin isolation level repeatable read read only; set local time zone 'UTC'")
    const tables = await listTables(client)
    const manifest = await describe(client, tables)
    for (const table of tables) await copyOut(client, table, join(folder, table.name))
    await client.query('commit')

    const tar = packTar()
    await Promise.all([pipeline(tar, createGzip(), out), fill(tar, manifest, folder)])
    return manifest
  } finally {
    await client.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function describe(client: pg.Client, tables: readonly StoredTable[]): Promise<Manifest> {
  const described: Manifest['tables'] = []
  for (const table of tables)
    described.push({ ...(await digestOf(client, table)), columns: [...table.columns] })
  return {
    format: FORMAT,
    createdAt: now().toISOString(),
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

async function fill(tar: Pack, manifest: Manifest, folder: string): Promise<void> {
  tar.entry({ name: 'manifest.json' }, JSON.stringify(manifest))
  for (const { name } of manifest.tables) {
    const file = join(folder, name)
    await addFile(tar, `tables/${name}`, (await stat(file)).size, createReadStream(file))
  }
  tar.finalize()
}

async function addFile(tar: Pack, name: string, size: number, content: Readable): Promise<void> {
  await pipeline(content, tar.entry({ name, size }))
}
