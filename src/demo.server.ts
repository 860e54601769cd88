import { sql } from 'kysely'
import { seedDemoClub } from '../db/seed/demo-club.ts'
import { inTransaction } from './platform/transaction.server.ts'
import type { Db } from './tables.ts'

export const DEMO_PASSWORD = 'Klubovna-demo-2026'

/** Fills an empty club with the invented one, whole or not at all. */
export async function fillDemoClub(
  db: Db,
  { today, hashPassword }: { today: string; hashPassword: (password: string) => Promise<string> },
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(7203111)`.execute(tx)
    const someone = await tx.selectFrom('account').select('id').limit(1).executeTakeFirst()
    if (!someone) await seedDemoClub(tx, { today, passwordHash })
  })
}
