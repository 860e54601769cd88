import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { findPayment } from '../payments/payments.server.ts'
import { pairMovements } from './pair-movements.server.ts'

const db = useDatabase()
let token = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Treasurer')).token
})

const post = (path: string, body: object, as = token) => call(anApp(db()), path, { body, token: as })
const get = (path: string) => call(anApp(db()), path, { method: 'GET', token })
const stateOf = async (id: number) => {
  const payment = await findPayment(db(), id)
  return [payment?.status, payment?.paid]
}

async function aDebtor(firstName = 'Jan') {
  const member = await aMember(db(), { firstName })
  return { member, payment: await aPayment(db(), member.id) }
}

test('one transaction fills payments as far as it goes, and what is over can be kept', async () => {
  const [his, hers] = [await aDebtor(), await aDebtor('Eva')]
  const movement = await aMovement(db(), { amount: 250_000 })

  const answer = await post('/api/fees/pair', {
    transactionId: movement.id,
    ids: [his.payment.id, hers.payment.id],
    surplus: 'credit',
  })

  expect([answer.status, answer.json]).toEqual([
    200,
    {
      success: true,
      results: [
        { id: his.payment.id, success: true },
        { id: hers.payment.id, success: true },
      ],
    },
  ])
  expect([await stateOf(his.payment.id), await stateOf(hers.payment.id)]).toEqual([
    ['PAID', 120_000],
    ['PAID', 120_000],
  ])
  const { json } = await get(`/api/pairing/transactions/${movement.id}`)
  expect(json.transaction).toMatchObject({
    state: 'paired',
    remaining: 0,
    people: [
      { memberId: his.member.id, amount: 10_000, as: 'credit' },
      { memberId: his.member.id, amount: 120_000, as: 'payment' },
      { memberId: hers.member.id, amount: 120_000, as: 'payment' },
    ],
  })
})

test('a pairing is taken back with a reason, and the transaction tells the whole story', async () => {
  const { payment, member } = await aDebtor()
  const { id } = await aMovement(db(), { variableSymbol: payment.variableSymbol })
  await pairMovements(db())

  const silent = await post('/api/fees/unpair', { ids: [payment.id] })
  const answer = await post('/api/fees/unpair', { ids: [payment.id], transactionId: id, reason: 'Omyl' })
  const again = await post('/api/fees/unpair', { ids: [payment.id], reason: 'Omyl' })

  expect([silent.status, answer.status]).toEqual([422, 200])
  expect([again.status, again.json.code]).toEqual([409, 'nothing_to_unpair'])
  expect(await stateOf(payment.id)).toEqual(['DUE', 0])
  const { transaction } = (await get(`/api/pairing/transactions/${id}`)).json
  expect(transaction.story).toMatchObject([
    { what: 'unpaired', memberId: member.id, amount: 120_000, note: 'Omyl' },
    { what: 'paired', who: null, memberId: member.id, allocationId: null },
    { what: 'seen' },
  ])
})

test.each([
  ['a transaction that is not', { transactionId: 999 }, 404, 'not_found'],
  ['a payment that is not', { ids: [999] }, 404, 'not_found'],
  ['the same payment twice', { ids: [1, 1] }, 422, 'invalid_fields'],
  ['nothing to pay', { ids: undefined }, 422, 'invalid_fields'],
  [
    'more than the transaction has',
    { ids: undefined, parts: [{ id: 1, amount: 120_001 }] },
    409,
    'not_enough_money',
  ],
  ['an unknown field', { role: 'Webmaster' }, 422, 'invalid_fields'],
])('%s is refused', async (_, body, status, code) => {
  const { payment } = await aDebtor()
  const movement = await aMovement(db())

  const answer = await post('/api/fees/pair', { transactionId: movement.id, ids: [payment.id], ...body })

  expect([answer.status, answer.json.code]).toEqual([status, code])
  expect(await stateOf(payment.id)).toEqual(['DUE', 0])
})

