import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { feeOwed } from '../fees/fee.ts'
import { FeeListQuery, feeFilterOf } from '../fees/fee-list.ts'
import { type FeeSettings, NEW_CLUB_FEES } from '../fees/fee-settings.ts'
import { countOwing, listOwing } from '../fees/owing-members.server.ts'
import { action as change, loader as settings } from './fee-settings.screen.tsx'
import { action as generate } from './generate.screen.tsx'

const db = useDatabase()
let token = ''
beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Treasurer')).token
})
const ask = (path: string, init: object = {}) => call(anApp(db()), path, { token, ...init })
const everybody = { ...feeFilterOf(FeeListQuery.parse({}), 'generate'), pageSize: 500 }

/** As each would be asked by the rule, person by person. */
async function byRule(period: number, fees: FeeSettings) {
  const people = await db()
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .leftJoin('ownFee', 'ownFee.memberId', 'member.id')
    .leftJoin('householdMember', 'householdMember.memberId', 'member.id')
    .leftJoin('membershipPeriod', (join) =>
      join.onRef('membershipPeriod.memberId', '=', 'member.id').on('membershipPeriod.endsOn', 'is', null),
    )
    .select([
      'kindId as kind',
      'member.id',
      'role',
      'divisionId as division',
      'lifeTime',
      'memberSince',
      'excludedOn',
      'archivedAt',
    ])
    .select(['amount', 'fromPeriod', 'untilPeriod', 'payerId'])
    .execute()
  return people.flatMap(({ id, amount, fromPeriod, untilPeriod, payerId, ...payer }) => {
    const isNow = fromPeriod !== null && fromPeriod <= period && (untilPeriod ?? period) >= period
    const owed = feeOwed(
      { ...payer, ownFee: isNow ? amount : null, isPaidFor: payerId !== null && payerId !== id },
      period,
      fees,
    )
    return 'amount' in owed ? [[id, owed.amount]] : []
  })
}

describe('who owes how much', () => {
  test.each<[string, Partial<FeeSettings>]>([
    ['the whole year', {}],
    ['by months', { partOfYear: 'months' }],
    ['by months, the last ones let off', { partOfYear: 'months', newcomersFreeFrom: 11 }],
    ['less in a household', { inHousehold: 44_400 }],
    ['less in a household, by months', { inHousehold: 44_400, partOfYear: 'months' }],
    ['by the table', { partOfYear: 'table', monthShares: [99, 88, 77, 66, 55, 44, 33, 22, 11, 7, 1, 0] }],
  ])('is the same in the database and by the rule: %s', async (_, more) => {
    await db().insertInto('division').values({ id: 2, name: 'Olomouc' }).execute()
    const kind = await db().insertInto('membershipKind').values({ nameCs: 'Čestné', nameEn: 'Honorary', position: 9 }).returning('id').executeTakeFirstOrThrow() // prettier-ignore
    const fees = {
      ...NEW_CLUB_FEES,
      byKind: { [kind.id]: 33_300 },
      byRole: { Treasurer: 77_700 },
      byDivision: { '2': 99_900 },
      ...more,
    }
    for (const memberSince of ['2026-11-15', '2020-01-01']) {
      const { id: memberId } = await aMember(db(), { memberSince, divisionId: 2 })
      await db()
        .updateTable('membershipPeriod')
        .set({ kindId: kind.id })
        .where('memberId', '=', memberId)
        .execute()
    }
    for (let month = 1; month <= 12; month += 1)
      for (const divisionId of [2, null])
        await aMember(db(), { divisionId, memberSince: `2026-${String(month).padStart(2, '0')}-15` })
    await anAccount(db(), { memberId: (await aMember(db())).id, role: 'Treasurer' })
    await aMember(db(), { memberSince: '2027-01-01' })
    await aMember(db(), { lifeTime: true })
    for (const [amount, fromPeriod, untilPeriod] of [
      [50_000, 2025, null],
      [40_000, 2027, null],
      [30_000, 2020, 2026],
      [20_000, 2020, 2025],
      [0, 2026, null],
    ] as const) {
      const { id: memberId } = await aMember(db(), { memberSince: '2026-12-02' })
      await db()
        .insertInto('ownFee')
        .values({ memberId, amount, fromPeriod, untilPeriod, reason: 'student' })
        .execute()
    }

    // The payer comes first, the others of each ten are paid for.
    await sql`insert into household_member (member_id, payer_id)
      select id, first_value(id) over (partition by id / 10 order by id) from member`.execute(db())

    const { items: listed } = await listOwing(db(), { period: 2026, settings: fees }, everybody)
    const expected = await byRule(2026, fees)

    const pairs = listed.map(({ id, amount }) => [id, amount])
    const byId = (one: readonly number[], other: readonly number[]) => (one[0] ?? 0) - (other[0] ?? 0)
    expect(pairs.toSorted(byId)).toEqual(expected.toSorted(byId))
    expect(await countOwing(db(), { period: 2026, settings: fees })).toEqual({
      count: expected.length,
      amount: expected.reduce((sum, [, amount = 0]) => sum + amount, 0),
    })
  })
})

