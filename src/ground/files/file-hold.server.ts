import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** Held (shared) by whoever copies the club's files: until then nothing of them is thrown away. */
export const HOLD_FILES = 7_203_112

/** Whoever takes the lock after us also reads the tables after us, and does not find there what we throw away. */
export async function areFilesHeld(db: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${HOLD_FILES}) as free`.execute(db)
  return rows[0]?.free === false
}
