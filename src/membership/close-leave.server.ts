import { recordAudit } from '../audit/audit.server.ts'
import { archiveMember } from '../members/archive-member.server.ts'
import { pragueDay } from '../platform/day.ts'
import { dayInFigures } from '../platform/day-in-figures.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { closeLeaveRequest } from './leave-requests.server.ts'

type Wish = {
  readonly requestId: number
  readonly closedAs: 'archived' | 'stays'
  readonly note: string | null
  readonly today: string
}

/** The Secretary closes a request: the card is archived with that reason, or the member stays after all. */
export async function closeLeave(
  db: Db,
  visitor: Visitor,
  { requestId, closedAs, note, today }: Wish,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const request = await closeLeaveRequest(tx, requestId, { closedAs, actorId: visitor.id })
    if (!request) throw new Refusal('leave_closed')
    const { memberId } = request
    if (closedAs === 'stays') {
      recordAudit(tx, { action: 'LEAVE_DECLINED', actorId: visitor.id, memberId, note })
      return
    }
    const asked = dayInFigures(pragueDay(request.requestedAt), 'cs')
    const reason = [`Vystoupení na vlastní žádost ze dne ${asked}.`, request.reason, note]
    await archiveMember(tx, visitor, {
      memberId,
      archived: true,
      reason: reason.filter(Boolean).join(' ').slice(0, 2000),
      today,
    })
  })
}
