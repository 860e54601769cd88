import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { pragueDay } from '../../ground/values/day.ts'
import { aWelcomingClub, GUEST } from '../../../test/guests.ts'
import { aMovement } from '../../../test/money.ts'
import { seeScreen } from '../../../test/screen.ts'
import { pairMovements } from '../../money/pairing/pair-movements.server.ts'
import { findOpenPayments } from '../../money/pairing/suggestions.server.ts'
import { loader as refundsLoader } from '../../money/treasury/refunds.screen.tsx'
import { RETENTION_WORK } from '../../office/privacy/retention-rules.server.ts'
import { loader as file } from '../../site/answers/former-file.screen.tsx'

const club = aWelcomingClub()
const { db, aRider, ask, inDays, rules, letters, places, acts } = club
const { welcoming, knock, press, look, aGuest, conditions } = club

beforeEach(async () => {
  await rules()
  await conditions()
  await db()
    .insertInto('clubSetting')
    .values({ key: 'bank', value: JSON.stringify({ account: '2900000021/2010' }) })
    .execute()
})

type Page = {
  readonly guest: {
    readonly money: {
      readonly state: string | null
      readonly code: { readonly variableSymbol: string; readonly amount: number } | null
      readonly back: readonly string[]
    } | null
    readonly mine: { readonly parting: string | null; readonly terms: string | null }
  }
}

const see = async (token: string) => ((await look(token)) as unknown as Page).guest
const payments = () => db().selectFrom('payment').selectAll().orderBy('id').execute()
const templates = async () => (await letters()).map(({ template }) => template)

/** A guest whose place costs 850 Kč, and whoever looks after the money. */
async function aPayingGuest(event: Parameters<typeof welcoming>[0] = {}) {
  const { id } = await welcoming({ price: 85_000, title: 'Víkend', ...event })
  const treasurer = await aRider('Treasurer')
  const token = await aGuest(id)
  const [payment] = await payments()
  const { variableSymbol = '', id: paymentId = 0 } = payment ?? {}
  const pay = async (amount = 85_000) => {
    await aMovement(db(), { amount, variableSymbol, counterAccount: '2900000021', counterBank: '2010' })
    await pairMovements(db())
  }
  return { id, token, treasurer, paymentId, variableSymbol, pay }
}

