import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { FREE_TEXTS } from './free-texts.ts'
import { HOLDINGS } from './holdings.ts'
import { ITEMS_OF_RUNS } from './holdings-records.ts'

const db = useDatabase()

test('every table says what it holds about people, and none that is gone still does', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db())

  expect(Object.keys(HOLDINGS).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('every column that points at a card or an account is either about a person or says who acted', async () => {
  const { rows } = await sql<{ pointer: string }>`
    select pg_class.relname || '.' || pg_attribute.attname as pointer
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid in ('member'::regclass, 'account'::regclass)`.execute(db())

  const told = Object.entries(HOLDINGS).flatMap(([table, { points = [], acted = [] }]) =>
    [...points, ...acted].map((column) => `${table}.${column}`),
  )
  expect(rows.map(({ pointer }) => pointer).filter((pointer) => !told.includes(pointer))).toEqual([])
})

test('of a row that stays, every word and every day is either written over or known to say nothing', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'
      and data_type in ('text', 'json', 'jsonb', 'bytea', 'uuid', 'date', 'ARRAY', 'character varying')`.execute(
    db(),
  )

  const silent = rows.filter(({ table, column }) => {
    const holding = HOLDINGS[table]
    if (holding?.erasure !== 'strip') return false
    return !(column in holding.strip) && !holding.stays.includes(column)
  })
  expect(silent).toEqual([])
})

test('every column named is there', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(db())
  const known = new Set(rows.map(({ name }) => name))

  const named = Object.entries(HOLDINGS).flatMap(([table, holding]) =>
    [
      ...(holding.points ?? []),
      ...(holding.acted ?? []),
      ...('secret' in holding ? (holding.secret ?? []) : []),
      ...('hidden' in holding ? (holding.hidden ?? []) : []),
      ...(holding.erasure === 'strip' ? [...Object.keys(holding.strip), ...holding.stays] : []),
    ].map((column) => `${table}.${column}`),
  )
  const swept = FREE_TEXTS.map(({ table, column }) => `${table}.${column}`)
  expect([...named, ...swept].filter((name) => !known.has(name))).toEqual([])
})

test('every kind of run says what its items are', () => {
  expect(Object.keys(ITEMS_OF_RUNS).toSorted()).toEqual(Object.keys(BATCH_KINDS).toSorted())
})
