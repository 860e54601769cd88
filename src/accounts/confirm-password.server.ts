import { hit, clearLimit } from '../platform/rate-limit.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { findAccountByEmail } from './accounts.server.ts'
import { isPassword } from './password-hash.server.ts'

const TRIES = { max: 10, minutes: 15 } as const

/** Before something that must not happen from a screen left open: is it really him? */
export async function confirmPassword(db: Db, visitor: Visitor, password: string): Promise<void> {
  const key = `confirm-password:${visitor.id}`
  const { allowed, retryAfter } = await hit(db, key, TRIES)
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
  const account = await findAccountByEmail(db, visitor.email)
  if (account?.id !== visitor.id || !(await isPassword(password, account.passwordHash)))
    throw new Refusal('invalid_fields', { fields: { password: 'invalid' } })
  await clearLimit(db, key)
}
