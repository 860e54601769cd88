import { sql } from 'kysely'
import type { Db } from '../src/tables.ts'

/** How many rows of some tables, or of all, this connection has read so far, by an index or without. */
export async function rowsRead(tx: Db, tables: readonly string[] | null = null): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
    from pg_stat_xact_user_tables where ${tables}::text[] is null or relname = any(${tables}::text[])`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}
