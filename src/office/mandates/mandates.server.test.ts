import { beforeEach, describe, expect, test } from 'vitest'
import { setClock } from '../../../test/clock.ts'
import { someone } from '../../../test/club.ts'
import { aMandateClub } from '../../../test/mandates.ts'
import { seeScreen } from '../../../test/screen.ts'
import { findActor } from '../../entry/accounts/sessions.server.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { mandateState } from '../../people/members/mandate.ts'
import { loader as dashboard } from '../admin/dashboard.screen.tsx'
import { turnMandates } from './turn-mandates.server.ts'

const { db, ask, rules, acts, letters, aRider, aSecretary, aVoter, aTitle, anOfficer, roleOf, roleToday } =
  aMandateClub()
beforeEach(rules)

const TODAY = pragueDay(new Date())
const noon = (day: string) => `${day}T10:00:00Z`

describe('a role by a term', () => {
  // The statement that reads a visitor says what the rule says.
  const DAYS = ['2026-03-31', '2026-04-01', '2026-04-30', '2026-05-01', '2027-01-01']
  test.each(
    (['Treasurer', 'Webmaster'] as const).flatMap((role) =>
      [true, false].flatMap((hasSuccessor) => DAYS.map((today) => [role, hasSuccessor, today] as const)),
    ),
  )('%s, with another: %s, on %s', async (role, hasSuccessor, today) => {
    const officer = await anOfficer(role, '2026-03-31')
    if (hasSuccessor) await someone(db(), role)
    await someone(db(), role, { deactivatedAt: new Date() })
    await anOfficer(role, '2026-03-30')
    setClock(noon(today))

    const seen = await roleToday(officer.id)

    const state = mandateState({ role, endsOn: '2026-03-31' }, { today, hasSuccessor })
    expect(seen).toBe(state === 'over' ? 'Member' : role)
    await turnMandates(db(), new Date(noon(today)))
    expect(await roleOf(officer.id)).toBe(seen)
  })

  test.each([
    ['2026-03-31', '2026-03-31T21:59:30Z', '2026-03-31T22:00:01Z'],
    ['2026-03-28', '2026-03-28T22:59:30Z', '2026-03-28T23:00:01Z'],
    ['2026-10-25', '2026-10-25T22:59:30Z', '2026-10-25T23:00:01Z'],
    ['2026-12-31', '2026-12-31T22:59:30Z', '2026-12-31T23:00:01Z'],
  ])('until %s opens the money at %s and no more at %s, before any job', async (endsOn, last, first) => {
    const officer = await anOfficer('Treasurer', endsOn)
    await someone(db(), 'Treasurer')
    await db()
      .insertInto('permissionGrant')
      .values({ permission: 'documents.manage', role: 'Treasurer' })
      .execute()
    const fees = async () => (await ask('GET', '/api/fees/automatic/waiting', officer.token)).status
    const grants = async () => (await findActor(db(), officer.id))?.grants ?? []

    setClock(last)
    const before = [await fees(), (await grants()).includes('documents.manage')]
    setClock(first)
    const after = [await fees(), (await grants()).includes('documents.manage')]

    expect([before, after]).toEqual([
      [200, true],
      [403, false],
    ])
  })

  test('ends in one transaction: sessions, history and letters, once however often the job comes', async () => {
    const officer = await anOfficer('Treasurer', '2026-03-31')
    const secretary = await aSecretary()
    await someone(db(), 'Treasurer')
    setClock(noon('2026-04-01'))

    await Promise.all([1, 2, 3].map(() => turnMandates(db(), new Date(noon('2026-04-01')))))

    const sessions = await db()
      .selectFrom('session')
      .select('id')
      .where('accountId', '=', officer.id)
      .execute()
    expect(sessions).toEqual([])
    expect((await acts()).filter((act) => act === 'MANDATE_ENDED')).toHaveLength(1)
    expect(
      (await letters()).filter(({ template }) => template === 'mandate-ended').map((mail) => mail.toAddress),
    ).toEqual([officer.email, secretary.email])
  })

  test('nobody else has stays thirty days, and the Secretary’s and the Webmaster’s first page say so', async () => {
    await anOfficer('Treasurer', '2026-03-31')
    const people = [
      await aSecretary(),
      await someone(db(), 'Webmaster'),
      await someone(db(), 'MembershipOfficer'),
    ]
    setClock(noon('2026-04-30'))
    await turnMandates(db(), new Date(noon('2026-04-30')))

    const marks = await Promise.all(
      people.map(({ token }) => seeScreen(db(), dashboard, { path: '/admin', token, today: '2026-04-30' })),
    )

    expect(marks.map((page) => (page as unknown as { kept: unknown[] }).kept)).toMatchObject([
      [{ role: 'Treasurer', ended: '31.\u00a03.\u00a02026', until: '30.\u00a04.\u00a02026' }],
      [{ role: 'Treasurer' }],
      [],
    ])
  })

  test('begins on the first day, by what was decided before', async () => {
    const secretary = await aSecretary()
    const eva = await aVoter()
    const titleId = await aTitle('Matrikářka')
    const startsOn = addDays(TODAY, 5)
    const given = await ask('POST', `/api/titles/${titleId}/terms`, secretary.token, {
      memberId: eva.memberId,
      startsOn,
      role: 'MembershipOfficer',
    })

    await turnMandates(db(), new Date(noon(addDays(TODAY, 4))))
    const before = await roleOf(eva.id)
    await turnMandates(db(), new Date(noon(startsOn)))

    expect([given.status, before, await roleOf(eva.id)]).toEqual([201, 'Member', 'MembershipOfficer'])
  })

  test('is prolonged and shortened only by who could give it; whoever gets it by hand has no end', async () => {
    setClock(noon('2026-06-10'))
    const officer = await anOfficer('Treasurer', '2026-12-31')
    const matrikar = await aRider('MembershipOfficer')
    const secretary = await aSecretary()
    const move = (token: string, endsOn: string) =>
      ask('PATCH', `/api/titles/terms/${officer.termId}`, token, { startsOn: '2024-01-01', endsOn })

    const told = [
      await move(matrikar.token, '2030-12-31'),
      await move(matrikar.token, '2026-06-30'),
      await move(secretary.token, '2027-12-31'),
      await ask('POST', `/api/accounts/${officer.id}/role`, secretary.token, { role: 'Supervisor' }),
      await move(matrikar.token, '2026-06-30'),
    ]

    expect(told.map(({ status, json }) => json.code ?? status)).toEqual([
      'not_allowed',
      'not_allowed',
      200,
      200,
      200,
    ])
    setClock(noon('2027-01-01'))
    expect(await roleToday(officer.id)).toBe('Supervisor')
  })

  test('does not come with a term that is over', async () => {
    const secretary = await aSecretary()
    const eva = await aVoter()
    const titleId = await aTitle('Kdysi matrikářka')
    const term = { memberId: eva.memberId, startsOn: '2020-01-01', endsOn: '2021-12-31' }

    const past = await ask('POST', `/api/titles/${titleId}/terms`, secretary.token, {
      ...term,
      role: 'MembershipOfficer',
    })
    const plain = await ask('POST', `/api/titles/${titleId}/terms`, secretary.token, term)

    expect([Object.keys(past.json.fields), plain.status]).toEqual([['endsOn'], 201])
    expect(await roleOf(eva.id)).toBe('Member')
  })

  test('does not come later, where the house was off for the whole of its term', async () => {
    const eva = await aVoter()
    const boss = await someone(db(), 'Webmaster')
    await db()
      .insertInto('titleTerm')
      .values({
        titleId: await aTitle('Na den'),
        single: true,
        memberId: eva.memberId,
        startsOn: addDays(TODAY, -3),
        endsOn: addDays(TODAY, -1),
        role: 'Treasurer',
        roleBy: boss.id,
      })
      .execute()

    await turnMandates(db(), new Date(noon(TODAY)))

    expect(await roleOf(eva.id)).toBe('Member')
    expect(await db().selectFrom('titleTerm').select('roleGivenAt').execute()).toEqual([
      { roleGivenAt: null },
    ])
  })

  test('goes with a term deleted as a mistake', async () => {
    const officer = await anOfficer('Treasurer', null)
    const secretary = await aSecretary()

    const gone = await ask('DELETE', `/api/titles/terms/${officer.termId}`, secretary.token)

    expect([gone.status, await roleOf(officer.id)]).toEqual([200, 'Member'])
  })
})

