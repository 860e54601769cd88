import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { endMemberSessions, lockAccountOf, refuseLastWebmaster } from './member-accounts.server.ts'
import type { MemberCard } from './member.ts'
import { findCard, lockCard } from './member-cards.server.ts'
import { mayHandle } from './role-change.ts'

export type DeactivationWish = {
  readonly memberId: number
  readonly deactivated: boolean
  readonly today: string
}

/** Shuts the door on an account, at once on all its devices; or opens it again. */
export async function deactivateAccount(
  db: Db,
  visitor: Visitor,
  { memberId, deactivated, today }: DeactivationWish,
): Promise<MemberCard> {
  if (visitor.memberId === memberId) throw new Refusal('own_card')
  return inTransaction(db, async (tx) => {
    const card = await lockCard(tx, memberId, today)
    if (!card) throw new Refusal('not_found')
    const account = await lockAccountOf(tx, memberId)
    if (!account) throw new Refusal('no_account')
    if (!mayHandle(visitor.role, account.role)) throw new Refusal('not_allowed')
    if ((account.deactivatedAt !== null) === deactivated) throw new Refusal('already_so')
    if (deactivated && account.role === 'Webmaster') await refuseLastWebmaster(tx, account.id)

    await tx
      .updateTable('account')
      .set({ deactivatedAt: deactivated ? sql<Date>`now()` : null })
      .where('id', '=', account.id)
      .execute()
    if (deactivated) await endMemberSessions(tx, memberId)
    recordAudit(tx, {
      action: deactivated ? 'ACCOUNT_DEACTIVATED' : 'ACCOUNT_REACTIVATED',
      actorId: visitor.id,
      memberId,
      accountId: account.id,
      changes: [{ field: 'deactivated', from: !deactivated, to: deactivated }],
    })
    return (await findCard(tx, memberId, today)) ?? card
  })
}
