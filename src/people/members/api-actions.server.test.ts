import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import type { Role } from '../../permissions.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const act = (id: number, verb: string, token: string, body: object = {}) =>
  call(anApp(db()), `/api/members/${id}/${verb}`, { token, body })
const trail = () =>
  db()
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .select(['action', 'changes'])
    .orderBy('auditEntry.seq')
    .execute()
    .then((entries) => entries.map(({ action, changes }) => [action, changes]))
const sessionsOf = async (accountId: number) =>
  (await db().selectFrom('session').select('id').where('accountId', '=', accountId).execute()).length

/** Somebody with a card, an account and a session. */
const rider = async (role: Role, card = {}, account = {}) => {
  const member = await aMember(db(), card)
  return { ...(await someone(db(), role, { memberId: member.id, ...account })), memberId: member.id }
}

describe('honours', () => {
  test('the ritual brings the front patch, and both can be undone', async () => {
    const { id } = await aMember(db())
    const { token } = await someone(db(), 'Secretary')

    const given = await act(id, 'ritual', token, { given: true, date: '2026-05-01' })
    const undone = await act(id, 'ritual', token, { given: false })

    expect(given.json).toMatchObject({
      success: true,
      member: { ritualDate: '2026-05-01', frontPatchOn: '2026-05-01' },
    })
    expect(undone.json.member).toMatchObject({ ritualDate: null, frontPatchOn: null, badges: [] })
    expect(await trail()).toEqual([
      ['RITUAL_DATE_SET', [{ field: 'ritualDate', from: null, to: '2026-05-01' }]],
      ['FRONT_PATCH_GIVEN', [{ field: 'frontPatchOn', from: null, to: '2026-05-01' }]],
      ['RITUAL_DATE_REMOVED', [{ field: 'ritualDate', from: '2026-05-01', to: null }]],
      ['FRONT_PATCH_REMOVED', [{ field: 'frontPatchOn', from: '2026-05-01', to: null }]],
    ])
  })

  test.each([
    ['front-patch', 'frontPatchOn', 'FRONT_PATCH_GIVEN', 'FRONT_PATCH_REMOVED'],
    ['back-patch', 'backPatchOn', 'BACK_PATCH_GIVEN', 'BACK_PATCH_REMOVED'],
  ] as const)('the %s is given by the Supervisor and taken back', async (verb, field, given, removed) => {
    const { id } = await aMember(db())
    const { token } = await someone(db(), 'Supervisor')

    expect((await act(id, verb, token, { given: true, date: '2026-06-01' })).json.member[field]).toBe(
      '2026-06-01',
    )
    expect((await act(id, verb, token, { given: false })).json.member[field]).toBeNull()
    expect((await trail()).map(([action]) => action)).toEqual([given, removed])
  })

  test('when two officers click at once, one of them is told it is so already', async () => {
    const { id } = await aMember(db())
    const { token } = await someone(db(), 'Secretary')

    const answers = await Promise.all([1, 2, 3].map(() => act(id, 'ritual', token, { given: true })))

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('already_so')
    expect(await trail()).toHaveLength(2)
  })

  test.each([
    ['2077-01-01', 'date'],
    ['2026-02-30', 'date'],
  ])('the day %s is refused', async (date, field) => {
    const { id } = await aMember(db())
    const { token } = await someone(db(), 'Secretary')

    const { status, json } = await act(id, 'ritual', token, { given: true, date })

    expect([status, Object.keys(json.fields)]).toEqual([422, [field]])
  })

  test('who is excluded or archived is given nothing, but patches can be taken back', async () => {
    const { id } = await aMember(db(), { excludedOn: '2026-01-01', backPatchOn: '2020-01-01' })
    const { token } = await someone(db(), 'Secretary')

    expect((await act(id, 'ritual', token, { given: true })).json.code).toBe('card_closed')
    expect((await act(id, 'back-patch', token, { given: false })).status).toBe(200)
  })
})

