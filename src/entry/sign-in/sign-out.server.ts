import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { endOwnSession, endSession } from '../accounts/sessions.server.ts'

export async function signOut(db: Db, token: string | null): Promise<void> {
  if (!token) return
  await inTransaction(db, async (tx) => {
    const accountId = await endSession(tx, token)
    if (accountId !== null) recordAudit(tx, { action: 'SIGNED_OUT', actorId: accountId, accountId })
  })
}

/** Signs out another of one's own devices, at once. */
export async function signOutDevice(db: Db, visitor: Visitor, sessionId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await endOwnSession(tx, visitor.id, sessionId))) throw new Refusal('not_found')
    recordAudit(tx, {
      action: 'SESSION_ENDED',
      actorId: visitor.id,
      accountId: visitor.id,
      memberId: visitor.memberId,
    })
  })
}
