import { recordAudit } from '../../ground/audit/audit.server.ts'
import { endChallengesOf } from '../keys/challenges.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { endOtherSessions } from '../accounts/sessions.server.ts'

/** Ends every session of one's own but this one, at once; each of them leaves its trace. */
export async function signOutOthers(db: Db, visitor: Visitor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await endOtherSessions(tx, visitor.id, visitor.sessionId)
    await endChallengesOf(tx, visitor.id)
    for (let count = 0; count < ended; count += 1) {
      recordAudit(tx, {
        action: 'SESSION_ENDED',
        actorId: visitor.id,
        accountId: visitor.id,
        memberId: visitor.memberId,
      })
    }
  })
}
