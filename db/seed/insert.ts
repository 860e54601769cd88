import { sql, type InsertObject } from 'kysely'
import type { Db, Tables } from '../../src/tables.ts'

// PostgreSQL takes 65,535 parameters at once; our widest row has about forty.
const ROWS_AT_ONCE = 500

export async function insertAll<Table extends keyof Tables>(
  tx: Db,
  table: Table,
  rows: readonly InsertObject<Tables, Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute()
  }
}

const NUMBERED_TABLES = [
  'member',
  'tag',
  'account',
  'payment',
  'bank_movement',
  'donation_purpose',
  'event',
] as const

/** The demo chooses these ids itself, so the counters have to be told where to go on. */
export async function continueNumbering(tx: Db): Promise<void> {
  for (const table of NUMBERED_TABLES) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.raw(table)}))`.execute(
      tx,
    )
  }
  await sql`select setval('member_number_seq', (select max(number) from member))`.execute(tx)
}
