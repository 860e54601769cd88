import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { whyNot } from './account-act.ts'
import { lockAccountOf, type LockedAccount, refuseLastWebmaster } from './member-accounts.server.ts'
import type { MemberCard } from './member.ts'
import { findCard, lockCard } from './member-cards.server.ts'
import { turnAccount } from './turn-account.server.ts'

export type DeactivationInput = {
  readonly memberId: number
  readonly deactivated: boolean
  readonly today: string
  /** The visitor has said his password again: wanted for a Webmaster's account. */
  readonly isProved?: boolean
}

/** Shuts the door on an account, at once on all its devices; or opens it again. */
export async function deactivateAccount(
  db: Db,
  visitor: Visitor,
  { memberId, deactivated, today, isProved = false }: DeactivationInput,
): Promise<MemberCard> {
  if (visitor.memberId === memberId) throw new Refusal('own_card')
  return inTransaction(db, async (tx) => {
    const card = await lockCard(tx, memberId, today)
    if (!card) throw new Refusal('not_found')
    const account = await lockAccountOf(tx, memberId)
    if (!account) throw new Refusal('no_account')
    if (account.role === 'Webmaster' && visitor.role === 'Webmaster' && !isProved)
      throw new Refusal('invalid_fields', { fields: { password: 'required' } })
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
  if (!deactivated) await refuseClosed(tx, account.memberId)
  if (deactivated && account.role === 'Webmaster') await refuseLastWebmaster(tx, account.id)
  await turnAccount(tx, account, { isOn: !deactivated, actorId: visitor.id })
}

/** Whoever is out of the club comes back by his card; the account alone would let him in without it. */
async function refuseClosed(tx: Db, memberId: number | null): Promise<void> {
  if (memberId === null) return
  const card = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where((eb) => eb.or([eb('archivedAt', 'is not', null), eb('excludedOn', 'is not', null)]))
    .executeTakeFirst()
  if (card) throw new Refusal('card_closed')
}