describe('before the end', () => {
  const warnings = async () =>
    (await letters()).filter(({ template }) => template === 'mandate-ending').map((mail) => mail.toAddress)

  test('thirty and seven days its holder and the Secretary are told, each once, not at night', async () => {
    const officer = await anOfficer('Treasurer', '2026-03-31')
    const secretary = await aSecretary()
    const both = [officer.email, secretary.email]

    await turnMandates(db(), new Date('2026-03-01T03:00:00Z'))
    const atNight = await warnings()
    for (const day of ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-24', '2026-03-30'])
      await turnMandates(db(), new Date(noon(day)))

    expect(atNight).toEqual([])
    expect(await warnings()).toEqual([...both, ...both])
  })

  test('its holder has it on his first page too', async () => {
    const officer = await anOfficer('Treasurer', '2026-03-31')
    const at = async (today: string) => {
      setClock(noon(today))
      const page = await seeScreen(db(), dashboard, { path: '/admin', token: officer.token, today })
      return (page as unknown as { ending: unknown }).ending
    }

    const seen = [await at('2026-02-28'), await at('2026-03-01'), await at('2026-04-01')]

    const line = { role: 'Treasurer', day: '31.\u00a03.\u00a02026' }
    expect(seen).toMatchObject([null, line, null])
  })

  test('nobody is told who goes on in the same office', async () => {
    const officer = await anOfficer('Treasurer', '2026-03-31')
    await db()
      .insertInto('titleTerm')
      .values({ titleId: officer.titleId, single: true, memberId: officer.memberId, startsOn: '2026-04-01' })
      .execute()

    await turnMandates(db(), new Date(noon('2026-03-25')))

    expect(await warnings()).toEqual([])
  })
})
