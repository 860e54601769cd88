import { sql } from 'kysely'
import { hit } from '../platform/rate-limit.server.ts'
import type { Visitor } from '../platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import type { Db } from '../tables.ts'
import { isPassword } from './password-hash.server.ts'

const TRIES = { max: 10, minutes: 15 }
const FRESH_MINUTES = 10

/** Whoever signed in a moment ago need not say his password again. */
export async function isFresh(db: Db, { sessionId }: Visitor): Promise<boolean> {
  const fresh = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${FRESH_MINUTES})`)
    .executeTakeFirst()
  return fresh !== undefined
}

/** A telephone left on a table must not change the locks: a fresh sign-in, or the password. */
export async function proveSelf(db: Db, visitor: Visitor, password: string | undefined): Promise<void> {
  if (password) await provePassword(db, visitor, password)
  else if (!(await isFresh(db, visitor)))
    throw new Refusal('prove_yourself', { fields: { password: 'required' } })
}

/** The password itself, however fresh the session. Every try counts, of the code beside it as well. */
export async function provePassword(db: Db, visitor: Visitor, password: string): Promise<void> {
  const { allowed, retryAfter } = await hit(db, `prove:${visitor.id}`, TRIES)
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
  const account = await db
    .selectFrom('account')
    .select('passwordHash')
    .where('id', '=', visitor.id)
    .executeTakeFirst()
  if (!(await isPassword(password, account?.passwordHash ?? null)))
    throw new Refusal('invalid_fields', { fields: { password: 'wrong_password' } })
}
