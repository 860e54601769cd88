import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { sendForm } from '../../../test/screen.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { useBank } from '../bank/bank-line.server.ts'
import { addDays } from '../../ground/values/day.ts'
import { archivePayment } from '../payments/archive-payment.server.ts'
import { allocate } from '../payments/allocate.server.ts'
import { findPayment } from '../payments/payments.server.ts'
import { action as generate } from './generate.screen.tsx'
import { action as pending } from './pending.screen.tsx'
import { action as received } from './received.screen.tsx'
import { action as reminders } from './reminders.screen.tsx'

const db = useDatabase()
const TODAY = pragueDay(now())
const YEAR = TODAY.slice(0, 4)
let treasurer = { id: 0, token: '' }

beforeEach(async () => {
  await rulesVersion(db(), 1)
  const account = JSON.stringify({ account: '2900000021/2010' })
  await db().insertInto('clubSetting').values({ key: 'bank', value: account }).execute()
  treasurer = await someone(db(), 'Treasurer')
})

type Form = Readonly<Record<string, string>>
type Action = Parameters<typeof sendForm>[1]

const at = (action: Action, path: string) => (form: Form) =>
  sendForm(db(), action, { path, token: treasurer.token, form })
const faulty = ({ fault }: Awaited<ReturnType<typeof sendForm>>) => Object.keys(fault?.fields ?? {})

const payments = () =>
  db().selectFrom('payment').select(['memberId', 'period', 'status']).orderBy('id').execute()
const letters = () => db().selectFrom('mail').select(['template', 'toAddress']).orderBy('id').execute()
const stateOf = async (id: number) => {
  const payment = await findPayment(db(), id)
  return [payment?.status, payment?.paid]
}

/** What a run was asked to do, by the address somebody was sent to. */
async function runAt(location: string | null) {
  const id = Number(/davka=(\d+)$/.exec(location ?? '')?.[1])
  const run = await db().selectFrom('batch').select('kind').where('id', '=', id).executeTakeFirst()
  const items = await db()
    .selectFrom('batchItem')
    .select('itemId')
    .where('batchId', '=', id)
    .orderBy('position')
    .execute()
  return [run?.kind, items.map(({ itemId }) => itemId)]
}

const aDebtor = async (email: string | null = 'jan@klub.test') => {
  const { id: memberId } = await aMember(db(), { email })
  const payment = await aPayment(db(), memberId, {
    period: Number(YEAR),
    dueOn: addDays(TODAY, -40),
    createdAt: new Date(`${addDays(TODAY, -70)}T10:00:00Z`),
  })
  return { memberId, id: payment.id, paymentId: String(payment.id) }
}

describe('generating', () => {
  const send = at(generate, '/admin/fees')

  test.each(['one', 'many'])('%s for one person is done at once and told', async (intent) => {
    const { id } = await aMember(db(), { firstName: 'Petr', lastName: 'Řehoř', email: 'petr@klub.test' })
    const form = { intent, period: YEAR, [intent === 'one' ? 'memberId' : 'ids']: String(id) }

    const told = await send(form)
    const again = await send(form)

    expect(told.answer).toEqual({
      done: { name: expect.stringContaining('Řehoř') as string, email: 'queued' },
    })
    expect(again.status).toBe(409)
    expect(await payments()).toEqual([{ memberId: id, period: Number(YEAR), status: 'DUE' }])
  })

  test('for many and for the next ones is a run to be watched', async () => {
    const [one, other] = [await aMember(db()), await aMember(db())]

    const many = await send({ intent: 'many', period: YEAR, ids: `${other.id},${one.id}` })
    const next = await send({ intent: 'next', period: '2024' })
    const all = await send({ intent: 'all', period: '2023' })

    expect([many.status, many.location]).toEqual([
      303,
      expect.stringMatching(`^/admin/fees\\?period=${YEAR}&davka=`),
    ])
    expect(await runAt(many.location)).toEqual(['generate-fees', [other.id, one.id]])
    expect(await runAt(next.location)).toEqual(['generate-fees', [one.id, other.id]])
    expect(await runAt(all.location)).toEqual(['generate-fees', [one.id, other.id]])
  })

  test('is refused for what is no year, nobody or no list', async () => {
    expect(faulty(await send({ intent: 'one', period: 'letos', memberId: '1' }))).toEqual(['period'])
    expect(faulty(await send({ intent: 'one', period: YEAR, memberId: 'x' }))).toEqual(['memberId'])
    expect(faulty(await send({ intent: 'many', period: YEAR, ids: '1;2' }))).toEqual(['ids'])
    expect((await send({ intent: 'one', period: YEAR, memberId: '999999' })).code).toBe('not_found')
  })
})

