import { sql } from 'kysely'
import { seedDemoClub } from '../../db/seed/demo-club.ts'
import { DEMO_PASSWORD } from '../entry/accounts/demo-password.ts'
import { enqueue } from '../ground/platform/jobs.server.ts'
import { inTransaction } from '../ground/postgres/transaction.server.ts'
import type { Db } from '../tables.ts'

/** Fills an empty club with the invented one, whole or not at all; a club that has anybody is left alone. */
export async function fillDemoClub(
  db: Db,
  { today, hashPassword }: { today: string; hashPassword: (password: string) => Promise<string> },
): Promise<void> {
  if (await hasAnybody(db)) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(7203111)`.execute(tx)
    if (await hasAnybody(tx)) return
    await seedDemoClub(tx, { today, passwordHash })
    await tx.insertInto('clubSetting').values({ key: 'demo', value: 'true' }).execute()
    // The jobs of the start may have looked before there was a demo club to look after.
    await enqueue(tx, 'put-demo-documents', {})
    await enqueue(tx, 'publish-minutes', {})
  })
}

/** Whether the people here are invented. Their passwords are public, so this must never be guessed from a setting. */
export async function isDemoClub(db: Db): Promise<boolean> {
  const mark = await db.selectFrom('clubSetting').select('key').where('key', '=', 'demo').executeTakeFirst()
  return mark !== undefined
}

async function hasAnybody(db: Db): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined
}
