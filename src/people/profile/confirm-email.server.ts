import { lockOpenAccount } from '../../entry/accounts/open-session.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { endLinksOf, findLinkOwner, redeemLink } from '../../ground/mail/one-time-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { inTransaction, sqlState } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

const UNIQUE_VIOLATION = '23505'

/** Whoever reads the new address said yes: the account and the card move to it, and the old address is told. */
export async function confirmEmail(db: Db, token: string): Promise<void> {
  const owner = await findLinkOwner(db, token, 'email')
  if (!owner) throw new Refusal('link_expired')
  try {
    await inTransaction(db, async (tx) => {
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
    })
  } catch (error) {
    // Somebody else has taken the address since the letter went out.
    throw sqlState(error) === UNIQUE_VIOLATION ? new Refusal('link_expired') : error
  }
}
