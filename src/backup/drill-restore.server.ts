import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type ChainReport, verifyChain } from '../audit/verify-chain.server.ts'
import { now } from '../platform/clock.server.ts'
import { openDatabase } from '../platform/database.server.ts'
import type { FileStore } from '../platform/files.server.ts'
import { folderFiles } from '../platform/folder-files.server.ts'
import { migrate } from '../platform/migrate.server.ts'
import { sqlState } from '../platform/transaction.server.ts'
import { Refusal } from '../refusals.ts'
import { isSameFiles } from './manifest.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { digestFiles } from './stored-files.server.ts'
import { type BackupProgress, writeBackup } from './write-backup.server.ts'

type Drill = {
  readonly databaseUrl: string
  readonly files: FileStore
  readonly workDir: string
  readonly version?: string
  readonly say?: (progress: BackupProgress) => void
}

export type DrillReport = {
  readonly takenAt: string
  readonly seconds: number
  readonly size: number
  readonly tables: number
  readonly rows: number
  readonly files: number
  readonly chain: ChainReport
}

/**
 * Proves that the club would come back: a fresh backup is put back into a database and a folder made for the purpose. The
 * tables must equal row for row (restoring itself insists on it), the files byte for byte, and the chain must hold.
 */
export async function drillRestore(drill: Drill): Promise<DrillReport> {
  const startedAt = now().getTime()
  await mkdir(drill.workDir, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(drill.workDir, 'drill-'))
  try {
    const file = join(folder, 'backup.tar.gz')
    const { manifest, files } = await writeBackup(drill, createWriteStream(file, { mode: 0o600 }))
    const chain = await withThrowAwayDatabase(drill.databaseUrl, async (databaseUrl) => {
      await migrate(databaseUrl)
      const restored = folderFiles(join(folder, 'files'))
      await restoreBackup({ databaseUrl, files: restored }, createReadStream(file))
      if (!isSameFiles(files, await digestFiles(restored))) throw new Refusal('backup_damaged')
      return checkChain(databaseUrl)
    })
    return {
      takenAt: manifest.createdAt,
      seconds: Math.round((now().getTime() - startedAt) / 1000),
      size: (await stat(file)).size,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.count,
      chain,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function checkChain(databaseUrl: string): Promise<ChainReport> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 })
  try {
    return await verifyChain(db)
  } finally {
    await close()
  }
}

/** A database beside the club's own; one that a killed drill left behind is taken away first. */
async function withThrowAwayDatabase<Result>(
  databaseUrl: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'klubovna-drill' })
  await client.connect()
  const prefix = await ownPrefix(client)
  const name = prefix + randomBytes(4).toString('hex')
  try {
    await dropOthers(client, prefix)
    await client.query(`create database ${name} template template0`)
    const url = new URL(databaseUrl)
    url.pathname = `/${name}`
    return await work(url.toString())
  } catch (error) {
    throw sqlState(error) === '42501' ? new Refusal('drill_needs_database') : error
  } finally {
    await client.query(`drop database if exists ${name} with (force)`).catch(() => undefined)
    await client.end()
  }
}

/** Two clubs may share a server; each knows its own throw-away databases. */
async function ownPrefix(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const mark = createHash('sha256')
    .update(rows[0]?.name ?? '')
    .digest('hex')
    .slice(0, 8)
  return `klubovna_drill_${mark}_`
}

async function dropOthers(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of rows)
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
}
