import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { findPage } from '../../site/pages/pages.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { confirmRulesVersion } from '../accounts/accounts.server.ts'

export const RulesConfirmation = z.strictObject({ version: z.int().positive().max(999_999_999) })

/** One confirms what one has read: a version that is no longer the newest is refused. */
export async function confirmRules(db: Db, visitor: Visitor, version: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rules = await findPage(tx, 'stanovy')
    if (rules?.version !== version) throw new Refusal('rules_changed')
    await confirmRulesVersion(tx, visitor.id, version)
    recordAudit(tx, {
      action: 'RULES_CONFIRMED',
      actorId: visitor.id,
      accountId: visitor.id,
      memberId: visitor.memberId,
      changes: [{ field: 'confirmedStanovy', from: null, to: version }],
    })
  })
}
