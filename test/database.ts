import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { jobTable } from '../src/jobs.server.ts'
import { type Database, openDatabase } from '../src/ground/postgres/database.server.ts'
import { keptOnce } from '../src/ground/platform/kept-once.server.ts'
import { startJobs } from '../src/ground/platform/jobs.server.ts'
import { useAppSecret } from '../src/ground/platform/secret.server.ts'
import type { Db } from '../src/tables.ts'
import { administer, databaseUrl } from './cluster.ts'
import { aMailRoom, TEST_SECRET } from './mail-room.ts'

let database: Database | null = null

/** The database this worker's files take in turn: making one for each took longer than most files' own tests. */
let turns: { readonly url: string; readonly shape: string } | null = null

type Use = {
  /** Nobody has ever written into it: for who asks how the database would find something. */ readonly isNew?: boolean
}

/** A database of this file's own while it runs, emptied before each test. Call at the top of the file. */
export function useDatabase({ isNew = false }: Use = {}): () => Db {
  let jobs: { stop: () => Promise<void> } | null = null

  beforeAll(async () => {
    useAppSecret(TEST_SECRET)
    // A file may have changed the very tables: the next one begins with whole ones.
    if (isNew || !turns || (await cleared(turns.url)) !== turns.shape) turns = await aNewOne()
    const { url } = turns
    database = openDatabase(url, { max: 20 })
    await empty(db())
    jobs = await startJobs({ url, db: database.db, jobs: jobTable(aMailRoom()), works: false })
  })
  beforeEach(async () => {
    await empty(db())
    // People's numbers begin anew; what they had a minute ago was somebody else's.
    keptOnce('fair-share', () => new Map<string, unknown>()).clear()
  })
  afterAll(async () => {
    await jobs?.stop()
    await database?.close()
  })
  return db
}

function db(): Db {
  if (!database) throw new Error('useDatabase() was not called at the top of this file')
  return database.db
}

async function aNewOne(): Promise<{ url: string; shape: string }> {
  const name = `${inject('template')}_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await administer(inject('serverUrl'), `create database ${name} template ${inject('template')}`)
  const url = databaseUrl(inject('serverUrl'), name)
  return { url, shape: await cleared(url) }
}

/** Whoever still works for the file before is sent away, grown files are cut; what comes back is the shape of the tables. */
async function cleared(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.query(CUT_GROWN)
    const { rows } = await client.query<{ shape: string }>(SHAPE)
    return rows[0]?.shape ?? ''
  } finally {
    await client.end()
  }
}

const OURS = `relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('schema_migration', 'audit_head')`

/** Rows that were deleted stay in the files: a large file of one test would slow every test after it. */
const CUT_GROWN = `do $$
  declare
    grown text;
  begin
    set local session_replication_role = replica;
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
async function empty(of: Db): Promise<void> {
  await sql
    .raw(
      `do $$
    declare
      kept record;
    begin
      -- Neither pointers nor the audit's own guard stand in the way of a clean table.
      set local session_replication_role = replica;
      -- Most tables were never written to: a file without a byte has no row.
      for kept in select relname from pg_class where ${OURS} and pg_relation_size(oid) > 0
      loop
        execute format('delete from %I', kept.relname);
      end loop;
      for kept in select sequencename, start_value from pg_sequences
        where schemaname = 'public' and last_value is not null
      loop
        perform setval(quote_ident(kept.sequencename)::regclass, kept.start_value, false);
      end loop;
      delete from pgboss.job;
      update audit_head set number = 0, hash = decode(repeat('00', 32), 'hex');
    end $$`,
    )
    .execute(of)
}
