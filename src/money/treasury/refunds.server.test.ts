import { expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMovement, TODAY, useFio } from '../../../test/bank.ts'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement as aBooked, aPayment } from '../../../test/money.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './refunds.screen.tsx'

const db = useDatabase()
const fio = useFio(db)

const ask = (path: string) =>
  call(anApp(db()), `/api/refunds${path}`, { method: 'GET', token: fio.table().treasurer.token })

/** Money came from the bank, or in cash, for something that will not be. */
async function aRefund(from: string | null = '2900000056') {
  const { id: memberId } = await aMember(db(), { lastName: 'Nejede' })
  const payment = await aPayment(db(), memberId, {
    type: '1',
    period: null,
    purpose: 'Jízda <1>',
    amount: 85_000,
  })
  const movement = from
    ? await aBooked(db(), { amount: 85_000, counterAccount: from, counterBank: '2010' })
    : null
  await db()
    .insertInto('allocation')
    .values({
      paymentId: payment.id,
      movementId: movement?.id ?? null,
      amount: 85_000,
      mode: movement ? 'manual' : 'cash',
    })
    .execute()
  const { id } = await db()
    .insertInto('refund')
    .values({ paymentId: payment.id, memberId, amount: 85_000, reason: 'Jízda <1>' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, symbol: payment.variableSymbol }
}

test('the file has each refund whose account is known, once', async () => {
  const [known, , again] = [await aRefund(), await aRefund(null), await aRefund('2900000064')]

  const file = await ask('/orders.xml')
  const second = await ask('/orders.xml')
  const chosen = await ask(`/orders.xml?ids=${again.id}`)

  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(file.text.match(/<vs>\d+<\/vs>/g)).toEqual([`<vs>${known.symbol}</vs>`, `<vs>${again.symbol}</vs>`])
  expect(file.text).toContain('<amount>850.00</amount>')
  expect(file.text).toContain('Vratka: Jízda &lt;1&gt;')
  expect([second.status, second.json.code]).toEqual([409, 'no_refund_orders'])
  expect(chosen.text.match(/<vs>\d+<\/vs>/g)).toEqual([`<vs>${again.symbol}</vs>`])
})

test('it is settled by itself when the movement leaves, and no other is', async () => {
  const [sent, other] = [await aRefund(), await aRefund()]
  fio
    .table()
    .movements.push(
      aMovement(1, { amount: -85_000, variableSymbol: sent.symbol, bookedOn: TODAY }),
      aMovement(2, { amount: -85_001, variableSymbol: other.symbol, bookedOn: TODAY }),
    )

  await fio.read()
  await fio.readLater()

  const settled = (await ask('?state=settled')).json.items
  expect(settled.map((one: { id: number }) => one.id)).toEqual([sent.id])
  expect(settled[0].note).toContain('Odešlo z účtu')
  expect((await ask('')).json.items.map((one: { id: number }) => one.id)).toEqual([other.id])
  const entries = await db()
    .selectFrom('auditEntry')
    .select('actorAccountId')
    .where('action', '=', 'PAYMENT_REFUNDED')
    .execute()
  expect(entries).toEqual([{ actorAccountId: null }])
})

test('the page shows the order to the account the money came from', async () => {
  const { id, symbol } = await aRefund()
  const cash = await aRefund(null)
  const see = (path: string) => seeScreen(db(), loader, { path, token: fio.table().treasurer.token })

  const page = await see(`/admin/fees/refunds?ukaz=${id}`)
  const without = await see(`/admin/fees/refunds?ukaz=${cash.id}`)

  expect(page.code).toMatchObject({
    name: 'Nejede Jan',
    code: { account: '2900000056/2010', amount: 85_000, variableSymbol: symbol },
  })
  expect(page.code?.code.spayd).toContain('AM:850.00')
  expect([without.code, without.mayOrder]).toEqual([null, true])
})
