import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { endMemberSessions, lockAccountOf, setRole } from './member-accounts.server.ts'
import type { MemberCard } from './member.ts'
import { lockCard } from './member-cards.server.ts'
import { endRoad } from './road.server.ts'
import { setOnCard } from './set-on-card.server.ts'

/** The club takes the person in: the card is approved and an Applicant's account becomes a Member's. */
export async function approveMember(
  db: Db,
  visitor: Visitor,
  { memberId, today }: { memberId: number; today: string },
): Promise<MemberCard> {
  if (visitor.memberId === memberId) throw new Refusal('own_card')
  return inTransaction(db, async (tx) => {
    const card = await lockCard(tx, memberId, today)
    if (!card) throw new Refusal('not_found')
    if (card.approvedAt) throw new Refusal('already_so')
    if (card.archivedAt || card.excludedOn) throw new Refusal('card_closed')

    const audit = { actorId: visitor.id, memberId }
    recordAudit(tx, {
      ...audit,
      action: 'APPROVED',
      changes: [{ field: 'approved', from: false, to: true }],
    })
    const account = await lockAccountOf(tx, memberId)
    if (account?.role === 'Applicant') {
      await setRole(tx, account.id, 'Member')
      await endMemberSessions(tx, memberId)
      recordAudit(tx, {
        ...audit,
        action: 'ROLE_CHANGED_TO_MEMBER',
        accountId: account.id,
        changes: [{ field: 'role', from: 'Applicant', to: 'Member' }],
      })
    }
    await endRoad(tx, memberId)
    return setOnCard(
      tx,
      memberId,
      { approvedAt: sql<Date>`now()`, approvedBy: visitor.id, memberSince: card.memberSince ?? today },
      today,
    )
  })
}