describe('archiving', () => {
  test('puts the card away, signs the person out, and can be undone', async () => {
    const gone = await rider('Member')
    const { token } = await someone(db(), 'MembershipOfficer')

    const archived = await act(gone.memberId, 'archive', token, { archived: true, reason: 'odstěhoval se' })
    const restored = await act(gone.memberId, 'archive', token, { archived: false })

    expect(archived.json.member).toMatchObject({
      archivedAt: expect.any(String),
      archiveReason: 'odstěhoval se',
    })
    expect(restored.json.member).toMatchObject({ archivedAt: null, archiveReason: null })
    expect(await sessionsOf(gone.id)).toBe(0)
    expect(await trail()).toEqual([
      ['MEMBER_ARCHIVED', [{ field: 'archived', from: false, to: true }]],
      ['ACCOUNT_DEACTIVATED', [{ field: 'deactivated', from: false, to: true }]],
      ['MEMBER_RESTORED', [{ field: 'archived', from: true, to: false }]],
      ['ACCOUNT_REACTIVATED', [{ field: 'deactivated', from: true, to: false }]],
    ])
  })

  test('is refused twice, on oneself, and on nobody', async () => {
    const { id } = await aMember(db(), { archivedAt: new Date() })
    const secretary = await rider('Secretary')

    expect((await act(id, 'archive', secretary.token, { archived: true })).json.code).toBe('already_so')
    expect((await act(secretary.memberId, 'archive', secretary.token, { archived: true })).json.code).toBe(
      'own_card',
    )
    expect((await act(999, 'archive', secretary.token, { archived: true })).status).toBe(404)
  })
})

test('an exclusion has a day and a reason, and can be cancelled', async () => {
  const { id } = await aMember(db())
  const { token } = await someone(db(), 'Secretary')

  const bare = await act(id, 'exclude', token, { date: '2026-03-03' })
  const excluded = await act(id, 'exclude', token, { date: '2026-03-03', reason: 'dlouhodobě neplatil' })
  const again = await act(id, 'exclude', token, { date: '2026-03-04', reason: 'znovu' })
  const cancelled = await act(id, 'exclude', token, { excluded: false })

  expect([bare.status, excluded.status, again.status, cancelled.status]).toEqual([422, 200, 409, 200])
  expect(excluded.json.member).toMatchObject({
    excludedOn: '2026-03-03',
    exclusionReason: 'dlouhodobě neplatil',
  })
  expect((await trail()).map(([action]) => action)).toEqual(['MEMBER_EXCLUDED', 'EXCLUSION_CANCELLED'])
})

describe('approving', () => {
  test('makes an Applicant a Member', async () => {
    const applicant = await rider('Applicant')
    const { token } = await someone(db(), 'Secretary')

    const { json } = await act(applicant.memberId, 'approve', token)

    expect(json.member).toMatchObject({
      role: 'Member',
      approvedAt: expect.any(String),
      memberSince: expect.any(String),
    })
    expect(await sessionsOf(applicant.id)).toBe(0)
    expect((await trail()).map(([action]) => action)).toEqual(['APPROVED', 'ROLE_CHANGED_TO_MEMBER'])
    expect((await act(applicant.memberId, 'approve', token)).json.code).toBe('already_so')
  })

  test('back to probation, and approved again', async () => {
    const member = await rider('Member', { approvedAt: new Date() })
    const { token } = await someone(db(), 'Secretary')

    const probation = await act(member.memberId, 'role', token, { role: 'Applicant' })
    const approved = await act(member.memberId, 'approve', token)

    expect(probation.json.member).toMatchObject({ role: 'Applicant', approvedAt: null })
    expect(approved.json.member.role).toBe('Member')
    expect((await trail()).map(([action]) => action)).toEqual([
      'ROLE_CHANGED_TO_APPLICANT',
      'APPROVED',
      'ROLE_CHANGED_TO_MEMBER',
    ])
  })
})

