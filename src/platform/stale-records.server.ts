import { sql } from 'kysely'
import type { Db } from '../tables.ts'

/** Limits that ran out and answers nobody will ask for again. */
export async function deleteStaleRecords(db: Db): Promise<void> {
  await db
    .deleteFrom('rateLimit')
    .where('resetsAt', '<', sql<Date>`now()`)
    .execute()
  await db
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', sql<Date>`now() - interval '48 hours'`)
    .execute()
}