describe('a guest pays for his place', () => {
  test('with a symbol of his own; the bank pairs it, and his page says so', async () => {
    const { id, token, treasurer, variableSymbol, pay } = await aPayingGuest()
    const owing = await see(token)
    const pending = await ask('GET', '/api/fees/pending?search=karel', treasurer.token)

    await pay()
    const paid = await see(token)
    const received = await ask('GET', '/api/fees/received', treasurer.token)
    const table = await ask('GET', '/api/fees/received/export.csv', treasurer.token)
    const listed = await ask('GET', `/api/events/${id}/registrations.csv`, (await aRider('Secretary')).token)

    expect(variableSymbol).toMatch(/^\d\d0\d{7}$/)
    expect(owing.money).toMatchObject({ code: { variableSymbol, amount: 85_000 }, back: [] })
    expect(owing.money?.state).toContain('850')
    expect(pending.json).toMatchObject({ total: 1, amount: { amount: 85_000 } })
    expect(pending.json.items[0].member).toMatchObject({ firstName: 'Karel', lastName: 'Host', number: 0 })
    expect(pending.json.items[0].memberId).toBeLessThan(0)
    expect(paid.money).toMatchObject({ state: expect.stringContaining('Zaplaceno'), code: null })
    expect(received.json).toMatchObject({ total: 1, amount: { amount: 85_000 } })
    expect(table.text).toContain('Host;Karel')
    expect(listed.text).toContain('Zaplaceno')
    expect(await templates()).toEqual([
      'guest-prove',
      'guest-payment-instructions',
      'guest-registered',
      'guest-payment-received',
    ])
    expect(await acts()).toContain('PAYMENT_PAIRED')
  })

  test('once he moves up from the queue, and for everybody he brings', async () => {
    const { id } = await welcoming({ price: 85_000, capacity: 2 })
    const member = await aRider()
    await ask('POST', `/api/events/${id}/register`, member.token, { passengers: 1 })
    const token = await aGuest(id)
    const waiting = await payments()

    await ask('POST', `/api/events/${id}/unregister`, member.token)
    await press(token, { intent: 'yes', passengers: '1', pillions: 'Eva Hostová' })

    expect(waiting).toHaveLength(1)
    expect(
      (await payments()).map(({ guestId, amount, status }) => [guestId !== null, amount, status]),
    ).toEqual([
      [false, 170_000, 'ARCHIVED'],
      [true, 85_000, 'ARCHIVED'],
      [true, 170_000, 'DUE'],
    ])
  })

  test('money without his symbol is found for him by his name; what is over is not kept for him', async () => {
    const { treasurer, variableSymbol } = await aPayingGuest()
    const { id: movementId } = await aMovement(db(), { amount: 90_000, variableSymbol })

    const found = await findOpenPayments(db(), 'host kar')
    const waits = await ask('GET', `/api/pairing/transactions/${movementId}`, treasurer.token)

    expect(found).toMatchObject([{ name: 'Host Karel', number: 0, remaining: 85_000 }])
    expect(waits.json.transaction.suggestions[0]).toMatchObject({
      parts: [{ name: 'Host Karel', pays: 85_000 }],
      credit: null,
    })
  })

  test('cash at the start waits for the Treasurer as everybody’s does', async () => {
    const leader = await aRider('RoadCaptain')
    const { id, treasurer } = await aPayingGuest({
      leaderId: leader.memberId,
      startsAt: new Date(Date.now() + 3_600_000),
    })
    const ride = (await ask('GET', `/api/events/${id}/captain`, leader.token)).json
    const act = { id: randomUUID(), by: leader.id, kind: 'cash', madeAt: new Date().toISOString() }
    const cash = { ...act, memberId: ride.riders[0].id, amount: 85_000 }

    const taken = await ask('POST', `/api/events/${id}/captain/acts`, leader.token, cash)
    const again = await ask('POST', `/api/events/${id}/captain/acts`, leader.token, cash)
    const waiting = await ask('GET', '/api/ride-cash', treasurer.token)
    await ask('POST', `/api/ride-cash/${act.id}/settle`, treasurer.token, { as: 'booked' })

    expect([ride.riders[0].owes, taken.status, again.status]).toEqual([85_000, 200, 200])
    expect(waiting.json.items).toMatchObject([{ lastName: 'Host', memberId: cash.memberId }])
    expect(await payments()).toMatchObject([{ status: 'PAID' }])
  })

  test('who has not paid is reminded by a letter with the way to his page', async () => {
    const { treasurer, paymentId } = await aPayingGuest()
    await db().updateTable('payment').set({ dueOn: '2026-01-31' }).execute()

    const reminded = await ask('POST', '/api/fees/remind', treasurer.token, { paymentIds: [paymentId] })

    expect(reminded.json.results).toEqual([{ id: paymentId, success: true }])
    expect((await letters()).at(-1)).toMatchObject({
      template: 'guest-payment-reminder',
      toAddress: GUEST.email,
    })
  })
})

