import { beforeEach, describe, expect, test } from 'vitest'
import { pragueDay } from '../../ground/values/day.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './event.screen.tsx'

const { db, anEvent, aRider, ask, letters, acts, inDays, rules } = aRidingClub()

beforeEach(rules)

const register = (id: number, token: string, body?: object) =>
  ask('POST', `/api/events/${id}/register`, token, body)
const unregister = (id: number, token: string) => ask('POST', `/api/events/${id}/unregister`, token)

describe('an event that costs something', () => {
  const payments = () =>
    db()
      .selectFrom('payment')
      .select(['memberId', 'type', 'status', 'amount', 'purpose'])
      .orderBy('id')
      .execute()

  test('asks everybody in the party for the price, those who wait for nothing', async () => {
    const { id } = await anEvent({ capacity: 2, price: 85_000, title: 'Víkend' })
    const [pair, late] = [await aRider(), await aRider()]

    await register(id, pair.token, { passengers: 1 })
    await register(id, late.token)
    const before = await payments()
    await unregister(id, pair.token)

    expect(before).toEqual([
      { memberId: pair.memberId, type: '1', status: 'DUE', amount: 170_000, purpose: 'Víkend' },
    ])
    expect(await payments()).toEqual([
      { memberId: pair.memberId, type: '1', status: 'ARCHIVED', amount: 170_000, purpose: 'Víkend' },
      { memberId: late.memberId, type: '1', status: 'DUE', amount: 85_000, purpose: 'Víkend' },
    ])
  })

  test('a club with an account sends the instructions in the same breath', async () => {
    await db()
      .insertInto('clubSetting')
      .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
      .execute()
    const { id } = await anEvent({ price: 85_000 })
    const rider = await aRider()

    await register(id, rider.token)

    expect((await letters()).map(({ template, toAddress }) => [template, toAddress])).toEqual([
      ['payment-instructions', rider.email],
      ['event-registered', rider.email],
    ])
  })

  test('money that came is told to the Treasurer as to be given back', async () => {
    const { id } = await anEvent({ price: 85_000, title: 'Víkend' })
    const [rider, treasurer] = [await aRider(), await aRider('Treasurer')]
    await register(id, rider.token)
    const { id: paymentId } = await db().selectFrom('payment').select('id').executeTakeFirstOrThrow()
    await db().insertInto('allocation').values({ paymentId, amount: 85_000, mode: 'cash' }).execute()
    await db().updateTable('payment').set({ status: 'PAID', paidAt: new Date() }).execute()

    await unregister(id, rider.token)

    expect(await payments()).toMatchObject([{ status: 'PAID' }])
    expect((await letters()).at(-1)).toMatchObject({
      template: 'event-refund',
      toAddress: treasurer.email,
      params: { amount: 85_000 },
    })
    expect(await acts()).toContain('PAYMENT_TO_REFUND')
  })

  const paidFor = async (terms: object, amount: number) => {
    const { id } = await anEvent({ price: 85_000, startsAt: inDays(10), ...terms })
    const rider = await aRider()
    await register(id, rider.token)
    const { id: paymentId } = await db().selectFrom('payment').select('id').executeTakeFirstOrThrow()
    await db().insertInto('allocation').values({ paymentId, amount, mode: 'cash' }).execute()
    if (amount === 85_000)
      await db().updateTable('payment').set({ status: 'PAID', paidAt: new Date() }).execute()
    return { id, rider }
  }
  const yesterday = () => pragueDay(inDays(-1))
  const refunds = async () =>
    (await db().selectFrom('refund').select('amount').execute()).map(({ amount }) => amount)

  test.each([
    [100, 85_000, [85_000]],
    [50, 85_000, [42_500]],
    [0, 85_000, []],
    [50, 30_050, [15_100]],
  ])('who withdraws late gets %i %% of %i back', async (lateRefundPercent, paid, expected) => {
    const { id, rider } = await paidFor({ withdrawFreeUntil: yesterday(), lateRefundPercent }, paid)
    const page = await seeScreen(db(), loader, { path: `/akce/${id}`, token: rider.token })

    await unregister(id, rider.token)

    const said = page.mine.parting?.replace(/\s/g, ' ')
    expect(said).toMatch(/^Máš zaplaceno /)
    expect(said).toMatch(
      { 100: /vrátíme ti všechno/, 50: /klub nevrací/, 0: /už nevrací/ }[lateRefundPercent] ?? /x/,
    )
    expect(await refunds()).toEqual(expected)
    const kept = await db()
      .selectFrom('auditDetail')
      .innerJoin('auditEntry', 'auditEntry.seq', 'auditDetail.seq')
      .select('auditDetail.changes')
      .where('auditEntry.action', '=', 'EVENT_UNREGISTERED')
      .executeTakeFirstOrThrow()
    const back = expected[0] ?? 0
    const told = paid === back ? [] : [{ field: 'kept', from: null, to: paid - back }]
    expect(kept.changes).toEqual([{ field: 'event', from: id, to: null }, ...told])
  })

  test('whom the planner takes off, and who is in time, gets everything back', async () => {
    const late = await paidFor({ withdrawFreeUntil: yesterday(), lateRefundPercent: 0 }, 85_000)
    const secretary = await aRider('Secretary')

    await ask('DELETE', `/api/events/${late.id}/registrations/${late.rider.memberId}`, secretary.token)

    expect(await refunds()).toEqual([85_000])
  })

  test.each([
    [{ withdrawFreeUntil: '2100-01-01', lateRefundPercent: 50 }, 'withdrawFreeUntil'],
    [{ lateRefundPercent: 50 }, 'withdrawFreeUntil'],
    [{ withdrawFreeUntil: '2020-01-01' }, 'lateRefundPercent'],
    [{ withdrawFreeUntil: '2020-01-01', lateRefundPercent: 101 }, 'lateRefundPercent'],
  ])('terms that cannot be %j are refused at %s', async (terms, field) => {
    const secretary = await aRider('Secretary')
    const event = { title: 'Víkend', kind: 'ride', startsAt: inDays(10).toISOString(), ...terms }

    const { status, json } = await ask('POST', '/api/events', secretary.token, event)

    expect([status, Object.keys(json.fields as object)]).toEqual([422, [field]])
  })
})
