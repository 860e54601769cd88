import { DEMO_PASSWORD } from '../accounts/demo-password.ts'
import { ROLES } from '../../permissions.ts'
import type { Db } from '../../tables.ts'

const SPECIAL = ['newcomer', 'unverified', 'nocard'] as const
const LOGINS: readonly string[] = [...ROLES.map((role) => role.toLowerCase()), ...SPECIAL]

export type DemoAccount = Awaited<ReturnType<typeof listDemoAccounts>>[number]

/** One account a role and the three odd ones, with the password all of them share. */
export async function listDemoAccounts(db: Db) {
  const rows = await db
    .selectFrom('account')
    .leftJoin('member', 'member.id', 'account.memberId')
    .select(['account.email', 'account.role', 'member.firstName', 'member.lastName'])
    .where(
      'account.email',
      'in',
      LOGINS.map((login) => `${login}@klubovna.example`),
    )
    .where('account.deactivatedAt', 'is', null)
    .execute()
  return rows
    .map(({ firstName, lastName, email, role }) => {
      const login = email.split('@')[0] ?? ''
      const special = SPECIAL.find((name) => name === login) ?? null
      return {
        email,
        role,
        special,
        name: firstName ? `${firstName} ${lastName}` : email,
        password: DEMO_PASSWORD,
      }
    })
    .toSorted(
      (a, b) => LOGINS.indexOf(a.email.split('@')[0] ?? '') - LOGINS.indexOf(b.email.split('@')[0] ?? ''),
    )
}
