import type { Insertable } from 'kysely'
import { hashPassword } from '../src/entry/accounts/password-hash.server.ts'
import { createSession } from '../src/entry/accounts/sessions.server.ts'
import type { Role } from '../src/permissions.ts'
import type { Db, Tables } from '../src/tables.ts'

/** People in one line: only what matters to the test is said, the rest is ordinary. */
export async function aMember(db: Db, card: Partial<Insertable<Tables['member']>> = {}) {
  return db
    .insertInto('member')
    .values({ firstName: 'Jan', lastName: 'Novák', ...card })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type AccountInput = Partial<Insertable<Tables['account']>> & { readonly password?: string }

let serial = 0

export async function anAccount(db: Db, { password, ...account }: AccountInput = {}) {
  serial += 1
  return db
    .insertInto('account')
    .values({
      email: `person${serial}@klub.test`,
      role: 'Member',
      confirmedRulesVersion: 1,
      verifiedProfileAt: new Date(),
      ...account,
      passwordHash: password ? await hashPassword(password) : (account.passwordHash ?? null),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A signed-in person: the account and the token of its session. */
export async function someone(db: Db, role: Role, account: AccountInput = {}) {
  const made = await anAccount(db, { role, ...account })
  return { ...made, token: await createSession(db, made, { address: '127.0.0.1', userAgent: 'a test' }) }
}

export async function rulesVersion(db: Db, version: number): Promise<void> {
  await db
    .insertInto('pageVersion')
    .values({ slug: 'stanovy', version, bodyCs: '# Stanovy', bodyEn: '# Rules' })
    .execute()
}
