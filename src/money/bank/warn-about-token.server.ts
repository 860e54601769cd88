import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { daysBetween } from '../../ground/values/day.ts'
import { findToken, tokenDigest } from './bank-line.server.ts'
import { tellOfficers } from '../../ground/mail/officers.server.ts'
import { warningDue } from './token-life.ts'

/** Thirty, fourteen and three days before the token in use expires, one letter each. */
export async function warnAboutToken(db: Db, today = pragueDay(now())): Promise<void> {
  const inUse = await findToken(db)
  if (!inUse) return
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('bankToken')
      .select(['digest', 'expiresOn', 'warnedDays'])
      .where('digest', '=', tokenDigest(inUse.token))
      .forUpdate()
      .executeTakeFirst()
    const due = row && warningDue(row.expiresOn, row.warnedDays, today)
    if (!row?.expiresOn || !due) return
    await tx.updateTable('bankToken').set({ warnedDays: due }).where('digest', '=', row.digest).execute()
    const days = Math.max(0, daysBetween(today, row.expiresOn))
    await tellOfficers(tx, 'Treasurer', 'bank-token-expiring', { days, expiresOn: row.expiresOn })
  })
}
