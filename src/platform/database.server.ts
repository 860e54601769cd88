import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db, Tables } from '../tables.ts'

const BIGINT = 20
const DATE = 1082

// Big integers are counts and haléře, far below 2^53; a day must stay text or it shifts with the zone.
pg.types.setTypeParser(BIGINT, Number)
pg.types.setTypeParser(DATE, (text) => text)

/** Every wait has an end: a database that hangs must not hang the club. */
const TIMEOUTS = {
  connectionTimeoutMillis: 3000,
  query_timeout: 15_000,
  statement_timeout: 14_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
}

export type Database = { readonly db: Db; readonly pool: pg.Pool; readonly close: () => Promise<void> }

export function openDatabase(url: string, { max = 15 }: { max?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...TIMEOUTS,
    application_name: 'klubovna',
    keepAlive: true,
  })
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, pool, close: () => db.destroy() }
}
