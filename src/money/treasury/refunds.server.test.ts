import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMovement, TODAY, useFio } from '../../../test/bank.ts'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement as aBooked, aPayment } from '../../../test/money.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action, loader } from './refunds.screen.tsx'

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
  return { id, symbol: payment.variableSymbol, memberId }
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

test('five hundred whose account nobody knows do not stand before one whose account is known', async () => {
  const cash = await aRefund(null)
  await sql`insert into refund (payment_id, member_id, amount, reason)
    select payment_id, member_id, 100, 'Hotovost' from refund, generate_series(1, 500) where id = ${cash.id}`.execute(
    db(),
  )
  const known = await aRefund()

  const file = await ask('/orders.xml')

  expect(file.text.match(/<vs>\d+<\/vs>/g)).toEqual([`<vs>${known.symbol}</vs>`])
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

describe('an account of one’s own', () => {
  const OWN = '19-2000145399/0800'
  const aTold = async (from?: string | null) => {
    const refund = await aRefund(from)
    await db()
      .updateTable('member')
      .set({ email: 'nejede@klub.test' })
      .where('id', '=', refund.memberId)
      .execute()
    return refund
  }
  const letters = () => db().selectFrom('mail').select(['template', 'params']).orderBy('id').execute()
  const put = (memberId: number, account: string, consentedOn = '2026-01-15') =>
    call(anApp(db()), `/api/refund-accounts/${memberId}`, {
      method: 'PUT',
      token: fio.table().treasurer.token,
      body: { account, consentedOn },
    })

  test('takes the refund of whoever paid in cash: code, file and settling', async () => {
    const { id, memberId, symbol } = await aTold(null)
    const token = fio.table().treasurer.token

    const kept = await put(memberId, 'CZ65 0800 0000 1920 0014 5399')
    const page = await seeScreen(db(), loader, { path: `/admin/fees/refunds?ukaz=${id}`, token })
    const file = await ask('/orders.xml')
    fio.table().movements.push(
      aMovement(1, {
        amount: -85_000,
        variableSymbol: symbol,
        bookedOn: TODAY,
        counterAccount: '19-2000145399',
        counterBank: '0800',
      }),
    )
    await fio.read()
    await fio.readLater()

    expect(kept.status).toBe(200)
    expect(page.code?.code.account).toBe(OWN)
    expect(page.refunds[0]?.own).toMatch(/^vrací se na účet 19-2000145399\/0800, souhlas 15\.\s1\.\s2026$/)
    expect(file.text).toContain('<accountTo>19-2000145399</accountTo>')
    expect((await ask('?state=settled')).json.items).toMatchObject([{ id, ownAccount: OWN }])
    expect(await letters()).toEqual([{ template: 'refund-account', params: { ending: '…5399/0800' } }])
  })

  test.each([
    ['19-2000145398/0800', '2026-01-15', 'account', 'Takové číslo účtu žádná banka nemá'],
    ['CZ6608000000192000145399', '2026-01-15', 'account', 'Takové číslo účtu žádná banka nemá'],
    ['SK31 1200 0000 1987 4263 7541', '2026-01-15', 'account', 'jen na účet u české banky'],
    [OWN, '2099-01-01', 'consentedOn', 'ještě nebylo'],
  ])('%s of %s is refused at its field', async (account, consentedOn, field, words) => {
    const { memberId } = await aRefund(null)
    const told = await sendForm(db(), action, {
      path: '/admin/fees/refunds',
      token: fio.table().treasurer.token,
      form: { intent: 'account', memberId: String(memberId), account, consentedOn },
    })

    expect(told.fault?.fields[field]).toContain(words)
    expect(await db().selectFrom('refundAccount').select('account').execute()).toEqual([])
  })

  test('is forgotten when the consent is withdrawn, and the money goes where it came from', async () => {
    const { id, memberId } = await aTold()
    await put(memberId, OWN)
    await put(memberId, OWN, '2026-02-01')

    const told = await sendForm(db(), action, {
      path: '/admin/fees/refunds',
      token: fio.table().treasurer.token,
      form: { intent: 'forget', memberId: String(memberId) },
    })

    const page = await seeScreen(db(), loader, {
      path: `/admin/fees/refunds?ukaz=${id}`,
      token: fio.table().treasurer.token,
    })
    expect(told.answer).toMatchObject({ done: { intent: 'forget' } })
    expect([page.code?.code.account, page.refunds[0]?.own]).toEqual(['2900000056/2010', null])
    expect((await letters()).map(({ params }) => params)).toEqual([
      { ending: '…5399/0800' },
      { ending: null },
    ])
    const trace = await db()
      .selectFrom('auditEntry')
      .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
      .select(['action', 'changes'])
      .where('action', 'like', 'REFUND_ACCOUNT%')
      .orderBy('auditEntry.seq')
      .execute()
    expect(trace.map((entry) => entry.action)).toEqual([
      'REFUND_ACCOUNT_SET',
      'REFUND_ACCOUNT_SET',
      'REFUND_ACCOUNT_REMOVED',
    ])
    expect(JSON.stringify(trace)).not.toContain('2000145399')
  })
})

test('what was ordered is not offered again, and an account given since says nothing of what went out', async () => {
  const { id, memberId } = await aRefund()
  const { token, id: setBy } = fio.table().treasurer
  await db()
    .insertInto('refundAccount')
    .values({ memberId, account: '2900000064/2010', consentedOn: TODAY, isOnPaper: true, setBy })
    .execute()
  const see = (query = '') => seeScreen(db(), loader, { path: `/admin/fees/refunds${query}`, token })

  const before = await see()
  await ask('/orders.xml')
  const ordered = await see()
  await sendForm(db(), action, {
    path: '/admin/fees/refunds',
    token,
    form: { intent: 'settle', refundId: String(id), note: 'převodem' },
  })
  const settled = await see('?stav=vyrizene')

  expect([before.mayOrder, ordered.mayOrder]).toEqual([true, false])
  expect(before.refunds).toMatchObject([{ wasOrdered: false, own: expect.stringContaining('2900000064') }])
  expect(settled.refunds).toMatchObject([{ id, wasOrdered: true, own: null }])
})
