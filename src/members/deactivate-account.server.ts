import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server.ts'
import { inTransaction } from '../platform/transaction.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { whyNot } from './account-act.ts'
import {
  endSessions,
  lockAccountOf,
  type LockedAccount,
  refuseLastWebmaster,
} from './member-accounts.server.ts'
import type { MemberCard } from './member.ts'
import { findCard, lockCard } from './member-cards.server.ts'

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
    await shutAccount(tx, visitor, account, deactivated)
    return (await findCard(tx, memberId, today)) ?? card
  })
}

/** The account alone, already held still, with or without a card. */
export async function shutAccount(
  tx: Db,
  visitor: Pick<Visitor, 'id' | 'role'>,
  account: LockedAccount,
  deactivated: boolean,
): Promise<void> {
  const why = whyNot(deactivated ? 'deactivate' : 'reactivate', visitor, account)
  if (why) throw new Refusal(why)
  if (deactivated && account.role === 'Webmaster') await refuseLastWebmaster(tx, account.id)
  await tx
    .updateTable('account')
    .set({ deactivatedAt: deactivated ? sql<Date>`now()` : null })
    .where('id', '=', account.id)
    .execute()
  if (deactivated) await endSessions(tx, account.id)
  recordAudit(tx, {
    action: deactivated ? 'ACCOUNT_DEACTIVATED' : 'ACCOUNT_REACTIVATED',
    actorId: visitor.id,
    memberId: account.memberId,
    accountId: account.id,
    changes: [{ field: 'deactivated', from: !deactivated, to: deactivated }],
  })
}
