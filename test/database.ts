import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { jobTable } from '../src/jobs.server.ts'
import { type Database, openDatabase } from '../src/ground/postgres/database.server.ts'
import { startJobs } from '../src/ground/platform/jobs.server.ts'
import { useAppSecret } from '../src/ground/platform/secret.server.ts'
import type { Db } from '../src/tables.ts'
import { administer, databaseUrl } from './cluster.ts'
import { aMailRoom, TEST_SECRET } from './mail-room.ts'

let database: Database | null = null

/** A database of this test file's own, emptied before each test. Call at the top of the file. */
export function useDatabase(): () => Db {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  let jobs: { stop: () => Promise<void> } | null = null

  beforeAll(async () => {
    useAppSecret(TEST_SECRET)
    await administer(inject('serverUrl'), `create database ${name} template ${inject('template')}`)
    const url = databaseUrl(inject('serverUrl'), name)
    database = openDatabase(url, { max: 20 })
    jobs = await startJobs({ url, db: database.db, jobs: jobTable(aMailRoom()), works: false })
  })
  beforeEach(() => empty(db()))
  afterAll(async () => {
    await jobs?.stop()
    await database?.close()
    await administer(inject('serverUrl'), `drop database if exists ${name} with (force)`)
  })
  return db
}

function db(): Db {
  if (!database) throw new Error('useDatabase() was not called at the top of this file')
  return database.db
}

/** Rows go, files stay: truncating sixty tables before each test took longer than the tests themselves. */
async function empty(of: Db): Promise<void> {
  await sql`do $$
    declare
      kept record;
    begin
      -- Neither pointers nor the audit's own guard stand in the way of a clean table.
      set local session_replication_role = replica;
      for kept in select tablename from pg_tables
        where schemaname = 'public' and tablename not in ('schema_migration', 'audit_head')
      loop
        execute format('delete from %I', kept.tablename);
      end loop;
      for kept in select sequencename, start_value from pg_sequences
        where schemaname = 'public' and last_value is not null
      loop
        perform setval(quote_ident(kept.sequencename)::regclass, kept.start_value, false);
      end loop;
      delete from pgboss.job;
      update audit_head set number = 0, hash = decode(repeat('00', 32), 'hex');
    end $$`.execute(of)
}
