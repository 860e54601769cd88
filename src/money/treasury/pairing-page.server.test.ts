import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { settleSentRefunds } from '../payments/order-refunds.server.ts'
import { findPayment } from '../payments/payments.server.ts'
import { acceptPairing } from '../pairing/accept-pairing.server.ts'
import { readSureLimit } from '../pairing/accept-sure.server.ts'
import { action, loader } from './pairing.screen.tsx'
import { loader as refunds } from './refunds.screen.tsx'

const db = useDatabase()
let treasurer = { id: 0, token: '' }

beforeEach(async () => {
  await rulesVersion(db(), 1)
  treasurer = await someone(db(), 'Treasurer')
})

const PATH = '/admin/fees/pairing?filter=waiting'
const send = (form: Readonly<Record<string, string>>) =>
  sendForm(db(), action, { path: PATH, token: treasurer.token, form })
const DONE = { status: 303, location: PATH, code: null }

const paidOf = async (id: number) => {
  const payment = await findPayment(db(), id)
  return [payment?.status, payment?.paid]
}
const credits = () =>
  db().selectFrom('credit').select(['id', 'memberId', 'amount', 'closedAs']).orderBy('id').execute()
const movements = () =>
  db().selectFrom('bankMovement').select(['setAsideNote', 'setAsideBy']).orderBy('id').execute()

async function aDebtor(firstName = 'Jan') {
  const member = await aMember(db(), { firstName })
  return { member, payment: await aPayment(db(), member.id) }
}

const HIS_ACCOUNT = { counterAccount: '2900000056', counterBank: '2010' }

/** A credit of 2,000 Kč. */
async function aCredit() {
  const { member, payment } = await aDebtor()
  const { id: movementId } = await aMovement(db(), { amount: 200_000, ...HIS_ACCOUNT })
  const credit = { memberId: member.id, amount: 200_000 }
  await acceptPairing(db(), { movementId, parts: [], credit, actorId: treasurer.id })
  const [kept] = await credits()
  return { creditId: String(kept?.id), movementId, paymentId: payment.id }
}

describe('a suggestion', () => {
  test('is accepted as it was seen, what is over as a credit', async () => {
    const { member, payment } = await aDebtor()
    const movement = await aMovement(db(), { amount: 150_000 })

    const told = await send({
      intent: 'accept',
      movementId: String(movement.id),
      parts: `${payment.id}:120000`,
      credit: `${member.id}:30000`,
      countedAs: '',
    })

    expect(told).toMatchObject(DONE)
    expect(told.cookies.join()).toContain('saved')
    expect(await paidOf(payment.id)).toEqual(['PAID', 120_000])
    expect(await credits()).toMatchObject([{ memberId: member.id, amount: 30_000 }])
  })

  test('that asks for more than has come is refused, and what is no list of parts is told', async () => {
    const { payment } = await aDebtor()
    const { id } = await aMovement(db())
    const form = { intent: 'accept', movementId: String(id), credit: '' }

    const tooMuch = await send({ ...form, parts: `${payment.id}:120001` })
    const odd = await send({ ...form, parts: 'vše' })

    expect(tooMuch.code).toBe('not_enough_money')
    expect(Object.keys(odd.fault?.fields ?? {})).toEqual(['parts'])
    expect(await paidOf(payment.id)).toEqual(['DUE', 0])
  })

  test('is refused for ever', async () => {
    const movementId = String((await aMovement(db())).id)

    const told = await send({ intent: 'refuse', movementId, suggestion: 'aside' })
    const odd = await send({ intent: 'refuse', movementId, suggestion: 'nic' })

    expect([told.status, Object.keys(odd.fault?.fields ?? {})]).toEqual([303, ['suggestion']])
    expect(await db().selectFrom('pairingRefusal').select('suggestion').execute()).toEqual([
      { suggestion: 'aside' },
    ])
  })
})