describe('a price of one’s own', () => {
  test('is set with a reason, asked for, replaced and taken away, each with a trace', async () => {
    const { id: memberId } = await aMember(db(), { memberSince: '2020-01-01' })
    await db()
      .insertInto('clubSetting')
      .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
      .execute()
    const body = { memberId, amount: 60_000, reason: 'student', fromPeriod: 2026 }

    const set = await ask('/api/own-fees', { body })
    const paid = await ask(`/api/payments/${memberId}/payment`, { body: { type: '2', period: 2026 } })
    const earlier = await ask(`/api/payments/${memberId}/payment`, { body: { type: '2', period: 2025 } })
    await ask('/api/own-fees', { body: { ...body, amount: 0, untilPeriod: 2027 } })
    const free = await ask(`/api/payments/${memberId}/payment`, { body: { type: '2', period: 2027 } })
    const listed = await ask('/api/own-fees', { method: 'GET' })
    const gone = await ask(`/api/own-fees/${memberId}`, { method: 'DELETE' })
    const again = await ask(`/api/own-fees/${memberId}`, { method: 'DELETE' })

    expect([set.status, paid.json.payment.amount.amount, earlier.json.payment.amount.amount]).toEqual([
      200, 60_000, 120_000,
    ])
    expect([free.json.code, gone.status, again.status]).toEqual(['owes_nothing', 200, 404])
    expect(listed.json.items).toMatchObject([{ memberId, reason: 'student', untilPeriod: 2027 }])
    const trace = await db()
      .selectFrom('auditEntry')
      .select('action')
      .where('memberId', '=', memberId)
      .execute()
    expect(trace.filter(({ action }) => action.startsWith('OWN_FEE'))).toHaveLength(3)
  })

  test.each([
    ['below nothing', { amount: -1 }, 'amount'],
    ['a thousand million', { amount: 1e9 }, 'amount'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['an end before its beginning', { untilPeriod: 2025 }, 'untilPeriod'],
    ['a year long gone', { fromPeriod: 1999 }, 'fromPeriod'],
  ])('is refused: %s', async (_, wrong, field) => {
    const { id: memberId } = await aMember(db())

    const { status, json } = await ask('/api/own-fees', {
      body: { memberId, amount: 1000, reason: 'x', fromPeriod: 2026, ...wrong },
    })

    expect([status, Object.keys(json.fields)]).toEqual([422, [field]])
  })

  test('is set beside the person and taken away in the settings', async () => {
    const { id } = await aMember(db(), { memberSince: '2020-01-01' })
    const form = { intent: 'own', period: '2026', memberId: String(id), amount: '600', reason: 'student' }
    const set = (more: Readonly<Record<string, string>>) =>
      sendForm(db(), generate, { path: '/admin/fees', token, form: { ...form, ...more } })
    const path = '/admin/fees/settings'
    const shown = async () => (await seeScreen(db(), settings, { path, token })).ownFees

    const wrong = await set({ amount: 'půlku' })
    const told = await set({ onlyThisYear: 'yes' })
    const before = await shown()
    const removed = await sendForm(db(), change, {
      path,
      token,
      form: { intent: 'remove-own', memberId: String(id) },
    })

    expect(Object.keys(wrong.fault?.fields ?? {})).toEqual(['amount'])
    expect(told.answer.done).toMatchObject({ email: 'own' })
    expect(before).toMatchObject([{ memberId: id, amount: 60_000, fromPeriod: 2026, untilPeriod: 2026 }])
    expect([removed.answer.done, await shown()]).toEqual([{ removed: id }, []])
  })
})
