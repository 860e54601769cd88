import { openDatabase } from '../../ground/postgres/database.server.ts'
import { missingMigrations } from '../../ground/postgres/migrate.server.ts'
import { readDisk } from '../../ground/platform/disk.server.ts'
import { klubovnaVersion } from '../../ground/platform/version.server.ts'
import { sql } from 'kysely'
import { listBackups, openFolder } from './backups.server.ts'
import type { Upgrade } from './upgrade-check.ts'

/** Looks at a club of an older version and changes nothing in it. */
export async function readUpgrade(databaseUrl: string, savesFirst: boolean): Promise<Upgrade> {
  const missing = await missingMigrations(databaseUrl)
  const [newest = null] = await listBackups()
  const { free } = await readDisk(await openFolder())
  return {
    version: klubovnaVersion(),
    changes: missing.map(({ name, sql: text }) => ({ name, about: aboutOf(text) })),
    newest,
    savesFirst,
    databaseSize: await databaseSize(databaseUrl),
    free,
  }
}

/** The comment a migration begins with, as one line. */
function aboutOf(text: string): string {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('--'))
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^--\s?/, ''))
    .join(' ')
}

async function databaseSize(url: string): Promise<number> {
  const { db, close } = openDatabase(url, { max: 1 })
  try {
    const { rows } = await sql<{ size: number }>`
      select pg_database_size(current_database())::float8 as size`.execute(db)
    return rows[0]?.size ?? 0
  } finally {
    await close()
  }
}
