import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import type { Db } from '../src/tables.ts'
import { databaseUrl } from './cluster.ts'

export type Asked = { readonly text: string; readonly values: readonly unknown[] }
export type Watched = { readonly client: pg.Client; readonly asked: Asked[] }

/** A connection to the same database that remembers what it was asked. */
export async function aWatchedOne(db: Db): Promise<Watched> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const client = new pg.Client({
    connectionString: databaseUrl(inject('serverUrl'), rows[0]?.name ?? ''),
    // A small club is read whole where a large one would be looked up; here it is asked as if it were large.
    options: '-c jit=off -c timezone=Europe/Prague -c enable_hashjoin=off -c enable_mergejoin=off',
  })
  await client.connect()
  const asked: Asked[] = []
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown
  const listening = (text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text === 'string' && Array.isArray(values)) asked.push({ text, values })
    return ask(text, values, ...rest)
  }
  Object.assign(client, { query: listening })
  return { client, asked }
}
