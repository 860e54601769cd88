import { beforeEach, describe, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'

const { db, anEvent, aRider, ask, letters, acts, rules } = aRidingClub()

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
})
