import { sql } from 'kysely'
import { forgive, hit } from '../../ground/http/rate-limit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { inLine } from '../accounts/in-line.server.ts'
import { isPassword } from '../accounts/password-hash.server.ts'

const TRIES = { max: 10, minutes: 15 }
const FRESH_MINUTES = 5

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

/** The password itself, however fresh the session. */
export async function provePassword(db: Db, visitor: Visitor, password: string): Promise<void> {
  await withPassword(db, visitor, { password, act: () => Promise.resolve() })
}

/** Does something for which a password is asked, and a code beside it: a wrong one of either counts, right ones do not. */
export async function withPassword<Result>(
  db: Db,
  visitor: Visitor,
  { password, act }: { readonly password: string; readonly act: () => Promise<Result> },
): Promise<Result> {
  const key = `prove:${visitor.id}`
  return inLine(key, async () => {
    await count(db, key)
    try {
      await refuseWrong(db, visitor, password)
      const done = await act()
      await forgive(db, key)
      return done
    } catch (error) {
      if (!isWrong(error)) await forgive(db, key)
      throw error
    }
  })
}

function isWrong(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false
  return error.fields?.password === 'wrong_password' || error.fields?.code === 'wrong_code'
}

async function count(db: Db, key: string): Promise<void> {
  const { allowed, retryAfter } = await hit(db, key, TRIES)
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
}

async function refuseWrong(db: Db, visitor: Visitor, password: string): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select('passwordHash')
    .where('id', '=', visitor.id)
    .executeTakeFirst()
  if (!(await isPassword(password, account?.passwordHash ?? null)))
    throw new Refusal('invalid_fields', { fields: { password: 'wrong_password' } })
}
