import { describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, someone } from '../../../test/club.ts'
import { aClubWithPeriods } from '../../../test/periods.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'

const { db, secretary, ask, act, periodsOf, sinceOf } = aClubWithPeriods()
const TODAY = pragueDay(new Date())
const LATELY = addDays(TODAY, -10)
const aKind = async (nameCs: string, more: { counts?: boolean; archived?: boolean } = {}) =>
  (
    await db()
      .insertInto('membershipKind')
      .values({ nameCs, nameEn: nameCs, position: 9, ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

describe('another kind', () => {
  test('holds from its day on, the one before stays told; taken back the same day it leaves no trace', async () => {
    const { id } = await aMember(db(), { memberSince: '2015-04-01' })
    const honorary = await aKind('Čestné členství')
    const [first] = await db().selectFrom('membershipPeriod').select('kindId').execute()

    const { status } = await act(id, 'kind', { kind: honorary, from: LATELY })
    const changed = await periodsOf(id)
    const again = await act(id, 'kind', { kind: honorary })
    await act(id, 'kind', { kind: first?.kindId ?? 0, from: LATELY })

    expect([status, again.json.code]).toEqual([200, 'already_so'])
    expect(changed).toEqual([
      ['2015-04-01', addDays(LATELY, -1), 'changed'],
      [LATELY, null, null],
    ])
    expect(await periodsOf(id)).toEqual([['2015-04-01', null, null]])
  })

  test('of who does not count is missing in the number of members, and is on the card', async () => {
    const { id } = await aMember(db(), { memberSince: '2015-04-01' })
    const kind = await aKind('Příznivec', { counts: false })
    const count = async () => (await ask('GET', '/api/membership-kinds')).json.items
    const before = await count()

    await act(id, 'kind', { kind })

    expect(before.map(({ members }: { members: number }) => members)).toEqual([1, 0])
    expect((await count()).map(({ members }: { members: number }) => members)).toEqual([0, 1])
    expect((await ask('GET', `/api/members/${id}`)).json.member.membershipKind).toBe(kind)
  })

  test.each([
    ['on a day that is yet to come', { from: addDays(TODAY, 1) }, 'from'],
    ['before the membership began', { from: '2015-03-31' }, 'from'],
    ['that is archived', { archived: true }, 'kind'],
  ])(
    '%s is refused at its field',
    async (_why, { archived, ...more }: { archived?: boolean; from?: string }, field) => {
      const { id } = await aMember(db(), { memberSince: '2015-04-01' })
      const kind = await aKind('Čestné členství', archived ? { archived } : {})

      const { status, json } = await act(id, 'kind', { kind, ...more })

      expect([status, Object.keys(json.fields)]).toEqual([422, [field]])
    },
  )

  test('is not for who is no member', async () => {
    const [applicant, gone] = [
      await aMember(db()),
      await aMember(db(), { memberSince: '2015-04-01', archivedAt: new Date() }),
    ]
    const kind = await aKind('Čestné členství')

    const codes = [applicant, gone].map(async ({ id }) => (await act(id, 'kind', { kind })).json.code)

    expect(await Promise.all(codes)).toEqual(['no_membership', 'no_membership'])
  })
})

describe('a period', () => {
  const period = (startsOn: string | null, endsOn: string | null, whyEnded: string | null = 'departed') => ({
    startsOn,
    endsOn,
    whyEnded,
  })

  test('before the one the club knew of is added, corrected and deleted; since when follows', async () => {
    const { id } = await aMember(db(), { memberSince: '2015-04-01' })
    const [{ kindId: kind } = { kindId: 0 }] = await db()
      .selectFrom('membershipPeriod')
      .select('kindId')
      .execute()
    const path = `/api/members/${id}/periods`

    const added = await ask('POST', path, { ...period('2001-01-01', '2003-03-03', 'unpaid'), kind })
    const since = [await sinceOf(id)]
    await ask('PATCH', `${path}/${added.json.id}`, { ...period('2002-01-01', '2003-03-03'), kind })
    since.push(await sinceOf(id))
    const listed = await ask('GET', path)
    await ask('DELETE', `${path}/${added.json.id}`)
    since.push(await sinceOf(id))

    expect(added.status).toBe(201)
    expect(since).toEqual(['2001-01-01', '2002-01-01', '2015-04-01'])
    expect(listed.json.items).toMatchObject([
      { startsOn: '2002-01-01', endsOn: '2003-03-03', whyEnded: 'departed', kind },
      { startsOn: '2015-04-01', endsOn: null, whyEnded: null, kind },
    ])
    const acts = await db().selectFrom('auditEntry').select('action').where('memberId', '=', id).execute()
    expect(acts.map(({ action }) => action)).toEqual(Array(3).fill('MEMBERSHIP_PERIOD_CHANGED'))
  })

  test.each([
    [
      'that overlaps another',
      period('2014-01-01', '2015-04-01'),
      'endsOn',
      'Tahle doba se kryje s jinou dobou členství.',
    ],
    ['that ends before it begins', period('2004-01-01', '2003-01-01'), 'endsOn', 'Konec je před začátkem.'],
    ['that goes on', period('2003-01-01', null), 'endsOn', 'Vyplň prosím.'],
    ['that ended for no reason', period('2003-01-01', '2004-01-01', null), 'whyEnded', 'Vyplň prosím.'],
    ['of no day', period('2003-02-30', '2004-01-01'), 'startsOn', 'Tohle není datum.'],
  ])('%s is refused in words at its field', async (_which, body, field, words) => {
    const { id } = await aMember(db(), { memberSince: '2015-04-01' })
    const [{ kindId: kind } = { kindId: 0 }] = await db()
      .selectFrom('membershipPeriod')
      .select('kindId')
      .execute()

    const { status, json } = await ask('POST', `/api/members/${id}/periods`, { ...body, kind })

    expect([status, Object.keys(json.fields)]).toEqual([422, [field]])
    expect(json.fields[field]).toBe(words)
    expect(await periodsOf(id)).toEqual([['2015-04-01', null, null]])
  })

  test('that is the last one neither ends nor goes on by a correction, nor can it be deleted', async () => {
    const { id } = await aMember(db(), {
      memberSince: '2015-04-01',
      archivedAt: new Date('2018-03-03T12:00:00Z'),
    })
    const [last] = await db().selectFrom('membershipPeriod').selectAll().execute()
    const path = `/api/members/${id}/periods/${last?.id}`
    const kind = last?.kindId

    const reopened = await ask('PATCH', path, { ...period('2015-04-01', null, null), kind })
    const excluded = await ask('PATCH', path, { ...period('2015-04-01', '2018-03-03', 'excluded'), kind })
    const died = await ask('PATCH', path, { ...period('2015-04-01', '2018-03-03', 'died'), kind })
    const deleted = await ask('DELETE', path)

    expect(Object.keys(reopened.json.fields)).toEqual(['endsOn'])
    expect(Object.keys(excluded.json.fields)).toEqual(['whyEnded'])
    expect([died.status, deleted.json.code]).toEqual([200, 'last_period'])
    expect(await periodsOf(id)).toEqual([['2015-04-01', '2018-03-03', 'died']])
  })

  test('of one’s own is another officer’s matter, and nobody’s of those who do not write cards', async () => {
    const { id } = await aMember(db(), { memberSince: '2015-04-01' })
    await db().updateTable('account').set({ memberId: id }).where('id', '=', secretary().id).execute()
    const { token } = await someone(db(), 'Treasurer')
    const kind = await aKind('Čestné členství')

    const own = await act(id, 'kind', { kind })
    const foreign = await call(anApp(db()), `/api/members/${id}/kind`, {
      method: 'POST',
      token,
      body: { kind },
    })

    expect([own.json.code, foreign.status]).toEqual(['own_card', 403])
  })
})
