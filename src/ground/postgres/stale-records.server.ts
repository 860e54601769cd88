import { sql } from 'kysely'
import type { Db } from '../../tables.ts'

/** Limits that ran out, answers nobody will ask for again, and notices read a year ago. */
export async function deleteStaleRecords(db: Db): Promise<void> {
  await db
    .deleteFrom('rateLimit')
    .where('resetsAt', '<', sql<Date>`now()`)
    .execute()
  await db
    .deleteFrom('idempotencyKey')
    .where('createdAt', '<', sql<Date>`now() - interval '48 hours'`)
    .execute()
  await db
    .deleteFrom('notice')
    .where('seenAt', '<', sql<Date>`now() - interval '1 year'`)
    .execute()
}
