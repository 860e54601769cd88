import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { migrate, readMigrations } from '../../ground/postgres/migrate.server.ts'
import { Refusal } from '../../refusals.ts'
import { type Backup, readArchive } from './archive.server.ts'
import { connect } from './client.server.ts'
import { fillTables, type Filling, type Put } from './fill-tables.server.ts'
import { isComplete, type Manifest } from './manifest.ts'
import { digestOf, list, listSchema, listTables, PASSING, readSeries } from './tables.server.ts'
import { withThrowAwayDatabase } from './throw-away-database.server.ts'

/** The rows of an older club, brought up to today's tables, and where they lie meanwhile. */
export type Renewed = { readonly feed: (put: Put) => Promise<{ readonly promised: Filling }> }

/**
 * A backup of an older Klubovna goes into a database of its own, made as the tables were then. There it goes through the
 * migrations that came since, as it would have had it stayed at home; only then is anything of the club touched.
 */
export async function withRenewed<Result>(
  databaseUrl: string,
  { manifest, backup }: { readonly manifest: Manifest; readonly backup: Backup },
  work: (renewed: Renewed) => Promise<Result>,
): Promise<Result> {
  return withThrowAwayDatabase(databaseUrl, 'restore', async (url) => {
    const then = new Set(manifest.migrations.map(({ name }) => name))
    await migrate(url, { migrations: readMigrations().filter(({ name }) => then.has(name)) })
    const client = await connect(url, 'renewal')
    try {
      await client.query("set time zone 'UTC'")
      await client.query('begin')
      await refuseIncomplete(client, manifest)
      await fillTables(client, async (put) => {
        const { manifest: promised } = await readArchive(backup, { table: put })
        return { promised }
      })
      await client.query('commit')
      await migrate(url)
      return await work({ feed: (put) => feedFrom(client, put) })
    } finally {
      await client.end()
    }
  })
}

/** A manifest may be anybody's word; the tables it came from are not. */
export async function refuseIncomplete(client: pg.Client, manifest: Manifest): Promise<void> {
  const series = (await readSeries(client)).map(({ name }) => name)
  const schema = { tables: await listSchema(client), passing: PASSING, series }
  if (!isComplete(manifest, schema)) throw new Refusal('backup_incomplete')
}

async function feedFrom(client: pg.Client, put: Put): Promise<{ readonly promised: Filling }> {
  const tables: Filling['tables'] = []
  for (const { name, columns } of await listTables(client)) {
    tables.push({ ...(await digestOf(client, { name, columns })), columns: [...columns] })
    await put(
      { name, columns },
      client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${list(client, columns)}) to stdout`)),
    )
  }
  return { promised: { tables, series: await readSeries(client) } }
}