describe('money divided by hand', () => {
  const form = (movementId: number, fields: object) => ({
    intent: 'split',
    movementId: String(movementId),
    rest: 'leave',
    total: '300000',
    note: '',
    ...fields,
  })

  test('pays what is written at each payment, and the rest stays somebody’s credit', async () => {
    const [his, hers] = [await aDebtor(), await aDebtor('Eva')]
    const { id } = await aMovement(db(), { amount: 300_000 })

    const told = await send(
      form(id, {
        [`pay-${his.payment.id}`]: '1 200',
        [`pay-${hers.payment.id}`]: '600,50',
        'pay-999': ' ',
        rest: String(hers.member.id),
      }),
    )

    expect(told).toMatchObject(DONE)
    expect([await paidOf(his.payment.id), await paidOf(hers.payment.id)]).toEqual([
      ['PAID', 120_000],
      ['DUE', 60_050],
    ])
    expect(await credits()).toMatchObject([{ memberId: hers.member.id, amount: 119_950 }])
  })

  test('in euros counts as what is written', async () => {
    const { payment } = await aDebtor()
    const { id } = await aMovement(db(), { amount: 5000, currency: 'EUR' })
    const fields = { [`pay-${payment.id}`]: '1200', total: '5000' }

    const without = await send(form(id, fields))
    const told = await send(form(id, { ...fields, countedAs: '1 215,-' }))

    expect([without.code, told.status]).toEqual(['foreign_value_needed', 303])
    expect(await paidOf(payment.id)).toEqual(['PAID', 120_000])
  })

  test('for nothing, or for what is no amount, is refused', async () => {
    const { payment } = await aDebtor()
    const { id } = await aMovement(db(), { amount: 300_000 })

    const nothing = await send(form(id, { [`pay-${payment.id}`]: '' }))
    const unclear = await send(form(id, { [`pay-${payment.id}`]: '1.200' }))

    expect([nothing.code, unclear.code]).toEqual(['nothing_chosen', 'invalid_fields'])
    expect(await paidOf(payment.id)).toEqual(['DUE', 0])
  })
})

test('money that is nobody’s is put aside with a note, and comes back', async () => {
  const movementId = String((await aMovement(db())).id)

  const silent = await send({ intent: 'aside', movementId, note: ' ' })
  await send({ intent: 'aside', movementId, note: 'Ověření účtu' })
  const aside = await movements()
  const back = await send({ intent: 'back', movementId })
  const unknown = await send({ intent: 'back', movementId: '999999' })

  expect(Object.keys(silent.fault?.fields ?? {})).toEqual(['note'])
  expect(aside).toEqual([{ setAsideNote: 'Ověření účtu', setAsideBy: treasurer.id }])
  expect([back.status, unknown.code]).toEqual([303, 'not_found'])
  expect(await movements()).toEqual([{ setAsideNote: null, setAsideBy: null }])
})

test('a pairing is taken back with a reason, once', async () => {
  const { payment } = await aDebtor()
  const { id: movementId } = await aMovement(db())
  const parts = [{ paymentId: payment.id, amount: 120_000 }]
  await acceptPairing(db(), { movementId, parts, actorId: treasurer.id })
  const { id } = await db().selectFrom('allocation').select('id').executeTakeFirstOrThrow()
  const form = { intent: 'undo', allocationId: String(id) }

  const silent = await send({ ...form, reason: '' })
  const told = await send({ ...form, reason: 'Omyl' })
  const again = await send({ ...form, reason: 'Omyl' })

  expect([Object.keys(silent.fault?.fields ?? {}), told.status]).toEqual([['reason'], 303])
  expect(again.status).toBe(409)
  expect(await paidOf(payment.id)).toEqual(['DUE', 0])
})