test('euros are paired only with their value in koruna', async () => {
  const { payment } = await aDebtor()
  const { id: transactionId } = await aMovement(db(), { amount: 5000, currency: 'EUR' })
  const body = { transactionId, ids: [payment.id] }

  const without = await post('/api/fees/pair', body)
  const withValue = await post('/api/fees/pair', { ...body, countedAs: 121_500, surplus: 'leave' })

  expect([without.status, without.json.code]).toEqual([409, 'foreign_value_needed'])
  expect(withValue.status).toBe(200)
  expect(await stateOf(payment.id)).toEqual(['PAID', 120_000])
})

test('a refused suggestion does not come back; money put aside leaves the desk and can return', async () => {
  const { payment } = await aDebtor()
  const { id: transactionId } = await aMovement(db(), { counterName: 'NOVAK JAN' })
  const waiting = async () => (await get('/api/pairing/transactions')).json.items
  const before = await waiting()

  await post('/api/pairing/refuse', { transactionId, suggestion: String(payment.id) })
  const refused = await waiting()
  await post('/api/pairing/set-aside', { transactionId, note: 'Ověření účtu' })
  const aside = await waiting()
  await post('/api/pairing/set-aside', { transactionId, aside: false })

  expect(before[0].suggestions[0]).toMatchObject({
    key: String(payment.id),
    reasons: ['nameOfPayer', 'exactAmount'],
  })
  expect(refused[0].suggestions).toEqual([])
  expect(aside).toEqual([])
  expect(await waiting()).toHaveLength(1)
})

test('every transaction is found by what is written in it and by whom it was for', async () => {
  const { payment } = await aDebtor()
  await aMovement(db(), {
    variableSymbol: payment.variableSymbol,
    counterName: 'FIRMA SRO',
    message: 'příspěvek',
  })
  await aMovement(db(), { amount: -50_000, counterName: 'Tiskárna' })
  await aMovement(db(), { amount: 5000, currency: 'EUR' })
  await pairMovements(db())
  const found = async (query: string) => (await get(`/api/pairing/transactions?${query}`)).json.total

  expect(await found('filter=all')).toBe(3)
  expect(await found('filter=waiting')).toBe(1)
  expect(await found('filter=paired')).toBe(1)
  expect(await found('filter=outgoing')).toBe(1)
  expect(await found('filter=foreign')).toBe(1)
  expect(await found('filter=all&search=novak')).toBe(1)
  expect(await found('filter=all&search=PRISPEVEK')).toBe(1)
  expect(await found('filter=all&search=500')).toBe(1)
  expect(await found(`filter=all&search=${payment.variableSymbol}`)).toBe(1)
  expect(await found('filter=all&search=%25')).toBe(0)
})

test('a credit pays the next payment, or is given back with a note', async () => {
  const { member, payment } = await aDebtor()
  const { id: transactionId } = await aMovement(db(), { amount: 200_000 })
  const credit = { memberId: member.id, amount: 200_000 }
  await post('/api/fees/pair', { transactionId, credit })
  const creditIds = async () =>
    (await db().selectFrom('credit').select('id').where('closedAs', 'is', null).execute()).map(({ id }) => id)
  const [creditId = 0] = await creditIds()

  const used = await post('/api/pairing/credits/use', { creditId, paymentId: payment.id })
  const [rest = 0] = await creditIds()
  const refunded = await post('/api/pairing/credits/refund', { creditId: rest, reason: 'Posláno zpět' })

  expect([used.status, refunded.status]).toEqual([200, 200])
  expect(await stateOf(payment.id)).toEqual(['PAID', 120_000])
  expect(await creditIds()).toEqual([])
})

test.each(['Member', 'Secretary', 'MembershipOfficer', 'Supervisor'] as const)(
  '%s may not touch the money',
  async (role) => {
    const { token: other } = await someone(db(), role)

    expect((await post('/api/fees/pair', {}, other)).status).toBe(403)
    expect((await post('/api/fees/unpair', {}, other)).status).toBe(403)
    expect((await post('/api/pairing/refuse', {}, other)).status).toBe(403)
    expect((await post('/api/pairing/credits/refund', {}, other)).status).toBe(403)
  },
)
