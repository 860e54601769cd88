import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { Db } from '../tables.ts'

/** Ends every session of one's own but this one, at once; each of them leaves its trace. */
export async function signOutOthers(db: Db, visitor: Visitor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .deleteFrom('session')
      .where('accountId', '=', visitor.id)
      .where('id', '!=', visitor.sessionId)
      .returning('id')
      .execute()
    for (const _ of ended) {
      recordAudit(tx, {
        action: 'SESSION_ENDED',
        actorId: visitor.id,
        accountId: visitor.id,
        memberId: visitor.memberId,
      })
    }
  })
}
