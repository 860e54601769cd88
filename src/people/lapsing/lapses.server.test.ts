import { describe, expect, test } from 'vitest'
import { aMovement } from '../../../test/bank.ts'
import { aCallingClub, CALLED, LAST, LATER } from '../../../test/last-calls.ts'
import { seeScreen } from '../../../test/screen.ts'
import { addDays } from '../../ground/values/day.ts'
import { momentOn } from '../../ground/values/moment.ts'
import { loader } from './lapses.screen.tsx'
import { tellOfLapses } from './tell-of-lapses.server.ts'

const { db, fio, ask, aDebtor, calledAndPassed, secretary, callOf } = aCallingClub()

const readBank = () => fio.readLater()

describe('when the day has passed', () => {
  test('the Secretary is told once, and has the file with both letters', async () => {
    const { token } = await secretary()
    const { paymentId } = await calledAndPassed()

    await tellOfLapses(db(), momentOn(LAST, '10:00'))
    await tellOfLapses(db(), momentOn(LATER, '03:00'))
    await tellOfLapses(db(), momentOn(LATER, '08:00'))
    await tellOfLapses(db(), momentOn(LATER, '09:00'))
    const { json } = await ask('/api/lapses', { token })

    const told = await db()
      .selectFrom('mail')
      .select('id')
      .where('template', '=', 'memberships-lapsing')
      .execute()
    expect(told).toHaveLength(1)
    expect(json.items).toMatchObject([
      {
        paymentId,
        state: 'passed',
        lastOn: LAST,
        deliveredHow: 'mail',
        owed: { amount: 120_000 },
        paidOn: null,
      },
    ])
    expect(json.items[0].letters).toMatchObject([{ level: 2, how: 'mail', sentOn: expect.any(String) }])
    expect(json.items[0].letters[0].paragraphs.join(' ')).toContain('§ 238')
  })

  test('the membership ends on that very day, with the fee, and the period says why', async () => {
    const { token } = await secretary()
    const { paymentId, memberId } = await calledAndPassed()
    await readBank()

    const ended = await ask(`/api/lapses/${paymentId}/end`, { token, body: {} })
    const again = await ask(`/api/lapses/${paymentId}/end`, { token, body: {} })

    expect([ended.status, again.json.code]).toEqual([200, 'call_decided'])
    const period = await db()
      .selectFrom('membershipPeriod')
      .select(['endsOn', 'whyEnded'])
      .where('memberId', '=', memberId)
      .execute()
    expect(period).toEqual([{ endsOn: LAST, whyEnded: 'unpaid' }])
    const closing = await db().selectFrom('membershipClosing').selectAll().executeTakeFirstOrThrow()
    expect(closing).toMatchObject({ memberId, cause: 'unpaid', endedOn: LAST, fees: 1 })
    const { status } = await db().selectFrom('payment').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('ARCHIVED')
    expect(await callOf(paymentId)).toMatchObject({ outcome: 'ended' })
    const letters = await db().selectFrom('mail').select('template').orderBy('id').execute()
    expect(letters.map(({ template }) => template)).toContain('membership-closed')
  })

  test('nobody ends while the bank was not read since, or money lies there that may be his', async () => {
    const { token } = await secretary()
    const { paymentId, variableSymbol } = await calledAndPassed()
    await db()
      .updateTable('bankConnection')
      .set({ lastSuccessAt: momentOn(LAST, '20:00') })
      .execute()
    const unread = await ask(`/api/lapses/${paymentId}/end`, { token, body: {} })
    fio
      .table()
      .movements.push(
        aMovement(1, { amount: 50_000, counterAccount: '2900000064', message: `VS ${variableSymbol}` }),
      )
    await readBank()
    await db()
      .updateTable('bankConnection')
      .set({ lastSuccessAt: momentOn(LATER, '09:00') })
      .execute()

    const held = await ask(`/api/lapses/${paymentId}/end`, { token, body: {} })

    expect([unread.json.code, held.json.code]).toEqual(['bank_unread_since', 'money_may_have_come'])
    expect(await callOf(paymentId)).toMatchObject({ outcome: null })
  })

  test('more time that was given while it ran lets it run on; given later it is refused', async () => {
    const { token } = await secretary()
    const { paymentId } = await calledAndPassed()
    const extend = (givenOn: string, until: string) =>
      ask(`/api/lapses/${paymentId}/extend`, { token, body: { givenOn, until, reason: 'po telefonu' } })

    const late = await extend(LATER, addDays(LATER, 20))
    const sooner = await extend(LAST, LAST)
    const right = await extend(addDays(LAST, -2), addDays(LATER, 20))
    const end = await ask(`/api/lapses/${paymentId}/end`, { token, body: {} })

    expect([late.json.fields, sooner.json.fields]).toEqual([
      { givenOn: expect.any(String) },
      { until: expect.any(String) },
    ])
    expect([right.status, end.json.code]).toEqual([200, 'call_not_passed'])
    expect(await callOf(paymentId)).toMatchObject({ lastOn: addDays(LATER, 20), outcome: null })
  })

  test('waived, the membership goes on, and the fee is owed unless it is waived as well', async () => {
    const { token } = await secretary()
    const first = await calledAndPassed()
    const second = await aDebtor({ lastName: 'Druhý' })
    await db()
      .insertInto('lastCall')
      .values({
        paymentId: second.paymentId,
        calledOn: CALLED,
        statedOn: LAST,
        days: 30,
        postDays: 3,
        deliveredHow: 'handed',
        deliveredOn: CALLED,
        lastOn: LAST,
      })
      .execute()

    await ask(`/api/lapses/${first.paymentId}/waive`, { token, body: { reason: 'nemoc' } })
    await ask(`/api/lapses/${second.paymentId}/waive`, { token, body: { reason: 'nemoc', waiveFee: true } })

    const statuses = await db().selectFrom('payment').select('status').orderBy('id').execute()
    expect(statuses.map(({ status }) => status)).toEqual(['REMINDER2', 'ARCHIVED'])
    expect(await db().selectFrom('membershipClosing').select('id').execute()).toEqual([])
    const { json } = await ask('/api/lapses?state=decided', { token })
    expect(json.items).toMatchObject([{ outcome: 'waived' }, { outcome: 'waived', reason: 'nemoc' }])
  })
})

