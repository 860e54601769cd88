import { beforeEach, expect, test } from 'vitest'
import { type Permission, type Role, ROLES } from '../../permissions.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { aRidingClub } from '../../../test/rides.ts'

const { db, aRider, ask, rules } = aRidingClub()
const TODAY = pragueDay(new Date())

beforeEach(rules)

const OFFICES = ROLES.filter((role) => !['Applicant', 'Member', 'Webmaster'].includes(role))
const BOTH: readonly Permission[] = ['members.archive', 'members.exclude']

// Whoever has the right, by his role or by a grant, reaches these and nobody else.
const REACH: Readonly<Record<Role, readonly Role[]>> = {
  Webmaster: ROLES,
  Secretary: ['Applicant', 'Member', ...OFFICES],
  MembershipOfficer: ['Applicant', 'Member'],
  Treasurer: ['Applicant', 'Member'],
  Supervisor: ['Applicant', 'Member'],
  RoadCaptain: ['Applicant', 'Member'],
  Member: ['Applicant', 'Member'],
  Applicant: ['Applicant', 'Member'],
}

test.each(ROLES)('%s, with every right granted, closes and opens just those in reach', async (role) => {
  const officer = await aRider(role)
  await aRider('Webmaster')
  await db()
    .insertInto('permissionGrant')
    .values(BOTH.map((permission) => ({ accountId: officer.id, permission })))
    .execute()

  for (const target of ROLES) {
    const gone = await aRider(target)
    const path = `/api/members/${gone.memberId}`
    const status = REACH[role].includes(target) ? 200 : 403
    const acts = [
      await ask('GET', `${path}/closing`, officer.token),
      await ask('POST', `${path}/exclude`, officer.token, { date: TODAY, reason: 'důvod' }),
      await ask('POST', `${path}/archive`, officer.token, { archived: true }),
    ]
    expect([target, ...acts.map((answer) => answer.status)]).toEqual([target, status, status, status])

    // Closed by somebody who may, it is opened by nobody who may not.
    if (status === 200) continue
    const webmaster = await aRider('Webmaster')
    await ask('POST', `${path}/exclude`, webmaster.token, { date: TODAY, reason: 'důvod' })
    const back = await ask('POST', `${path}/exclude`, officer.token, { excluded: false })
    expect([target, back.status]).toEqual([target, 403])
  }
})

test('nobody closes himself, and the last Webmaster stays', async () => {
  const webmaster = await aRider('Webmaster')
  const other = await aRider('Webmaster')
  const close = (who: { memberId: number }, by: { token: string }) =>
    ask('POST', `/api/members/${who.memberId}/exclude`, by.token, { date: TODAY, reason: 'důvod' })

  expect((await close(webmaster, webmaster)).json.code).toBe('own_card')
  const both = await Promise.all([close(other, webmaster), close(webmaster, other)])

  expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  const left = await db()
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'Webmaster')
    .where('deactivatedAt', 'is', null)
    .execute()
  expect(left.length).toBeGreaterThanOrEqual(1)
})
