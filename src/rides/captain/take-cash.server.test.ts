import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { archivePayment } from '../../money/payments/archive-payment.server.ts'
import { action, loader } from '../../money/treasury/ride-cash.screen.tsx'
import { loader as eventLoader } from '../events/event.screen.tsx'

const { db, anEvent, aRider, ask, acts, inDays, rules } = aRidingClub()

beforeEach(rules)

const aPaidRide = async () => {
  const [leader, rider, treasurer] = [await aRider(), await aRider(), await aRider('Treasurer')]
  const startsAt = new Date(Date.now() + 3_600_000)
  const { id } = await anEvent({ startsAt, leaderId: leader.memberId, price: 50_000 })
  await ask('POST', `/api/events/${id}/registrations`, (await aRider('Secretary')).token, {
    memberId: rider.memberId,
  })
  const cash = (amount: number, more: object = {}) =>
    ask('POST', `/api/events/${id}/captain/acts`, leader.token, {
      id: randomUUID(),
      by: leader.id,
      madeAt: new Date().toISOString(),
      kind: 'cash',
      memberId: rider.memberId,
      amount,
      ...more,
    })
  const money = async () => {
    const { owes, cash: taken } = (await ask('GET', `/api/events/${id}/captain`, leader.token)).json.riders[0]
    return { owes, taken }
  }
  const waiting = async () => (await ask('GET', '/api/ride-cash', treasurer.token)).json.items
  const settle = (cashId: string, as: string) =>
    ask('POST', `/api/ride-cash/${cashId}/settle`, treasurer.token, { as })
  return { id, rider, leader, treasurer, cash, money, waiting, settle }
}
const isPaid = async () =>
  (await db().selectFrom('payment').select('status').executeTakeFirstOrThrow()).status === 'PAID'

test('waits for the Treasurer, who books it once', async () => {
  const { rider, leader, cash, money, waiting, settle } = await aPaidRide()
  const before = await money()
  const id = randomUUID()

  const taken = [await cash(50_000, { id }), await cash(50_000, { id })]
  const meanwhile = [await money(), await isPaid()]
  const items = await waiting()
  const strange = await ask('POST', `/api/ride-cash/${id}/settle`, leader.token, { as: 'booked' })
  const booked = [await settle(id, 'booked'), await settle(id, 'booked')]

  expect(before).toEqual({ owes: 50_000, taken: 0 })
  expect(taken.map(({ status }) => status)).toEqual([200, 200])
  expect(meanwhile).toEqual([{ owes: 0, taken: 50_000 }, false])
  expect(items).toMatchObject([{ id, memberId: rider.memberId, amount: { amount: 50_000 } }])
  expect(strange.status).toBe(403)
  expect(booked.map(({ status }) => status)).toEqual([200, 409])
  expect([await isPaid(), await waiting()]).toEqual([true, []])
  expect(await db().selectFrom('allocation').select(['amount', 'mode']).execute()).toEqual([
    { amount: 50_000, mode: 'cash' },
  ])
})

test('the rider who gave it is not asked to pay meanwhile', async () => {
  const { id, rider, cash, waiting, settle } = await aPaidRide()
  const told = async () =>
    (await seeScreen(db(), eventLoader, { path: `/akce/${id}`, token: rider.token })).mine.payment

  await cash(20_000)
  const part = await told()
  await cash(30_000)
  const whole = await told()
  for (const one of await waiting()) await settle(one.id, 'refused')

  expect([part?.isOpen, whole?.isOpen]).toEqual([true, false])
  expect(whole?.text).toMatch(/^Hotově od tebe máme 500.Kč/)
  expect(await told()).toEqual(part)
})

test('on the Treasurer’s screen it is confirmed, or it is not', async () => {
  const { treasurer, cash } = await aPaidRide()
  const id = randomUUID()
  await cash(50_000, { id })
  const path = '/admin/fees/cash'
  const send = (intent: string) =>
    sendForm(db(), action, { path, token: treasurer.token, form: { intent, id } })

  const shown = await seeScreen(db(), loader, { path, token: treasurer.token })
  const booked = await send('book')
  const again = await send('refuse')

  expect(shown.cash).toMatchObject([{ id, ride: 'Vyjížďka na Praděd' }])
  expect([booked.answer.done, again.code, await isPaid()]).toEqual([true, 'refund_settled', true])
})

test('is never more than is owed, also beside another captain; what is refused is owed again', async () => {
  const { cash, money, settle } = await aPaidRide()
  const id = randomUUID()

  const answers = [await cash(50_001), await cash(50_000, { id }), await cash(1)]
  const refused = await settle(id, 'refused')

  expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
    [409, 'nothing_owed'],
    [200, undefined],
    [409, 'nothing_owed'],
  ])
  expect([refused.status, await money(), await isPaid()]).toEqual([200, { owes: 50_000, taken: 0 }, false])
  expect((await acts()).slice(-2)).toEqual(['RIDE_CASH_TAKEN', 'RIDE_CASH_REFUSED'])
})

