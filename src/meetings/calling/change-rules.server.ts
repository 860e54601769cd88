import { sql } from 'kysely'
import type { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { holdSetting } from '../../money/payments/hold-setting.server.ts'
import type { Db } from '../../tables.ts'
import type { RulesInput } from './meeting-input.ts'
import { readRules } from './meetings.server.ts'

/** What the statutes say instead of the law. Meetings that were called keep the rules they were called by. */
export async function changeRules(db: Db, actorId: number, rules: z.infer<typeof RulesInput>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdSetting(tx, 'meetings', actorId)
    const changes = changesBetween({ ...(await readRules(tx)) }, rules)
    if (changes.length === 0) return
    await tx
      .updateTable('clubSetting')
      .set({ value: JSON.stringify(rules), updatedAt: sql<Date>`now()`, updatedBy: actorId })
      .where('key', '=', 'meetings')
      .execute()
    recordAudit(tx, { action: 'MEETING_RULES_CHANGED', actorId, changes })
  })
}
