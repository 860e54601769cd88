import { lockOpenAccount } from '../../entry/accounts/open-session.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { endLinksOf, findLinkOwner, redeemLink } from '../../ground/mail/one-time-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

// Somebody else has taken the address since the letter went out.
const TAKEN = { account_by_email: () => new Refusal('link_expired') }

/** Whoever reads the new address said yes: the account and the card move to it, and the old address is told. */
export async function confirmEmail(db: Db, token: string): Promise<void> {
  const owner = await findLinkOwner(db, token, 'email')
  if (!owner) throw new Refusal('link_expired')
  await knowing(TAKEN, () =>
    inTransaction(db, async (tx) => {
      await lockOpenAccount(tx, owner.id)
      const accountId = await redeemLink(tx, token, 'email')
      if (accountId === null) throw new Refusal('link_expired')
      const { sentTo: email, memberId } = owner
      await tx.updateTable('account').set({ email }).where('id', '=', accountId).execute()
      if (memberId !== null)
        await tx
          .updateTable('member')
          .set((eb) => ({ email, version: eb('version', '+', 1) }))
          .where('id', '=', memberId)
          .execute()
      // A letter with a new password that went to the old address opens nothing any more.
      await endLinksOf(tx, accountId)
      await postLetter(tx, {
        template: 'email-changed',
        to: owner.email,
        language: owner.language ?? 'cs',
        accountId,
        memberId,
      })
      recordAudit(tx, {
        action: 'EMAIL_CHANGED',
        actorId: accountId,
        accountId,
        memberId,
        changes: [{ field: 'email', from: owner.email, to: email }],
      })
    }),
  )
}