describe('a credit', () => {
  test('pays a payment; what is over stays a credit', async () => {
    const { creditId, paymentId } = await aCredit()
    const form = { intent: 'use', creditId, paymentId: String(paymentId) }

    const told = await send(form)
    const again = await send(form)

    expect([told.status, again.status]).toEqual([303, 409])
    expect(await paidOf(paymentId)).toEqual(['PAID', 120_000])
    expect(await credits()).toMatchObject([
      { amount: 200_000, closedAs: 'used' },
      { amount: 80_000, closedAs: null },
    ])
  })

  test('goes back to an account by an order that is shown at once, and settles itself', async () => {
    const { creditId } = await aCredit()

    const told = await send({ intent: 'give-back', creditId })
    const again = await send({ intent: 'give-back', creditId })
    const page = await seeScreen(db(), refunds, { path: told.location ?? '', token: treasurer.token })

    expect([told.status, again.status]).toEqual([303, 409])
    expect(page.code?.code).toMatchObject({
      account: '2900000056/2010',
      amount: 200_000,
      message: 'Přeplatek',
    })
    expect(await credits()).toMatchObject([{ closedAs: 'refunded' }])
    await aMovement(db(), {
      amount: -200_000,
      variableSymbol: page.code?.code.variableSymbol ?? '',
      bookedOn: pragueDay(now()),
      ...HIS_ACCOUNT,
    })
    expect(await inTransaction(db(), settleSentRefunds)).toBe(1)
  })

  test.each([
    ['refund', 'refunded'],
    ['release', 'reversed'],
  ])('is closed by %s with a reason', async (intent, closedAs) => {
    const { creditId } = await aCredit()

    const silent = await send({ intent, creditId, reason: ' ' })
    const told = await send({ intent, creditId, reason: 'Tak chtěl' })
    const again = await send({ intent, creditId, reason: 'Tak chtěl' })

    expect([Object.keys(silent.fault?.fields ?? {}), told.status]).toEqual([['reason'], 303])
    expect(again.status).toBe(409)
    expect(await credits()).toMatchObject([{ closedAs }])
  })
})

describe('what is sure', () => {
  const sure = (form: Readonly<Record<string, string>>) =>
    sendForm(db(), action, { path: '/admin/fees/pairing?filter=sure', token: treasurer.token, form })

  test('from how much on is the Treasurer’s to say, never below what is proved', async () => {
    const told = await sure({ intent: 'limit', limit: '85' })
    const low = await sure({ intent: 'limit', limit: '79' })
    const odd = await sure({ intent: 'limit', limit: 'hodně' })

    expect(told).toMatchObject({ status: 303, code: null })
    expect([low, odd].map(({ fault }) => Object.keys(fault?.fields ?? {}))).toEqual([['limit'], ['limit']])
    expect(await readSureLimit(db())).toBe(85)
  })

  test('is accepted as it was shown, and what was not shown waits', async () => {
    const { payment } = await aDebtor()
    const hers = await aDebtor('Eva')
    const [seen] = [await aMovement(db(), { message: `VS ${payment.variableSymbol}` })]
    await aMovement(db(), { message: `VS ${hers.payment.variableSymbol}` })

    const told = await sure({ intent: 'accept-sure', shown: `${seen?.id}:${payment.id}` })
    const nothing = await sure({ intent: 'accept-sure', shown: `${seen?.id}:${hers.payment.id}` })

    expect(told.location).toMatch(/^\/admin\/fees\/pairing\?filter=sure&davka=\d+$/)
    expect(nothing.code).toBe('nothing_chosen')
    const items = await db().selectFrom('batchItem').select(['itemId', 'payload']).execute()
    expect(items).toEqual([
      { itemId: seen?.id, payload: { parts: [{ paymentId: payment.id, amount: 120_000 }] } },
    ])
  })

  test('is shown first to whoever just comes; the rest where it is asked for', async () => {
    const { payment } = await aDebtor()
    const look = async (query = '') =>
      (await seeScreen(db(), loader, { path: `/admin/fees/pairing${query}`, token: treasurer.token })).page
        .kind

    const nothing = await look()
    await aMovement(db(), { message: `VS ${payment.variableSymbol}` })

    expect(nothing).toBe('list')
    expect([await look(), await look('?filter=waiting'), await look('?search=Nov')]).toEqual([
      'sure',
      'list',
      'list',
    ])
  })
})
