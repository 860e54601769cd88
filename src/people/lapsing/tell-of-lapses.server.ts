import { tellOfficers } from '../../ground/mail/officers.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { markCallsTold } from '../../money/fees/last-calls.server.ts'
import { isTellingDue } from '../../money/fees/reminder-plan.ts'
import type { Db } from '../../tables.ts'

/** In the morning the Secretary hears that there is something to decide; of each file once. */
export async function tellOfLapses(db: Db, now: Date): Promise<void> {
  if (!isTellingDue(now)) return
  await inTransaction(db, async (tx) => {
    const count = await markCallsTold(tx, pragueDay(now), now)
    if (count > 0) await tellOfficers(tx, 'Secretary', 'memberships-lapsing', { count })
  })
}