describe('the role', () => {
  test('is changed with its history, and the person signs in again', async () => {
    const member = await rider('Member', { approvedAt: new Date() })
    const { token } = await someone(db(), 'Secretary')

    const { json } = await act(member.memberId, 'role', token, { role: 'Treasurer' })

    expect(json.member.role).toBe('Treasurer')
    expect(await sessionsOf(member.id)).toBe(0)
    expect(await trail()).toEqual([['ROLE_CHANGED', [{ field: 'role', from: 'Member', to: 'Treasurer' }]]])
  })

  test('of a Webmaster is given and taken by a Webmaster only', async () => {
    const member = await rider('Member', { approvedAt: new Date() })
    const webmaster = await rider('Webmaster', { approvedAt: new Date() })
    const password = 'předávám klíče'
    const [secretary, other] = [
      await someone(db(), 'Secretary', { password }),
      await someone(db(), 'Webmaster', { password }),
    ]

    expect(
      (await act(member.memberId, 'role', secretary.token, { role: 'Webmaster', password })).status,
    ).toBe(403)
    expect((await act(webmaster.memberId, 'role', secretary.token, { role: 'Member' })).status).toBe(403)
    expect((await act(webmaster.memberId, 'deactivate', secretary.token)).status).toBe(403)
    expect((await act(webmaster.memberId, 'role', other.token, { role: 'Member' })).json.code).toBe(
      'invalid_fields',
    )
    expect((await act(webmaster.memberId, 'role', other.token, { role: 'Member', password })).status).toBe(
      200,
    )
  })

  test('is never one’s own to change', async () => {
    const webmaster = await rider('Webmaster')

    for (const [verb, body] of [
      ['role', { role: 'Member' }],
      ['deactivate', {}],
      ['approve', {}],
    ] as const)
      expect([verb, (await act(webmaster.memberId, verb, webmaster.token, body)).json.code]).toEqual([
        verb,
        'own_card',
      ])
  })

  test('two Webmasters who remove each other at once leave one', async () => {
    const password = 'předávám klíče'
    const [one, other] = [
      await rider('Webmaster', { approvedAt: new Date() }, { password }),
      await rider('Webmaster', { approvedAt: new Date() }, { password }),
    ]

    const answers = await Promise.all([
      act(other.memberId, 'role', one.token, { role: 'Member', password }),
      act(one.memberId, 'deactivate', other.token, { password }),
    ])

    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    const left = await db()
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'Webmaster')
      .where('deactivatedAt', 'is', null)
      .execute()
    expect(left.length).toBeGreaterThanOrEqual(1)
  })

  test('of an Applicant leads to Member first; without an account there is none', async () => {
    const applicant = await rider('Applicant')
    const { id } = await aMember(db())
    const { token } = await someone(db(), 'Secretary')

    expect((await act(applicant.memberId, 'role', token, { role: 'Treasurer' })).json.code).toBe(
      'role_out_of_order',
    )
    expect((await act(applicant.memberId, 'role', token, { role: 'King' })).status).toBe(422)
    expect((await act(id, 'role', token, { role: 'Member' })).json.code).toBe('no_account')
  })
})

test('a deactivated account is out at once, and can come back', async () => {
  const member = await rider('Member')
  const { token } = await someone(db(), 'Secretary')

  const off = await act(member.memberId, 'deactivate', token)
  const again = await act(member.memberId, 'deactivate', token)
  const on = await act(member.memberId, 'reactivate', token)

  expect(off.json.member.deactivatedAt).toEqual(expect.any(String))
  expect([again.status, on.json.member.deactivatedAt]).toEqual([409, null])
  expect(await sessionsOf(member.id)).toBe(0)
  expect((await trail()).map(([action]) => action)).toEqual(['ACCOUNT_DEACTIVATED', 'ACCOUNT_REACTIVATED'])
})

test('history: officers read all of it, the Treasurer only about payments, who did it or nobody', async () => {
  const { id } = await aMember(db())
  const secretary = await rider('Secretary', { firstName: 'Sova', lastName: 'Moudrá' })
  await act(id, 'ritual', secretary.token, { given: true, date: '2026-05-01' })
  const treasurer = await someone(db(), 'Treasurer')
  const read = (token: string) => call(anApp(db()), `/api/members/${id}/history`, { method: 'GET', token })

  const { json } = await read(secretary.token)

  expect(json).toMatchObject({ total: 2, page: 1, pageSize: 50 })
  expect(json.items[1]).toEqual({
    at: expect.any(String),
    action: 'RITUAL_DATE_SET',
    actorUserId: secretary.id,
    actorName: 'Sova Moudrá',
    changes: [{ field: 'ritualDate', from: null, to: '2026-05-01' }],
    note: null,
  })
  expect((await read(treasurer.token)).json.items).toEqual([])
  expect((await read((await someone(db(), 'Member')).token)).status).toBe(403)
  expect((await read((await someone(db(), 'Supervisor')).token)).status).toBe(403)
})
