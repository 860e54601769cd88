import { z } from 'zod'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { createAccount } from '../../entry/accounts/create-account.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import { ROLES } from '../../permissions.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findCardForAccount } from './accounts.server.ts'
import { newRoles } from './new-account.ts'

export const NewAccount = z.strictObject({
  email: z.string().trim().max(254).pipe(z.email('not_email')),
  role: z.enum(ROLES),
  memberId: z.int().positive().max(999_999_999).nullable().default(null),
  /** Asked for where the role is Webmaster. */
  password: z.string().max(1000).optional(),
})

const EXISTS = () => new Refusal('account_exists', { fields: { email: 'invalid' } })

/** An account for a member who has none, or for an officer who is no member; the way in goes by letter. */
export async function openAccount(
  db: Db,
  visitor: Visitor,
  { email, role, memberId, password }: z.infer<typeof NewAccount>,
): Promise<{ accountId: number }> {
  if (role === 'Webmaster') await provePower(db, visitor, 'webmasters.govern', { password })
  return knowing({ account_by_email: EXISTS, account_member_id_key: EXISTS }, () =>
    inTransaction(db, async (tx) => {
      const card = memberId === null ? null : await holdCard(tx, memberId)
      if (!newRoles(visitor, card).includes(role))
        throw new Refusal(card && !card.isMember ? 'not_approved_yet' : 'not_allowed')
      const greeting = card ? greetingOf(card, 'cs') : undefined
      return createAccount(tx, {
        email,
        role,
        memberId,
        language: null,
        actorId: visitor.id,
        ...(greeting ? { greeting } : {}),
      })
    }),
  )
}

async function holdCard(tx: Db, memberId: number) {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute()
  const card = await findCardForAccount(tx, { memberId })
  if (!card) throw new Refusal('not_found')
  if (card.accountId !== null) throw new Refusal('member_has_account')
  if (card.archivedAt || card.excludedOn) throw new Refusal('card_closed')
  return card
}