describe('what is to be paid', () => {
  const send = at(pending, '/admin/fees/pending')

  test('is paid in cash, also in part', async () => {
    const { id, paymentId } = await aDebtor()
    const form = { intent: 'cash', paymentId, paidOn: TODAY, note: '' }

    const part = await send({ ...form, amount: '200,50' })
    const rest = await send({ ...form, amount: '999,50 Kč' })
    const over = await send({ ...form, amount: '1' })

    expect(part.answer).toEqual({ done: { what: 'cash', name: expect.any(String) as string } })
    expect([rest.status, over.status, await stateOf(id)]).toEqual([200, 409, ['PAID', 120_000]])
  })

  test.each([
    [{ amount: '1.200' }, 'amount'],
    [{ amount: '' }, 'amount'],
    [{ paidOn: 'včera' }, 'paidOn'],
    [{ paidOn: '2099-12-31' }, 'paidOn'],
    [{ paymentId: 'x' }, 'paymentId'],
  ])('in cash with %j says so at %s', async (wrong, field) => {
    const { id, paymentId } = await aDebtor()

    const told = await send({ intent: 'cash', paymentId, amount: '1200', paidOn: TODAY, note: '', ...wrong })

    expect([told.status, faulty(told), await stateOf(id)]).toEqual([422, [field], ['DUE', 0]])
  })

  test('is put away with a reason', async () => {
    const { id, paymentId } = await aDebtor()

    const silent = await send({ intent: 'archive', paymentId, reason: ' ' })
    const told = await send({ intent: 'archive', paymentId, reason: 'Odešel' })
    const again = await send({ intent: 'archive', paymentId, reason: 'Odešel' })

    expect(faulty(silent)).toEqual(['reason'])
    expect(told.answer.done).toMatchObject({ what: 'archive' })
    expect([again.status, await stateOf(id)]).toEqual([409, ['ARCHIVED', 0]])
  })

  test('has its instructions sent once more, if there is where to', async () => {
    const [his, hers] = [await aDebtor(), await aDebtor(null)]

    const told = await send({ intent: 'resend', paymentId: his.paymentId })
    const nowhere = await send({ intent: 'resend', paymentId: hers.paymentId })

    expect(told.answer.done).toMatchObject({ what: 'resend' })
    expect(nowhere.code).toBe('no_email')
    expect(await letters()).toEqual([{ template: 'payment-instructions', toAddress: 'jan@klub.test' }])
  })

  test('by many is a run to be watched', async () => {
    const [his, hers] = [await aDebtor(), await aDebtor('eva@klub.test')]
    const ids = `${his.id},${hers.id}`

    const cash = await send({ intent: 'cash-many', ids, paidOn: TODAY, note: 'Schůze' })
    const away = await send({ intent: 'archive-many', ids, reason: 'Promlčeno' })
    const silent = await send({ intent: 'archive-many', ids, reason: '' })

    expect(await runAt(cash.location)).toEqual(['record-cash', [his.id, hers.id]])
    expect(await runAt(away.location)).toEqual(['archive-payments', [his.id, hers.id]])
    expect(faulty(silent)).toEqual(['reason'])
  })
})

