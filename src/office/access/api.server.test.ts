import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import type { Role } from '../../permissions.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const as = (token: string) => (method: string, path: string, body?: object) =>
  call(anApp(db()), path, { method, token, ...(body ? { body } : {}) })
const password = 'předávám klíče'
const signedIn = async (role: Role) => as((await someone(db(), role, { password })).token)
const trail = async () =>
  (await db().selectFrom('auditEntry').select(['action', 'accountId']).orderBy('seq').execute()).map(
    ({ action }) => action,
  )
const sessionsOf = async (accountId: number) =>
  (await db().selectFrom('session').select('id').where('accountId', '=', accountId).execute()).length

describe('accounts', () => {
  test('are found by name, e-mail, role, state and card', async () => {
    const ask = await signedIn('Secretary')
    const { id: memberId } = await aMember(db(), { firstName: 'Jaroslav', lastName: 'Čech' })
    const withCard = await anAccount(db(), { memberId, email: 'jarda@klub.test' })
    await anAccount(db(), { role: 'Treasurer', deactivatedAt: new Date(), email: 'bank@klub.test' })
    const found = async (query: string) =>
      (await ask('GET', `/api/accounts?${query}`)).json.items.map(({ email }: { email: string }) => email)

    expect(await found('search=cech%20jar')).toEqual(['jarda@klub.test'])
    expect(await found(`search=${withCard.id}`)).toContain('jarda@klub.test')
    expect(await found('search=%25')).toEqual([])
    expect(await found('role=Treasurer')).toEqual(['bank@klub.test'])
    expect(await found('state=off')).toEqual(['bank@klub.test'])
    expect(await found('state=never&sort=email')).toEqual(['jarda@klub.test'])
    expect(await found('card=with')).toEqual(['jarda@klub.test'])
    expect((await ask('GET', '/api/accounts?pageSize=1&page=2')).json).toMatchObject({ total: 3, page: 2 })
    expect((await ask('GET', '/api/accounts?pageSize=1')).json.items[0]).not.toHaveProperty('passwordHash')
  })

  test('without a card change their role and are shut like any other, at once', async () => {
    const ask = await signedIn('Secretary')
    const clerk = await someone(db(), 'Member')

    const promoted = await ask('POST', `/api/accounts/${clerk.id}/role`, { role: 'Treasurer' })
    expect([promoted.status, promoted.json.account.role]).toEqual([200, 'Treasurer'])
    expect(await sessionsOf(clerk.id)).toBe(0)
    const shut = await ask('POST', `/api/accounts/${clerk.id}/deactivate`)
    const again = await ask('POST', `/api/accounts/${clerk.id}/deactivate`)
    const link = await ask('POST', `/api/accounts/${clerk.id}/password-link`)
    const open = await ask('POST', `/api/accounts/${clerk.id}/reactivate`)

    expect([shut.status, again.json.code, link.json.code, open.status]).toEqual([
      200,
      'already_so',
      'account_off',
      200,
    ])
    expect(await trail()).toEqual(['ROLE_CHANGED', 'ACCOUNT_DEACTIVATED', 'ACCOUNT_REACTIVATED'])
  })

  test('of a member keep the approval on the card in step', async () => {
    const ask = await signedIn('Secretary')
    const { id: memberId } = await aMember(db(), { approvedAt: new Date() })
    const { id } = await anAccount(db(), { memberId })

    await ask('POST', `/api/accounts/${id}/role`, { role: 'Applicant' })

    const card = await db()
      .selectFrom('member')
      .select('approvedAt')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    expect(card.approvedAt).toBeNull()
  })

  test('of a Webmaster are a Webmaster’s business, and one is always left', async () => {
    const secretary = await signedIn('Secretary')
    const boss = await someone(db(), 'Webmaster', { password })
    const ask = as(boss.token)
    const clerk = await someone(db(), 'Member')

    for (const verb of ['deactivate', 'password-link', 'sign-out'])
      expect((await secretary('POST', `/api/accounts/${boss.id}/${verb}`)).json.code).toBe('not_allowed')
    expect((await secretary('POST', `/api/accounts/${clerk.id}/role`, { role: 'Webmaster' })).status).toBe(
      403,
    )
    expect((await ask('POST', `/api/accounts/${boss.id}/role`, { role: 'Member' })).json.code).toBe(
      'own_card',
    )
    expect((await ask('POST', `/api/accounts/${boss.id}/deactivate`)).json.code).toBe('own_card')

    expect(
      (await ask('POST', `/api/accounts/${clerk.id}/role`, { role: 'Webmaster', password })).status,
    ).toBe(200)
    const other = await someone(db(), 'Webmaster')
    expect((await ask('POST', `/api/accounts/${other.id}/deactivate`, { password })).status).toBe(200)
    // A Webmaster who is shut already is not the one the club stands on.
    expect((await ask('POST', `/api/accounts/${other.id}/role`, { role: 'Member', password })).status).toBe(
      200,
    )
  })

  test('two Webmasters cannot shut each other at the same moment', async () => {
    const [one, two] = [
      await someone(db(), 'Webmaster', { password }),
      await someone(db(), 'Webmaster', { password }),
    ]

    const answers = await Promise.all([
      as(one.token)('POST', `/api/accounts/${two.id}/deactivate`, { password }),
      as(two.token)('POST', `/api/accounts/${one.id}/deactivate`, { password }),
    ])

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('get a link: a first password or a new one', async () => {
    const ask = await signedIn('Secretary')
    const fresh = await anAccount(db())
    const old = await anAccount(db(), { passwordHash: 'x' })

    for (const { id } of [fresh, old]) await ask('POST', `/api/accounts/${id}/password-link`)
    const many = []
    for (let tries = 0; tries < 5; tries += 1)
      many.push((await ask('POST', `/api/accounts/${old.id}/password-link`)).status)

    const letters = await db().selectFrom('mail').select(['template', 'accountId']).orderBy('id').execute()
    expect(letters.slice(0, 2)).toEqual([
      { template: 'set-password', accountId: fresh.id },
      { template: 'reset-password', accountId: old.id },
    ])
    expect(many.at(-1)).toBe(429)
  })

  test('are signed out everywhere', async () => {
    const ask = await signedIn('Secretary')
    const rider = await someone(db(), 'Member')

    expect((await ask('POST', `/api/accounts/${rider.id}/sign-out`)).json.ended).toBe(1)
    expect((await ask('POST', `/api/accounts/${rider.id}/sign-out`)).json.ended).toBe(0)
    expect((await as(rider.token)('GET', '/api/members/profile')).status).toBe(401)
    expect(await trail()).toEqual(['SESSION_ENDED'])
  })

  test('are opened for a member without one and for somebody without a card', async () => {
    const ask = await signedIn('Secretary')
    const member = await aMember(db(), { approvedAt: new Date(), firstName: 'Jaroslav' })
    const applicant = await aMember(db())
    const gone = await aMember(db(), { archivedAt: new Date() })
    const open = (body: object) => ask('POST', '/api/accounts', body)

    const own = await open({ email: 'Jarda@klub.test', role: 'Member', memberId: member.id })
    const twice = await open({ email: 'jarda2@klub.test', role: 'Member', memberId: member.id })
    const taken = await open({ email: 'jarda@klub.test', role: 'Treasurer' })
    const early = await open({ email: 'a@klub.test', role: 'Member', memberId: applicant.id })
    const left = await open({ email: 'b@klub.test', role: 'Member', memberId: gone.id })
    const above = await open({ email: 'c@klub.test', role: 'Webmaster' })
    const clerk = await open({ email: 'd@klub.test', role: 'Treasurer' })

    expect([own.status, clerk.status]).toEqual([201, 201])
    expect(own.json.account).toMatchObject({ email: 'jarda@klub.test', role: 'Member', memberId: member.id })
    expect([twice, taken, early, left, above].map(({ json }) => json.code)).toEqual([
      'member_has_account',
      'account_exists',
      'not_approved_yet',
      'card_closed',
      'not_allowed',
    ])
    const letters = await db().selectFrom('mail').select(['template', 'params']).orderBy('id').execute()
    expect(letters).toEqual([
      { template: 'set-password', params: { greeting: 'Ahoj Jaroslave,' } },
      { template: 'set-password', params: {} },
    ])
  })
})

describe('further areas', () => {
  test('hold from the next request, bring along what they need, and are taken back', async () => {
    const ask = await signedIn('Webmaster')
    const captain = await someone(db(), 'RoadCaptain')
    const event = { title: 'Vyjížďka', kind: 'ride', startsAt: '2099-05-01T08:00:00Z' }
    const ride = () => as(captain.token)('POST', '/api/events', event)

    expect((await ride()).status).toBe(403)
    const given = await ask('POST', '/api/grants', {
      permission: 'events.manage',
      accountId: captain.id,
      password,
    })
    expect([given.status, (await ride()).status]).toEqual([201, 201])
    expect((await ask('DELETE', `/api/grants/${given.json.id}`, { password })).status).toBe(200)
    expect((await ride()).status).toBe(403)

    await ask('POST', '/api/grants', { permission: 'events.manage', role: 'RoadCaptain', password })
    expect((await ride()).status).toBe(201)
    expect((await trail()).filter((action) => action.startsWith('AREA'))).toEqual([
      'AREA_GRANTED',
      'AREA_TAKEN',
      'AREA_GRANTED',
    ])
  })

  test('are given by a Webmaster alone, once, and only what exists', async () => {
    const ask = await signedIn('Webmaster')
    const secretary = await signedIn('Secretary')
    const { id: accountId } = await anAccount(db(), { role: 'RoadCaptain' })
    const give = (body: object) => ask('POST', '/api/grants', { ...body, password })

    await give({ permission: 'club.administer', accountId })
    const refused = [
      await give({ permission: 'club.administer', accountId }),
      await give({ permission: 'events.view', role: 'Member' }),
      await give({ permission: 'grants.give', accountId }),
      await give({ permission: 'fly.high', accountId }),
      await give({ permission: 'events.view', accountId: 999_999 }),
      await give({ permission: 'events.view', accountId, role: 'Member' }),
      await secretary('POST', '/api/grants', { permission: 'events.view', accountId }),
    ]

    expect(refused.map(({ status }) => status)).toEqual([409, 409, 422, 422, 422, 422, 403])
    expect((await secretary('GET', '/api/grants')).json.items).toMatchObject([
      { permission: 'club.administer', accountId },
    ])
  })
})
