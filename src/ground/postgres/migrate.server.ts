import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { atConsole } from '../platform/console.server.ts'
import { StartError } from '../platform/data-dir.server.ts'
import { projectRoot } from '../platform/root.server.ts'
import { UNHURRIED } from '../platform/unhurried.ts'
import { startFaultWords } from './start-fault.words.ts'

const LOCK = 7_203_110
const OLDEST_SERVER = 150_000

type Migration = { readonly name: string; readonly sql: string; readonly hash: string }

type Migrating = {
  readonly migrations?: readonly Migration[]
  /** Comes first wherever there is a club to lose; when it fails, nothing is changed. */
  readonly beforeChange?: () => Promise<void> | void
}

/**
 * Brings the schema up to date, one file a transaction; several instances starting at once take
 * turns. A database from a newer Klubovna is refused rather than guessed at. A number below the last one that was applied is
 * applied all the same: two people may have written theirs side by side, and neither may depend on the other's.
 */
export function migrate(url: string, migrating: Migrating = {}): Promise<readonly string[]> {
  return connected(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return applyMissing(client, migrating)
  })
}

/** What a start would do to the tables; nothing is done. */
export function missingMigrations(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<readonly Migration[]> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ there: string | null }>(
      "select to_regclass('public.schema_migration') as there",
    )
    return rows[0]?.there ? notApplied(client, migrations) : migrations
  })
}

async function connected<Done>(url: string, work: (client: pg.Client) => Promise<Done>): Promise<Done> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'klubovna-migrate',
    options: UNHURRIED,
  })
  await client.connect().catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(atConsole(startFaultWords)('noAnswer', { host: new URL(url).host, why }))
  })
  try {
    await refuseOldServer(client)
    return await work(client)
  } finally {
    await client.end()
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  )
  if (Number(rows[0]?.version) < OLDEST_SERVER) throw new StartError(atConsole(startFaultWords)('tooOld'))
}

async function applyMissing(
  client: pg.Client,
  { migrations = readMigrations(), beforeChange }: Migrating,
): Promise<readonly string[]> {
  await client.query(
    'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const missing = await notApplied(client, migrations)
  if (beforeChange && missing.length > 0 && (await hasAnybody(client))) await beforeChange()
  for (const { name, sql, hash } of missing) {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  }
  return missing.map(({ name }) => name)
}

async function notApplied(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration order by name',
  )
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  refuseStrangers(applied, migrations)
  return migrations.filter(({ name }) => !applied.has(name))
}

/** A database without people holds nothing yet that could be lost. */
async function hasAnybody(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: string | null }>(
    "select to_regclass('public.account') as there",
  )
  if (!rows[0]?.there) return false
  const { rowCount } = await client.query(
    'select 1 where exists (select from account) or exists (select from member)',
  )
  return rowCount === 1
}

function refuseStrangers(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const say = atConsole(startFaultWords)
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]))
  for (const [name, hash] of applied) {
    if (!known.has(name)) throw new StartError(say('fromNewer', { name }))
    if (known.get(name) !== hash) throw new StartError(say('changedMigration', { name }))
  }
}

export function readMigrations(
  folder: string = join(projectRoot(), 'db', 'migrations'),
): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8')
      return { name: file.replace(/\.sql$/, ''), sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
}
