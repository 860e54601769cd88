import { recordAudit } from '../../ground/audit/audit.server.ts'
import { findAccountByEmail } from '../../entry/accounts/accounts.server.ts'
import { normalizeEmail } from '../../entry/accounts/account.ts'
import { isPassword } from '../../entry/accounts/password-hash.server.ts'
import { isPlainAddress } from '../../ground/mail/outbox.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { forgive, hit } from '../../ground/http/rate-limit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

const A_FEW = { max: 5, minutes: 60 } as const

type Input = { readonly email: string; readonly password: string }

/**
 * Writes to the new address; nothing changes until its owner says yes. An address of another account gets
 * the same answer and no letter, so that nobody learns who is in the club.
 */
export async function askEmailChange(db: Db, visitor: Visitor, input: Input): Promise<void> {
  const email = normalizeEmail(input.email)
  const tries = `change-email:${visitor.id}`
  await count(db, tries)
  if (!isPlainAddress(email)) throw new Refusal('invalid_fields', { fields: { email: 'not_email' } })
  const account = await findAccountByEmail(db, visitor.email)
  if (!account || !(await isPassword(input.password, account.passwordHash)))
    throw new Refusal('invalid_fields', { fields: { password: 'invalid' } })
  // A right password is no try; how many letters go out is counted for itself.
  await forgive(db, tries)
  if (email === normalizeEmail(visitor.email)) throw new Refusal('already_so')
  await count(db, `change-email-letter:${visitor.id}`)
  const isTaken = (await findAccountByEmail(db, email)) !== undefined
  await inTransaction(db, async (tx) => {
    if (!isTaken)
      await postLetter(tx, {
        template: 'change-email',
        to: email,
        language: account.language ?? 'cs',
        accountId: visitor.id,
        memberId: visitor.memberId,
      })
    recordAudit(tx, {
      action: 'EMAIL_CHANGE_ASKED',
      actorId: visitor.id,
      accountId: visitor.id,
      memberId: visitor.memberId,
    })
  })
}

async function count(db: Db, key: string): Promise<void> {
  const { allowed, retryAfter } = await hit(db, key, A_FEW)
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
}
