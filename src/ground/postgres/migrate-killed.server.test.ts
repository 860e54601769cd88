import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { administer, databaseUrl } from '../../../test/cluster.ts'
import { until } from '../../../test/until.ts'
import { migrate, readMigrations } from './migrate.server.ts'

const [name, whole] = ['m', 'w'].map((letter) => `${letter}_${randomUUID().replaceAll('-', '')}`) as [
  string,
  string,
]
const server = () => inject('serverUrl')
const url = () => databaseUrl(server(), name)
beforeAll(async () => {
  await administer(server(), `create database ${name}`)
  await administer(server(), `create database ${whole}`)
})
afterAll(async () => {
  await administer(server(), `drop database ${name} with (force)`)
  await administer(server(), `drop database ${whole} with (force)`)
})

async function ask<Row extends pg.QueryResultRow>(
  database: string,
  statement: string,
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl(server(), database) })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Everything the tables are, whatever numbers their parts have. */
const shapeOf = async (database: string) =>
  (
    await ask<{ shape: string }>(
      database,
      `select string_agg(line, E'\\n' order by line) as shape from (
        select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
          from information_schema.columns where table_schema in ('public', 'changes')
        union all select indexdef from pg_indexes where schemaname in ('public', 'changes')
        union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
        union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select name || hash from schema_migration) as lines`,
    )
  )[0]?.shape

const applied = async () => {
  const rows = await ask<{ count: number }>(
    name,
    'select count(*)::int as count from schema_migration',
  ).catch(() => [])
  return rows[0]?.count ?? 0
}

/** A house that is opened on it, as far as its tables; killed once it has made so many steps, in the middle of another. */
async function killedAfter(steps: number): Promise<number> {
  const module = join(import.meta.dirname, 'migrate.server.ts')
  const child = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    `const { migrate } = await import(${JSON.stringify(module)}); await migrate(${JSON.stringify(url())})`,
  ])
  const ended = once(child, 'exit')
  await until(async () => child.exitCode !== null || (await applied()) >= steps, { every: 5 })
  child.kill('SIGKILL')
  await ended
  return applied()
}

test('killed again and again while its tables change, a club has the old ones or the new ones, and goes on', async () => {
  const all = readMigrations()
  const reached: number[] = []
  for (const part of [0.2, 0.5, 0.8]) reached.push(await killedAfter(Math.floor(all.length * part)))

  // Whatever was cut off left nothing: the rest fits on as if nobody had been killed.
  await migrate(url())
  await migrate(databaseUrl(server(), whole))

  expect(reached).toEqual(reached.toSorted((one, other) => one - other))
  expect(reached.at(0)).toBeLessThan(all.length)
  expect(await shapeOf(name)).toBe(await shapeOf(whole))
})

test.each([0, 1, 2, 3])(
  'killed before statement %i of a step, nothing of the step is there',
  async (before) => {
    const statements = [
      'create table a_step (id int)',
      'insert into a_step values (1)',
      'alter table a_step add b int',
    ]
    const cut = statements.toSpliced(before, 0, 'select pg_terminate_backend(pg_backend_pid())').join(';')
    const known = readMigrations()
    await migrate(url())
    const step = (sql: string) => [...known, { name: '9999_a_step', sql, hash: 'x' }]

    await expect(migrate(url(), { migrations: step(cut) })).rejects.toThrow(/terminat/i)
    const between = await ask<{ there: string | null }>(name, `select to_regclass('a_step') as there`)
    const after = await migrate(url(), { migrations: step(statements.join(';')) })
    await ask(name, `drop table a_step; delete from schema_migration where name = '9999_a_step'`)

    expect([between, after]).toEqual([[{ there: null }], ['9999_a_step']])
  },
)
