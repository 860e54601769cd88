import type pg from 'pg'
import { sqlState } from '../../ground/postgres/transaction.server.ts'
import type { Manifest, TableDigest } from './manifest.ts'

// What must not come back: who was signed in, links that were used since, counted attempts.
// And what is made of the rest: a backup brings no HTML into a page that we have not made ourselves.
export const PASSING: readonly string[] = [
  'session',
  'program_key',
  'hook',
  'hook_delivery',
  'push_subscription',
  'push_note',
  'sign_in_challenge',
  'one_time_link',
  'rate_limit',
  'sign_in_brake',
  'idempotency_key',
  'text_html',
  // Phones that stood at the door of a meeting then.
  'meeting_door',
  // What a secret vote consists of while it runs: in no backup anybody could look into meanwhile.
  'ballot_box',
  'ballot_key',
]
// What is not the club's: the schema's own record, and the house's work, which a restore is part of.
const NOT_OURS = ['schema_migration', 'house_task']

export type StoredTable = { readonly name: string; readonly columns: readonly string[] }

/** The club's tables with the columns that can be written, in an order that does not depend on history. */
export async function listTables(client: pg.Client): Promise<readonly StoredTable[]> {
  return (await listSchema(client)).filter(({ name }) => !PASSING.includes(name))
}

/** The same with the passing ones: an older Klubovna may have taken one of them for lasting. */
export async function listSchema(client: pg.Client): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select table_name as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name <> all ($1)
    group by table_name order by table_name`,
    [NOT_OURS],
  )
  return rows
}

export async function listMigrations(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration order by name',
  )
  return rows
}

/** A sum over the rows that does not depend on their order, read in one pass. */
export async function digestOf(client: pg.Client, { name, columns }: StoredTable): Promise<TableDigest> {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `select count(*) as rows, coalesce(sum(('x' || left(md5(row(${list(client, columns)})::text), 15))::bit(60)::bigint), 0)::text as digest
    from ${client.escapeIdentifier(name)}`,
  )
  return { name, rows: rows[0]?.rows ?? 0, digest: rows[0]?.digest ?? '' }
}

export function list(client: pg.Client, columns: readonly string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}

/** Every table of the club, the passing ones too, as they are emptied before the old state comes back. */
export async function emptyTables(client: pg.Client, tables: readonly StoredTable[]): Promise<void> {
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  await client.query(`truncate ${names.join(', ')} restart identity cascade`)
}

const TRIES_TO_LOCK = 20
const DEADLOCK = '40P01'

/** All of them before anything else, however many people are just reading: of two who wait for each other one starts anew. */
export async function lockTables(client: pg.Client, tables: readonly StoredTable[]): Promise<void> {
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  for (let attempt = 1; ; attempt += 1) {
    await client.query('savepoint before_locks')
    try {
      await client.query(`lock table ${names.join(', ')} in access exclusive mode`)
      return
    } catch (error) {
      if (sqlState(error) !== DEADLOCK || attempt === TRIES_TO_LOCK) throw error
      await client.query('rollback to savepoint before_locks')
    }
  }
}

type Trigger = { readonly table: string; readonly name: string }
type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

/**
 * While rows come back nothing else may happen: people point at accounts and accounts at people, so no
 * order of filling suits both, and what a trigger once added is in the backup already.
 */
export async function suspendRules(
  client: pg.Client,
  tables: readonly StoredTable[],
): Promise<() => Promise<void>> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  // Those that are to fire always tell running houses that what they remember is over: now above all.
  const { rows: triggers } = await client.query<Trigger>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgenabled = 'O' and relname = any ($1) order by 1, 2`,
    [tables.map(({ name }) => name)],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`)
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`)
  }
}

/** How far each series of numbers got. */
export async function readSeries(client: pg.Client): Promise<Manifest['series']> {
  const { rows } = await client.query<{ name: string; last: number }>(
    `select sequencename as name, coalesce(last_value, 0) as last from pg_sequences
    where schemaname = 'public' and sequencename <> 'house_task_id_seq' order by 1`,
  )
  return rows
}

/** A number given once, a member's above all, must never be given again. */
export async function setSeries(client: pg.Client, series: Manifest['series']): Promise<void> {
  for (const { name, last } of series)
    await client.query('select setval($1::regclass, $2, $3)', [
      client.escapeIdentifier(name),
      Math.max(last, 1),
      last > 0,
    ])
}
