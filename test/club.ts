import { type Insertable, sql } from 'kysely'
import { hashPassword } from '../src/entry/accounts/password-hash.server.ts'
import { createSession } from '../src/entry/accounts/sessions.server.ts'
import { sha256 } from '../src/ground/platform/secret.server.ts'
import type { Permission, Role } from '../src/permissions.ts'
import type { Db, Tables } from '../src/tables.ts'
import { noteName, noteSecret, noteToken } from './known-secrets.ts'

/** People in one line: only what matters to the test is said, the rest is ordinary. */
export async function aMember(db: Db, card: Partial<Insertable<Tables['member']>> = {}) {
  const person = { firstName: 'Jan', lastName: 'Novák', ...card }
  noteName(person)
  return db.insertInto('member').values(person).returningAll().executeTakeFirstOrThrow()
}

type AccountInput = Partial<Insertable<Tables['account']>> & { readonly password?: string }

let serial = 0

function plain(role: Role = 'Member') {
  serial += 1
  return { email: `person${serial}@klub.test`, role, confirmedRulesVersion: 1, verifiedProfileAt: new Date() }
}

export async function anAccount(db: Db, { password, ...account }: AccountInput = {}) {
  noteSecret(password)
  return db
    .insertInto('account')
    .values({
      ...plain(),
      ...account,
      passwordHash: password ? await hashPassword(password) : (account.passwordHash ?? null),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A signed-in person: the account and the token of its session. */
export async function someone(db: Db, role: Role, account: AccountInput = {}) {
  const made = await anAccount(db, { role, ...account })
  const token = await createSession(db, made, { address: '127.0.0.1', userAgent: 'a test' })
  noteToken(token)
  return { ...made, token }
}

type Granted = { readonly role: Role; readonly grants: readonly Permission[] }

/** Many at once, each in his role with what is granted to him, and signed in. */
export async function people(db: Db, all: readonly Granted[]) {
  const made = await db
    .insertInto('account')
    .values(all.map(({ role }) => plain(role)))
    .returning('id')
    .execute()
  const signedIn = all.map((person, index) => ({
    ...person,
    id: made[index]?.id ?? 0,
    token: `token of ${person.role} number ${index}`,
  }))
  await db
    .insertInto('session')
    .values(
      signedIn.map(({ id, token }) => ({
        accountId: id,
        tokenHash: sha256(token),
        address: '127.0.0.1',
        userAgent: 'a test',
        expiresAt: sql<Date>`now() + interval '1 hour'`,
      })),
    )
    .execute()
  const granted = signedIn.flatMap(({ id, grants }) =>
    grants.map((permission) => ({ permission, accountId: id })),
  )
  await db.insertInto('permissionGrant').values(granted).execute()
  return signedIn
}

export async function rulesVersion(db: Db, version: number): Promise<void> {
  await db
    .insertInto('pageVersion')
    .values({ slug: 'stanovy', version, bodyCs: '# Stanovy', bodyEn: '# Rules' })
    .execute()
}