describe('whoever gives his place back before it is counted', () => {
  const leave = (id: number, { token }: { readonly token: string }) =>
    ask('POST', `/api/events/${id}/unregister`, token)
  const refunds = () => db().selectFrom('refund').select(['amount', 'reason']).execute()
  const terms = (late: boolean) =>
    db()
      .updateTable('event')
      .set({ withdrawFreeUntil: pragueDay(inDays(late ? -2 : 1)), lateRefundPercent: 40 })
      .execute()

  test.each([
    [false, /^Hotově od tebe máme 500.Kč.*vrátíme ti všechno/, 50_000],
    [true, /^Hotově od tebe máme 500.Kč.*vrátíme ti 200.Kč, 300.Kč klub nevrací/, 20_000],
  ])(
    'late %j: hears so before the tap, the Treasurer books it, and it goes back',
    async (late, words, back) => {
      const { id, rider, cash, waiting, settle } = await aPaidRide()
      await terms(late)
      await cash(50_000)
      const told = (await seeScreen(db(), eventLoader, { path: `/akce/${id}`, token: rider.token })).mine
        .parting
      const left = await leave(id, rider)
      const [one] = await waiting()

      const booked = [await settle(one.id, 'booked'), await settle(one.id, 'booked')]

      expect(told).toMatch(words)
      expect([left.status, ...booked.map(({ status }) => status)]).toEqual([200, 200, 409])
      expect([await refunds(), await isPaid(), await waiting()]).toEqual([
        [{ amount: back, reason: 'Vyjížďka na Praděd' }],
        false,
        [],
      ])
      expect(await db().selectFrom('paymentBalance').select(['paid', 'remaining']).execute()).toEqual([
        { paid: 50_000, remaining: 0 },
      ])
      expect((await acts()).slice(-2)).toEqual(['PAYMENT_CASH_RECORDED', 'PAYMENT_TO_REFUND'])
    },
  )

  test('gets nothing where the captain never brought it', async () => {
    const { id, rider, cash, waiting, settle } = await aPaidRide()
    await cash(50_000)
    await leave(id, rider)
    const [one] = await waiting()

    expect([(await settle(one.id, 'refused')).status, await refunds()]).toEqual([200, []])
  })

  test('may also have had his payment put away: all of it goes back', async () => {
    const { cash, waiting, settle } = await aPaidRide()
    await cash(20_000)
    const { id: paymentId } = await db().selectFrom('payment').select('id').executeTakeFirstOrThrow()
    await archivePayment(db(), { paymentId, reason: 'Prominuto', actorId: null })
    const [one] = await waiting()

    expect([(await settle(one.id, 'booked')).status, await refunds()]).toEqual([
      200,
      [{ amount: 20_000, reason: 'Vyjížďka na Praděd' }],
    ])
  })

  test('does not become another number of people either', async () => {
    const { id, rider, cash } = await aPaidRide()
    await cash(50_000)

    const { status, json } = await ask('PATCH', `/api/events/${id}/registration`, rider.token, {
      passengers: 1,
    })

    expect([status, json.code]).toEqual([409, 'party_already_paid'])
  })
})

describe('taken without a signal, and told once the place is no more', () => {
  const refunds = () => db().selectFrom('refund').select(['amount']).execute()
  const ENDS = {
    'the ride was called off': (id: number, token: string) =>
      ask('POST', `/api/events/${id}/cancel`, token, { reason: 'Bouřka' }),
    'the rider was taken off the list': (id: number, token: string, memberId: number) =>
      ask('DELETE', `/api/events/${id}/registrations/${memberId}`, token),
  } as const

  test.each(Object.keys(ENDS) as (keyof typeof ENDS)[])(
    '%s: it waits for the Treasurer and goes back',
    async (end) => {
      const { id, rider, cash, waiting, settle } = await aPaidRide()
      const ended = await ENDS[end](id, (await aRider('Secretary')).token, rider.memberId)

      const [late, twice] = [await cash(50_000), await cash(50_000)]
      const [one] = await waiting()
      const booked = await settle(one?.id ?? randomUUID(), 'booked')

      expect([ended.status, late.status, twice.json.code]).toEqual([200, 200, 'nothing_owed'])
      expect([booked.status, await refunds(), await waiting()]).toEqual([200, [{ amount: 50_000 }], []])
    },
  )

  test('a look at a contact is written down as well, other ticks are not taken', async () => {
    const { id, cash } = await aPaidRide()
    await ask('POST', `/api/events/${id}/cancel`, (await aRider('Secretary')).token, { reason: 'Bouřka' })
    const act = (kind: string) => cash(1, { kind, amount: undefined })

    const [looked, ticked] = [await act('look'), await act('here')]

    expect([looked.status, ticked.json.code]).toEqual([200, 'not_captain'])
    expect(await db().selectFrom('rideAct').select('kind').execute()).toEqual([{ kind: 'look' }])
  })
})

test.each([{ kind: 'cash' }, { kind: 'here', amount: 5 }])('%j does not fit together', async (body) => {
  const { rider, cash } = await aPaidRide()

  const { status, json } = await cash(1, { amount: undefined, memberId: rider.memberId, ...body })

  expect([status, Object.keys(json.fields)]).toEqual([422, ['amount']])
})
