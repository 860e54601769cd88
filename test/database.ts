import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { jobTable } from '../src/jobs.server.ts'
import { type Database, openDatabase } from '../src/ground/postgres/database.server.ts'
import { keptOnce } from '../src/ground/platform/kept-once.server.ts'
import { startJobs } from '../src/ground/platform/jobs.server.ts'
import { useAppSecret } from '../src/ground/platform/secret.server.ts'
import { useJournalFile } from '../src/office/privacy/journal.server.ts'
import type { Db, Tables } from '../src/tables.ts'
import { administer, databaseUrl } from './cluster.ts'
import { aMailRoom, TEST_SECRET } from './mail-room.ts'

let database: Database | null = null

/** The database this worker's files take in turn: making one for each took longer than most files' own tests. */
let turns: { readonly url: string; readonly shape: string } | null = null

/** The connections to it, and what stands over them: opening and warming them anew for each file took longer than most files. */
let kept: { readonly url: string; readonly database: Database; readonly pids: Set<number> } | null = null

/** Who tidies it up, on a connection of his own: what he does before each test is planned once, and not by every file anew. */
let tidier: { readonly url: string; readonly client: pg.Client } | null = null

type Use = {
  /** Nobody has ever written into it: for who asks how the database would find something. */ readonly isNew?: boolean
}

/** A database of this file's own while it runs, emptied before each test. Call at the top of the file. */
export function useDatabase({ isNew = false }: Use = {}): () => Db {
  let jobs: { stop: () => Promise<void> } | null = null

  beforeAll(async () => {
    useAppSecret(TEST_SECRET)
    // What the file before wrote down there would be forgotten again by every restore of this one.
    useJournalFile(null)
    // A file may have changed the very tables: the next one begins with whole ones.
    if (isNew || !turns || (await cleared(turns.url)) !== turns.shape) turns = await aNewOne()
    const { url } = turns
    database = asNew(await openedOnce(url))
    await empty(url)
    jobs = await startJobs({ url, db: database.db, jobs: jobTable(aMailRoom()), works: false })
  })
  beforeEach(async () => {
    if (turns) await empty(turns.url)
    // People's numbers begin anew; what they had a minute ago was somebody else's.
    keptOnce('fair-share', () => new Map<string, unknown>()).clear()
  })
  afterAll(() => jobs?.stop())
  return db
}

function db(): Db {
  if (!database) throw new Error('useDatabase() was not called at the top of this file')
  return database.db
}

async function openedOnce(url: string): Promise<Database> {
  if (kept?.url === url) return kept.database
  await kept?.database.close()
  const opened = openDatabase(url, { max: 20 })
  const pids = new Set<number>()
  opened.pool.on('connect', (client) => pids.add(pidOf(client)))
  opened.pool.on('remove', (client) => pids.delete(pidOf(client)))
  kept = { url, database: opened, pids }
  return opened
}

/** The same connections under another hand: what the house keeps for a database it opened, it keeps for each file anew. */
const asNew = (opened: Database): Database => ({
  ...opened,
  db: opened.db.withTables<Tables>(),
})

const pidOf = (client: pg.PoolClient) => (client as unknown as { processID: number }).processID

async function aNewOne(): Promise<{ url: string; shape: string }> {
  const name = `${inject('template')}_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await administer(inject('serverUrl'), `create database ${name} template ${inject('template')}`)
  const url = databaseUrl(inject('serverUrl'), name)
  return { url, shape: await cleared(url) }
}

/** Whoever still works for the file before is sent away, grown files are cut; what comes back is the shape of the tables. */
async function cleared(url: string): Promise<string> {
  const client = await tidierOf(url)
  await client.query(SEND_AWAY, [[...(kept?.url === url ? kept.pids : [])]])
  await client.query(CUT_GROWN)
  const { rows } = await client.query<{ shape: string }>(SHAPE)
  return rows[0]?.shape ?? ''
}

// Neither pointers nor the audit's own guard stand in the way of a clean table. Said once for the whole connection: each change of
// it makes PostgreSQL forget every plan, and the emptying of all tables was planned anew before each test.
const TIDYING = '-c jit=off -c lock_timeout=3500 -c session_replication_role=replica'

async function tidierOf(url: string): Promise<pg.Client> {
  if (tidier?.url === url) return tidier.client
  await tidier?.client.end()
  const client = new pg.Client({ connectionString: url, options: TIDYING })
  // Whoever shuts the database in a test takes him along.
  client.on('error', () => (tidier = null))
  await client.connect()
  tidier = { url, client }
  return client
}

/** All but the connections that are kept, and of those whoever is still at work or holds something. */
const SEND_AWAY = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
  and pid <> pg_backend_pid()
  and not (pid = any($1::int[]) and state = 'idle' and not exists (select from pg_locks where pg_locks.pid = pg_stat_activity.pid))`

const OURS = `relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('schema_migration', 'audit_head')`

/** Rows that were deleted stay in the files: a large file of one test would slow every test after it. */
const CUT_GROWN = `do $$
  declare
    grown text;
  begin
    select string_agg(quote_ident(relname), ', ') into grown from pg_class where ${OURS} and pg_relation_size(oid) > 65536;
    if grown is not null then execute 'truncate ' || grown || ' cascade'; end if;
  end $$`

const SHAPE = `select md5(concat_ws(' ',
    (select string_agg(concat(oid, relname, relkind), ' ' order by oid) from pg_class
      where relnamespace = 'public'::regnamespace),
    (select string_agg(concat(attrelid, attname, atttypid, attnotnull, attisdropped), ' ' order by attrelid, attnum)
      from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and attnum > 0),
    (select string_agg(concat(oid, tgenabled), ' ' order by oid) from pg_trigger),
    (select string_agg(concat(oid, convalidated), ' ' order by oid) from pg_constraint),
    (select string_agg(concat(oid, prosrc), ' ' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
    (select string_agg(setconfig::text, ' ') from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())),
    (select string_agg(schema_migration::text, ' ' order by schema_migration::text) from schema_migration))) as shape`

/** Rows go, files stay: truncating every table before each test took longer than the tests themselves. */
async function empty(url: string): Promise<void> {
  const client = await tidierOf(url)
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(relname), ',' order by relname) as names from pg_class where ${OURS}`,
  )
  const names = rows[0]?.names ?? ''
  if (names !== knownTo.get(client)) await client.query(emptyingOf(names.split(',')))
  knownTo.set(client, names)
  await client.query('select pg_temp.empty_all()')
}

/** For which tables each tidier knows what to do. */
const knownTo = new WeakMap<pg.Client, string>()

// Nearly all of them are empty already, and to look costs less than to delete nothing.
const emptyingOf = (tables: readonly string[]) => `
  create or replace function pg_temp.empty_all() returns void language plpgsql as $$
    declare
      kept record;
    begin
      ${tables.map((name) => `if exists (select from ${name}) then delete from ${name}; end if;`).join('\n')}
      -- Of the club before nothing is remembered.
      perform nextval('changes.number'), nextval('changes.names'), nextval('changes.letters');
      for kept in select sequencename, start_value from pg_sequences
        where schemaname = 'public' and last_value is not null
      loop
        perform setval(quote_ident(kept.sequencename)::regclass, kept.start_value, false);
      end loop;
      delete from pgboss.job;
      -- A test may have taken the end of the history away: the next one's history has one.
      delete from audit_head;
      insert into audit_head (number, hash) values (0, decode(repeat('00', 32), 'hex'));
    end $$`
