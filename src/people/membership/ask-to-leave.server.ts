import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { closeLeaveRequest, findOpenLeaveRequest } from './leave-requests.server.ts'

/** A member says he wants to go. Nothing changes yet: the Secretary closes it by archiving the card. */
export async function askToLeave(db: Db, visitor: Visitor, reason: string | null): Promise<void> {
  const { memberId } = visitor
  if (memberId === null) throw new Refusal('not_found')
  await inTransaction(db, async (tx) => {
    const made = await tx
      .insertInto('leaveRequest')
      .values({ memberId, reason, requestedBy: visitor.id })
      .onConflict((conflict) => conflict.column('memberId').where('closedAs', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new Refusal('leave_asked_already')
    recordAudit(tx, { action: 'LEAVE_REQUESTED', actorId: visitor.id, memberId, note: reason })
  })
}

export async function withdrawLeave(db: Db, visitor: Visitor): Promise<void> {
  const { memberId } = visitor
  if (memberId === null) throw new Refusal('not_found')
  await inTransaction(db, async (tx) => {
    const open = await findOpenLeaveRequest(tx, memberId)
    const closed =
      open && (await closeLeaveRequest(tx, open.id, { closedAs: 'withdrawn', actorId: visitor.id }))
    if (!closed) throw new Refusal('leave_closed')
    recordAudit(tx, { action: 'LEAVE_WITHDRAWN', actorId: visitor.id, memberId })
  })
}
