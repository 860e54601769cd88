import { sql } from 'kysely'
import type { Db } from '../src/tables.ts'
import { until } from './until.ts'

/**
 * Until so many wait for what somebody holds. Asked outside of the transaction that holds it: inside, PostgreSQL shows the same
 * moment until its end.
 */
export async function untilWaiting(db: Db, count = 1): Promise<void> {
  await until(
    async () => {
      const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return (rows[0]?.waiting ?? 0) >= count
    },
    { within: 20_000 },
  )
}
