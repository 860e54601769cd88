import { type Kysely, sql } from 'kysely'

/** What time it is for all machines alike: what one hands out for a while, another takes, and their own clocks may differ. */
export async function databaseNow<Tables>(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database did not tell the time')
  return row.at
}
