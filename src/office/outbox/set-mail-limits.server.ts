import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { LIMITS_KEY, readPace } from '../../ground/mail/paces.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'

/** A whole number, or nothing for no limit. */
const limit = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    z.union([z.null(), z.coerce.number().int().min(1).max(max)]),
  )

export const MailLimitsForm = z.strictObject({
  perMinute: limit(1000),
  perHour: limit(10_000),
  perDay: limit(100_000),
})

/** New limits hold for the next letter, on every instance; whoever waited for the old ones is looked at anew. */
export async function setMailLimits(
  db: Db,
  limits: z.infer<typeof MailLimitsForm>,
  actorId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { limits: before } = await readPace(tx)
    const changes = changesBetween(before, limits)
    if (changes.length === 0) return
    const value = JSON.stringify(limits)
    await tx
      .insertInto('clubSetting')
      .values({ key: LIMITS_KEY, value, updatedBy: actorId })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ value, updatedBy: actorId, updatedAt: sql<Date>`now()` }),
      )
      .execute()
    await enqueue(tx, 'send-due-mail', {})
    recordAudit(tx, { action: 'MAIL_LIMITS_CHANGED', actorId, changes })
  })
}
