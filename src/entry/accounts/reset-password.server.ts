import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { endChallengesOf } from '../keys/challenges.server.ts'
import { endLinksOf, findLinkOwner, redeemLink } from '../../ground/mail/one-time-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { askToCheckPasskeys } from '../../ground/notices/notices.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { type FieldFault, Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { setPasswordHash } from './accounts.server.ts'
import { describeOwner } from './describe-owner.server.ts'
import { lockOpenAccount } from './open-session.server.ts'
import { type PasswordFault, passwordFault } from './password.ts'
import { hashPassword, isCommonPassword } from './password-hash.server.ts'
import { endSessionsOf } from './sessions.server.ts'
import { clearSignInLimits } from './sign-in-limits.server.ts'

const FAULTS: Record<PasswordFault, FieldFault> = {
  too_short: 'password_too_short',
  too_long: 'password_too_long',
  too_common: 'password_too_common',
  like_email: 'password_like_email',
  like_name: 'password_like_name',
}

export const NewPassword = z.strictObject({
  token: z.string().min(1).max(200),
  newPassword: z.string().min(1).max(1000),
})

/** Sets a new password by a letter's link; every session and every other link of the account ends. */
export async function resetPassword(
  db: Db,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const owner = await findLinkOwner(db, token, 'password')
  if (!owner) throw new Refusal('link_expired')
  await refuseWeak(db, newPassword, owner)
  const passwordHash = await hashPassword(newPassword)

  await inTransaction(db, async (tx) => {
    // Held still first: whoever shuts the account at this moment is either before us or after us.
    await lockOpenAccount(tx, owner.id)
    const accountId = await redeemLink(tx, token, 'password')
    if (accountId === null) throw new Refusal('link_expired')
    await setPasswordHash(tx, accountId, passwordHash)
    await endSessionsOf(tx, accountId)
    await endLinksOf(tx, accountId)
    await endChallengesOf(tx, accountId)
    await askToCheckPasskeys(tx, accountId)
    await clearSignInLimits(tx, owner.email)
    await postLetter(tx, {
      template: 'password-changed',
      to: owner.email,
      language: owner.language ?? 'cs',
      accountId,
      memberId: owner.memberId,
    })
    recordAudit(tx, { action: 'PASSWORD_CHANGED', actorId: accountId, accountId, memberId: owner.memberId })
  })
}

async function refuseWeak(
  db: Db,
  password: string,
  owner: { email: string; memberId: number | null },
): Promise<void> {
  const fault = passwordFault(password, await describeOwner(db, owner), isCommonPassword)
  if (fault) throw new Refusal('weak_password', { fields: { newPassword: FAULTS[fault] } })
}
