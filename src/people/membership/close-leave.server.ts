import { recordAudit } from '../../ground/audit/audit.server.ts'
import { archiveMember } from '../closing/archive-member.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { closeLeaveRequest } from './leave-requests.server.ts'

type Input = {
  readonly requestId: number
  readonly closedAs: 'archived' | 'stays'
  readonly note: string | null
  readonly waiveDebts?: boolean
  readonly now: Date
  readonly today: string
}

/** The Secretary closes a request: the card is archived with that reason and the membership closed whole, or the member stays after all. */
export async function closeLeave(
  db: Db,
  visitor: Visitor,
  { requestId, closedAs, note, waiveDebts = false, now, today }: Input,
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
      reason: reason.filter(Boolean).join(' ').slice(0, 2000),
      waiveDebts,
      now,
      today,
    })
  })
}