describe('money that came', () => {
  test('on the last day is in time, though it was read a day later', async () => {
    const { token } = await secretary()
    const { paymentId, variableSymbol } = await calledAndPassed()
    await pay(variableSymbol, LAST)

    const end = await ask(`/api/lapses/${paymentId}/end`, { token, body: {} })
    const { json } = await ask('/api/lapses', { token })

    expect(end.json.code).toBe('call_not_passed')
    expect(json.items).toEqual([])
  })

  test('a day late and before the decision goes back when the membership has ended', async () => {
    const { token } = await secretary()
    const { paymentId, variableSymbol } = await calledAndPassed()
    await pay(variableSymbol, LATER)
    const { json } = await ask('/api/lapses', { token })
    await readBank()

    const end = await ask(`/api/lapses/${paymentId}/end`, { token, body: {} })

    expect(json.items).toMatchObject([{ state: 'passed', paidOn: LATER, owed: { amount: 0 } }])
    expect(end.json).toMatchObject({ success: true })
    const refunds = await db().selectFrom('refund').select(['paymentId', 'amount']).execute()
    expect(refunds).toEqual([{ paymentId, amount: 120_000 }])
    const { allocated } = await db()
      .selectFrom('allocation')
      .select((eb) => eb.fn.sum<string>('amount').as('allocated'))
      .where('reversedAt', 'is', null)
      .executeTakeFirstOrThrow()
    expect(Number(allocated)).toBe(120_000)
  })

  test('a day late and after the decision is nobody’s fee: it waits and is offered as his credit', async () => {
    const { token } = await secretary()
    const { paymentId, memberId, variableSymbol } = await calledAndPassed()
    await readBank()
    await ask(`/api/lapses/${paymentId}/end`, { token, body: {} })

    await pay(variableSymbol, LATER)

    const { status } = await db().selectFrom('payment').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('ARCHIVED')
    expect(await db().selectFrom('allocation').select('id').execute()).toEqual([])
    const { json } = await ask('/api/pairing/transactions')
    expect(JSON.stringify(json)).toContain(`credit-${memberId}`)
  })
})

async function pay(variableSymbol: string, bookedOn: string) {
  fio.table().movements.push(aMovement(7, { variableSymbol, bookedOn }))
  await readBank()
}

test('the screen opens on those whose day has passed, and lets it be put off from the next day on', async () => {
  const { token } = await secretary()
  const { paymentId } = await calledAndPassed()
  const see = (query = '') =>
    seeScreen(db(), loader, { path: `/admin/leaving/unpaid${query}`, token, today: LATER })

  const passed = await see()

  expect(passed).toMatchObject({
    tab: 'passed',
    isOn: true,
    lapses: [{ paymentId, lastOn: LAST, earliest: addDays(LAST, 1), late: null }],
  })
  expect((await see('?stav=running')).lapses).toEqual([])
})

test('that he paid late is told while it is to be decided, not once it was', async () => {
  const { token } = await secretary()
  const { paymentId, variableSymbol } = await calledAndPassed()
  await pay(variableSymbol, LATER)
  const see = async (query = '') =>
    (await seeScreen(db(), loader, { path: `/admin/leaving/unpaid${query}`, token, today: LATER })).lapses

  const [open] = await see()
  await readBank()
  await ask(`/api/lapses/${paymentId}/end`, { token, body: {} })
  const [decided] = await see('?stav=decided')

  expect([open?.late, decided?.paymentId, decided?.late]).toEqual([expect.any(String), paymentId, null])
})

test('where the first reminder was no letter, the file says when he was told in person', async () => {
  const { token } = await secretary()
  const { paymentId } = await calledAndPassed()
  const inPerson = async () =>
    (await seeScreen(db(), loader, { path: '/admin/leaving/unpaid', token, today: LATER })).lapses.find(
      (one) => one.paymentId === paymentId,
    )?.inPerson

  const told = await inPerson()
  await db().updateTable('payment').set({ reminder1At: null }).where('id', '=', paymentId).execute()

  expect([told, await inPerson()]).toEqual([expect.any(String), null])
})
