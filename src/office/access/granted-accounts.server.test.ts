import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { ROLES, type Role } from '../../permissions.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const RECEIVERS = ROLES.filter((role) => role !== 'Webmaster' && role !== 'Secretary')
const OFFICES = ['Webmaster', 'Secretary', 'MembershipOfficer', 'Treasurer', 'Supervisor'] as const
const roleOf = async (id: number) =>
  (await db().selectFrom('account').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role

async function grantedTo(role: Role) {
  const officer = await someone(db(), role)
  await db()
    .insertInto('permissionGrant')
    .values({ permission: 'accounts.manage', accountId: officer.id })
    .execute()
  return (path: string, body?: object) =>
    call(anApp(db()), `/api/accounts${path}`, { token: officer.token, ...(body ? { body } : {}) })
}

test.each(RECEIVERS)('accounts granted to a %s make and unmake no office beyond his own', async (own) => {
  const ask = await grantedTo(own)
  for (const office of OFFICES.filter((role) => role !== own)) {
    const { id: member } = await anAccount(db())
    const { id: officer } = await anAccount(db(), { role: office })

    const given = await ask(`/${member}/role`, { role: office })
    const taken = await ask(`/${officer}/role`, { role: 'Member' })
    const shut = await ask(`/${officer}/deactivate`)
    const link = await ask(`/${officer}/password-link`)
    const opened = await ask('', { email: `${office}-${own}@klub.test`, role: office })

    expect([office, ...[given, taken, shut, link, opened].map(({ status }) => status)]).toEqual([
      office,
      403,
      403,
      403,
      403,
      403,
    ])
    expect([await roleOf(member), await roleOf(officer)]).toEqual(['Member', office])
  }
  const { id } = await anAccount(db())
  expect((await ask(`/${id}/role`, { role: 'RoadCaptain' })).status).toBe(200)
})