describe('reminding', () => {
  const send = at(reminders, '/admin/fees/reminders')

  test.each(['remind', 'remind-many'])('one by %s is done at once', async (intent) => {
    const { id, paymentId } = await aDebtor()
    const form = { intent, [intent === 'remind' ? 'paymentId' : 'ids']: paymentId }

    const told = await send(form)
    const again = await send(form)

    expect([told.answer.done, again.status]).toMatchObject([{ what: 'sent' }, 409])
    expect([(await stateOf(id))[0], await letters()]).toEqual([
      'REMINDER1',
      [{ template: 'payment-reminder', toAddress: 'jan@klub.test' }],
    ])
  })

  test('many is a run to be watched', async () => {
    const [his, hers] = [await aDebtor(), await aDebtor('eva@klub.test')]

    const told = await send({ intent: 'remind-many', ids: `${his.id},${hers.id}` })

    expect([told.status, await runAt(told.location)]).toEqual([303, ['remind-payments', [his.id, hers.id]]])
    expect(faulty(await send({ intent: 'remind-many', ids: '' }))).toEqual(['ids'])
  })

  test('who has no address gets it on paper, or is told in person and nothing is written', async () => {
    const [his, hers] = [await aDebtor(null), await aDebtor(null)]

    const letter = await send({ intent: 'remind', paymentId: his.paymentId })
    const told = await send({ intent: 'in-person', paymentId: hers.paymentId })

    expect([letter.answer.done, told.answer.done]).toMatchObject([{ what: 'paper' }, { what: 'in-person' }])
    expect([(await stateOf(his.id))[0], (await stateOf(hers.id))[0]]).toEqual(['REMINDER1', 'REMINDER1'])
    expect(await letters()).toEqual([])
    const paper = await db().selectFrom('paperLetter').select(['paymentId', 'kind']).execute()
    expect(paper).toEqual([{ paymentId: his.id, kind: 'reminder1' }])
  })

  test('on old data of the bank only by who says that he knows', async () => {
    const { id, paymentId } = await aDebtor()
    useBank({ url: new URL('http://127.0.0.1:9'), token: 'T'.repeat(64), patience: 500 })

    const refused = await send({ intent: 'remind', paymentId })
    const untouched = await stateOf(id)
    const told = await send({ intent: 'remind', paymentId, acceptOldData: 'yes' })
    useBank({})

    expect([refused.code, refused.fault?.values]).toEqual(['bank_data_old', { intent: 'remind', paymentId }])
    expect([untouched, told.answer.done, await stateOf(id)]).toMatchObject([
      ['DUE', 0],
      { what: 'sent' },
      ['REMINDER1', 0],
    ])
  })
})

describe('what was received', () => {
  const send = at(received, '/admin/fees/received')

  test('is taken back with a reason', async () => {
    const { id, paymentId } = await aDebtor()
    const { id: movementId } = await aMovement(db())
    const parts = [{ paymentId: id, amount: 120_000 }]
    await allocate(db(), { movementId, parts, mode: 'manual', actorId: treasurer.id })
    const part = await db().selectFrom('allocation').select('id').executeTakeFirstOrThrow()
    const form = { intent: 'undo', paymentId, allocationId: String(part.id) }

    const silent = await send({ ...form, reason: '' })
    const told = await send({ ...form, reason: 'Omyl' })
    const again = await send({ ...form, reason: 'Omyl' })

    expect([faulty(silent), told.answer.done]).toMatchObject([['reason'], { what: 'undo' }])
    expect([again.status, await stateOf(id)]).toEqual([409, ['DUE', 0]])
  })

  test('and a year brought along as paid by mistake is put away, to be asked for', async () => {
    const { id, paymentId, memberId } = await aDebtor()
    const paid = await send({ intent: 'unpaid', paymentId, reason: 'Omyl' })
    await sql`with came as (insert into member_import (actor_account_id, file_name, encoding, mapping, done_at)
        values (${treasurer.id}, 'clenove.csv', 'utf-8', '[]', now()) returning id)
      update payment set amount = 0, status = 'PAID', paid_at = now(), import_id = came.id from came`.execute(
      db(),
    )

    const told = await send({ intent: 'unpaid', paymentId, reason: 'V tabulce byl jiný Novák' })
    const asked = await send({ intent: 'again', paymentId })

    expect([paid.code, told.answer.done, asked.answer.done]).toMatchObject([
      'payment_closed',
      { what: 'unpaid' },
      { what: 'again' },
    ])
    expect(await stateOf(id)).toEqual(['ARCHIVED', 0])
    expect(await payments()).toMatchObject([{ status: 'ARCHIVED' }, { memberId, status: 'DUE' }])
  })

  test('and a fee that was put away is asked for anew', async () => {
    const { id, memberId, paymentId } = await aDebtor()

    const open = await send({ intent: 'again', paymentId })
    await archivePayment(db(), { paymentId: id, reason: 'Omyl', actorId: treasurer.id })
    const told = await send({ intent: 'again', paymentId })
    const unknown = await send({ intent: 'again', paymentId: '999999' })

    expect([open.code, unknown.code]).toEqual(['payment_closed', 'not_found'])
    expect(told.answer.done).toMatchObject({ what: 'again' })
    expect(await payments()).toEqual([
      { memberId, period: Number(YEAR), status: 'ARCHIVED' },
      { memberId, period: Number(YEAR), status: 'DUE' },
    ])
  })
})
