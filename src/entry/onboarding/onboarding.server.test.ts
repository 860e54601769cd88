import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'

const db = useDatabase()

beforeEach(() => rulesVersion(db(), 1))

describe('onboarding', () => {
  const fresh = { confirmedRulesVersion: null, verifiedProfileAt: null }

  test('rules first, then the profile', async () => {
    const app = anApp(db())
    const member = await aMember(db(), { firstName: 'Karel', lastName: 'Blesk' })
    const { token } = await someone(db(), 'Member', { ...fresh, memberId: member.id })

    const early = await call(app, '/api/onboarding/profile', { token, body: { nickname: 'Blesk' } })
    const rules = await call(app, '/api/onboarding/rules', { token, body: { version: 1 } })
    const profile = await call(app, '/api/onboarding/profile', {
      token,
      body: { nickname: 'Blesk', phone: '603 123 456', postalCode: '75002' },
    })

    expect([early.status, early.json.code]).toEqual([403, 'rules_not_confirmed'])
    expect(rules.json.user).toMatchObject({ confirmedStanovy: true, verifiedProfile: false })
    expect(profile.json.user).toMatchObject({ confirmedStanovy: true, verifiedProfile: true })
    expect(
      await db()
        .selectFrom('member')
        .select(['nickname', 'phone', 'postalCode', 'version'])
        .executeTakeFirst(),
    ).toEqual({
      nickname: 'Blesk',
      phone: '+420603123456',
      postalCode: '750 02',
      version: 2,
    })
  })

  test('a version that is no longer the newest cannot be confirmed', async () => {
    const { token } = await someone(db(), 'Member', fresh)
    await rulesVersion(db(), 2)

    const answer = await call(anApp(db()), '/api/onboarding/rules', { token, body: { version: 1 } })

    expect([answer.status, answer.json.code]).toEqual([409, 'rules_changed'])
  })

  test('a new version of the rules asks everybody again', async () => {
    const app = anApp(db())
    const { token } = await someone(db(), 'Member')
    await rulesVersion(db(), 2)

    expect((await call(app, '/api/auth/verify', { body: { token } })).json.user.confirmedStanovy).toBe(false)
  })

  test('no power can be smuggled in with the profile', async () => {
    const member = await aMember(db())
    const { token } = await someone(db(), 'Member', { verifiedProfileAt: null, memberId: member.id })

    const answer = await call(anApp(db()), '/api/onboarding/profile', {
      token,
      body: { nickname: 'X', lifeTime: true, role: 'Webmaster', number: 1 },
    })

    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.fields).toSorted()).toEqual(['lifeTime', 'number', 'role'])
    expect(await db().selectFrom('member').select(['lifeTime', 'nickname']).executeTakeFirst()).toEqual({
      lifeTime: false,
      nickname: null,
    })
  })

  test('every step leaves its trace', async () => {
    const member = await aMember(db())
    const account = await someone(db(), 'Member', { ...fresh, memberId: member.id })
    await call(anApp(db()), '/api/onboarding/rules', { token: account.token, body: { version: 1 } })

    const entries = await db()
      .selectFrom('auditEntry')
      .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
      .select(['action', 'actorAccountId', 'memberId', 'changes'])
      .execute()

    expect(entries).toEqual([
      {
        action: 'RULES_CONFIRMED',
        actorAccountId: account.id,
        memberId: member.id,
        changes: [{ field: 'confirmedStanovy', from: null, to: 1 }],
      },
    ])
  })
})
