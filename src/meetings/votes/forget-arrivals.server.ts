import { sql } from 'kysely'
import { log } from '../../ground/platform/log.server.ts'
import { sqlState } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'

const NOT_ALLOWED = '42501'

/**
 * The job once a secret vote is over. The log the database writes ahead still has each ballot, in the order they came and with the
 * moment of each; it begins a new piece, and after a checkpoint lets the older ones go. A database of one's own may not let the
 * club do that, then whoever looks after it does (docs/operations.md).
 */
export async function forgetArrivals(db: Db): Promise<void> {
  try {
    await sql`select pg_switch_wal()`.execute(db)
    await sql`checkpoint`.execute(db)
  } catch (error) {
    if (sqlState(error) !== NOT_ALLOWED) throw error
    log.warn('the database keeps the order of secret ballots in its write-ahead log: it allows no checkpoint')
  }
}