describe('a guest who paid and is not going', () => {
  const yesterday = () => pragueDay(inDays(-1))

  test.each([
    [100, 85_000],
    [50, 42_500],
    [0, 0],
  ])('after the free days %i %% goes back, told before the tap', async (lateRefundPercent, back) => {
    const { id, token, treasurer, pay } = await aPayingGuest({
      withdrawFreeUntil: yesterday(),
      lateRefundPercent,
    })
    await pay()
    const before = await see(token)

    const told = await press(token, { intent: 'no' })
    const refunds = await ask('GET', '/api/refunds', treasurer.token)

    expect(before.mine.parting).toContain('850')
    expect([told.fault, (await places(id))[0]?.status]).toEqual([null, 'cancelled'])
    expect(refunds.json.items.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toEqual(
      back > 0 ? [back] : [],
    )
  })

  test('gets it back as members do, and sees it', async () => {
    const { token, treasurer, variableSymbol, pay } = await aPayingGuest()
    await pay()
    await press(token, { intent: 'no' })
    const waiting = await see(token)
    const screen = await seeScreen(db(), refundsLoader, {
      path: '/admin/fees/refunds',
      token: treasurer.token,
    })

    await aMovement(db(), {
      amount: -85_000,
      variableSymbol,
      counterAccount: '2900000021',
      counterBank: '2010',
      bookedOn: pragueDay(new Date()),
    })
    await pairMovements(db())

    expect(waiting.money?.back).toEqual([expect.stringContaining('Vracíme')])
    expect(screen.refunds).toMatchObject([{ firstName: 'Karel', lastName: 'Host', hasCode: true }])
    expect((await see(token)).money?.back).toEqual([expect.stringContaining('Vrátili')])
    expect((await letters()).find(({ template }) => template === 'event-refund')?.params).toMatchObject({
      name: 'Karel Host',
      number: 0,
    })
  })
})

describe('money is a member’s or a guest’s, never both', () => {
  test.each(['payment', 'refund', 'ride_cash'])('%s', async (table) => {
    const { paymentId, treasurer, id } = await aPayingGuest()
    const [payment] = await payments()
    await db()
      .insertInto('refund')
      .values({ paymentId, guestId: payment?.guestId ?? 0, amount: 100, reason: 'Víkend' })
      .execute()
    await sql`insert into ride_cash (id, event_id, guest_id, payment_id, amount, taken_at, taken_by)
      select gen_random_uuid(), ${id}, guest_id, id, 100, now(), ${treasurer.id} from payment`.execute(db())
    const set = (change: ReturnType<typeof sql>) =>
      sql`update ${sql.table(table)} set ${change}`.execute(db())

    await expect(set(sql`member_id = ${treasurer.memberId}`)).rejects.toThrow(`${table}_of_one`)
    await expect(set(sql`guest_id = null`)).rejects.toThrow(`${table}_of_one`)
  })
})

describe('what is kept of a guest who paid', () => {
  const due = async (key: 'guests' | 'guest-waivers', before: Date) => {
    const { rows } = await RETENTION_WORK[key].due(sql<Date>`${before}::timestamptz`).execute(db())
    await RETENTION_WORK[key].forget(
      db(),
      rows.map(({ id }) => id),
    )
    return rows.length
  }

  test('contacts wait for the money; the money stays, at last under a number alone', async () => {
    const { token, treasurer, pay } = await aPayingGuest()
    const owing = await due('guests', inDays(31))
    await pay()
    await press(token, { intent: 'no' })
    const returning = await due('guests', inDays(31))
    const [refund] = (await ask('GET', '/api/refunds', treasurer.token)).json.items
    await ask('POST', `/api/refunds/${refund.id}/settle`, treasurer.token, { note: 'Převodem.' })
    const settled = await due('guests', inDays(31))
    const [contacts] = await db().selectFrom('guest').select(['email', 'lastName']).execute()
    const waivers = [await due('guest-waivers', inDays(31)), await due('guest-waivers', inDays(31))]

    const [left] = await db().selectFrom('guest').select(['id', 'firstName', 'lastName']).execute()
    expect([owing, returning, settled, waivers]).toEqual([0, 0, 1, [1, 0]])
    expect(contacts).toEqual({ email: null, lastName: 'Host' })
    expect(left).toEqual({ id: left?.id, firstName: 'Host', lastName: `č. ${left?.id}` })
    expect(await payments()).toMatchObject([{ guestId: left?.id, amount: 85_000 }])
  })

  test('he has his data deleted only once nobody waits for money, and takes it along with the rest', async () => {
    const { id, token, treasurer, pay } = await aPayingGuest()
    await pay()
    const given = (await seeScreen(db(), file, {
      path: `/o/${token}/moje-data.json`,
      params: { token, file: 'moje-data.json' },
      token: null,
    })) as unknown as Response
    const data = JSON.parse(await given.text())

    const early = await press(token, { intent: 'forget' })
    const kept = await places(id)
    await press(token, { intent: 'no' })
    const [refund] = (await ask('GET', '/api/refunds', treasurer.token)).json.items
    await ask('POST', `/api/refunds/${refund.id}/settle`, treasurer.token, { note: 'Převodem.' })
    const late = await press(token, { intent: 'forget' })

    expect(data.payments).toMatchObject([{ amount: 85_000, paid: 85_000, status: 'PAID' }])
    expect([early.status, kept[0]?.status]).toEqual([409, 'registered'])
    expect(late.fault).toBe(null)
    expect(await db().selectFrom('guest').select('email').execute()).toEqual([{ email: null }])
  })

  test('who asked and never proved his address is charged nothing', async () => {
    const { id } = await welcoming({ price: 85_000 })
    await knock(id)
    expect(await payments()).toEqual([])
  })
})
