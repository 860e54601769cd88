import { sql } from 'kysely'
import { statusIsOpen } from '../../money/payment-status/payment-status.server.ts'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf } from '../../ground/lists/leafed.server.ts'
import type { Db } from '../../tables.ts'

export function findOpenLeaveRequest(db: Db, memberId: number) {
  return db
    .selectFrom('leaveRequest')
    .select(['id', 'requestedAt', 'reason'])
    .where('memberId', '=', memberId)
    .where('closedAs', 'is', null)
    .executeTakeFirst()
}

/** Who wants to leave and is still here, the longest waiting first, with what he owes. */
export function listLeaveRequests(db: Db, page: Page) {
  const query = openRequests(db)
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'leaveRequest.id',
      'leaveRequest.requestedAt',
      'leaveRequest.reason',
      'member.id as memberId',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'division.name as divisionName',
      'member.frontPatchOn',
      'member.backPatchOn',
      sql<number>`coalesce((select sum(payment.amount) from payment where payment.member_id = member.id
        and ${statusIsOpen('payment.status')}), 0)::int`.as('owes'),
    ])
  return countedLeaf(query, [{ by: sql`leave_request.requested_at` }, { by: sql`leave_request.id` }], page)
}

function openRequests(db: Db) {
  return db
    .selectFrom('leaveRequest')
    .innerJoin('member', 'member.id', 'leaveRequest.memberId')
    .where('leaveRequest.closedAs', 'is', null)
    .where('member.archivedAt', 'is', null)
    .where('member.erasedAt', 'is', null)
}

type Closing = {
  readonly closedAs: 'withdrawn' | 'archived' | 'stays'
  readonly actorId: number
}

/** Closes a request nobody has closed yet; of two at once, one does. */
export function closeLeaveRequest(tx: Db, requestId: number, { closedAs, actorId }: Closing) {
  return tx
    .updateTable('leaveRequest')
    .set({ closedAs, closedAt: sql<Date>`now()`, closedBy: actorId })
    .where('id', '=', requestId)
    .where('closedAs', 'is', null)
    .returning(['memberId', 'reason', 'requestedAt'])
    .executeTakeFirst()
}
