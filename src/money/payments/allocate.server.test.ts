import { expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { allocate, recordCash } from './allocate.server.ts'
import { archivePayment } from './archive-payment.server.ts'
import { listCredits, payFromCredit, refundCredit, releaseCredit } from './credits.server.ts'
import { paymentView } from './payment-view.ts'
import { findPayment, listPaidPeriods, listPaymentsOf } from './payments.server.ts'
import { reverseAllocation } from './reverse-allocation.server.ts'

const db = useDatabase()

const remainingOf = async (movementId: number) =>
  (
    await db()
      .selectFrom('movementBalance')
      .select('remaining')
      .where('movementId', '=', movementId)
      .executeTakeFirstOrThrow()
  ).remaining
const statusOf = async (paymentId: number) => (await findPayment(db(), paymentId))?.status
const lastAllocation = async () =>
  db().selectFrom('allocation').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
const history = async (memberId: number) =>
  db()
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .select(['action', 'actorAccountId', 'changes', 'note'])
    .where('memberId', '=', memberId)
    .orderBy('auditEntry.seq')
    .execute()

async function aTreasurerAndAMember() {
  const treasurer = await anAccount(db(), { role: 'Treasurer' })
  const member = await aMember(db(), { email: 'jan@klub.test' })
  return { actorId: treasurer.id, memberId: member.id }
}

test('money that covers the payment closes it on the day it came, says thanks and is told in the history', async () => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const payment = await aPayment(db(), memberId)
  const movement = await aMovement(db())

  await allocate(db(), {
    movementId: movement.id,
    parts: [{ paymentId: payment.id, amount: 120_000 }],
    mode: 'manual',
    actorId,
  })

  const paid = await findPayment(db(), payment.id)
  expect([paid?.status, paid?.paid, paid?.remaining]).toEqual(['PAID', 120_000, 0])
  expect(paid?.paidAt?.toISOString().slice(0, 10)).toBe('2026-01-20')
  expect(await remainingOf(movement.id)).toBe(0)
  expect(await listPaidPeriods(db(), memberId)).toEqual([2026])
  expect(await db().selectFrom('mail').select(['template', 'toAddress', 'params']).execute()).toEqual([
    {
      template: 'payment-received',
      toAddress: 'jan@klub.test',
      params: { amount: 120_000, left: 0, period: 2026, purpose: null },
    },
  ])
  expect(await history(memberId)).toMatchObject([
    {
      action: 'PAYMENT_PAIRED',
      actorAccountId: actorId,
      changes: [
        { field: 'variableSymbol' },
        { field: 'paidAmount', from: 0, to: 120_000 },
        { field: 'paymentStatus', from: 'DUE', to: 'PAID' },
        { field: 'movement', to: movement.id },
      ],
    },
  ])
})

test('two halves pay one payment; the first leaves it open', async () => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const payment = await aPayment(db(), memberId)
  const halves = [await aMovement(db(), { amount: 60_000 }), await aMovement(db(), { amount: 60_000 })]
  const parts = [{ paymentId: payment.id, amount: 60_000 }]

  await allocate(db(), { movementId: halves[0]?.id ?? 0, parts, mode: 'manual', actorId })
  const between = await findPayment(db(), payment.id)
  await allocate(db(), { movementId: halves[1]?.id ?? 0, parts, mode: 'manual', actorId })

  expect([between?.status, between?.remaining]).toEqual(['DUE', 60_000])
  expect(await statusOf(payment.id)).toBe('PAID')
})

test('one transfer pays for two people, and what is over stays the payer’s credit', async () => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const wife = await aMember(db(), { firstName: 'Eva' })
  const [his, hers] = [await aPayment(db(), memberId), await aPayment(db(), wife.id)]
  const movement = await aMovement(db(), { amount: 250_000 })

  await allocate(db(), {
    movementId: movement.id,
    parts: [
      { paymentId: his.id, amount: 120_000 },
      { paymentId: hers.id, amount: 120_000 },
    ],
    credit: { memberId, amount: 10_000 },
    mode: 'manual',
    actorId,
  })

  expect([await statusOf(his.id), await statusOf(hers.id)]).toEqual(['PAID', 'PAID'])
  expect(await listCredits(db(), memberId)).toMatchObject([{ amount: 10_000, movementId: movement.id }])
  expect(await remainingOf(movement.id)).toBe(0)
})

test.each([
  ['more than the movement has', { amount: 100_000 }, 120_000, 'not_enough_money'],
  ['more than is owed', { amount: 200_000 }, 130_000, 'more_than_owed'],
  ['money that went out', { amount: -120_000 }, 120_000, 'not_enough_money'],
  ['euros nobody has valued', { amount: 5000, currency: 'EUR' }, 5000, 'foreign_value_needed'],
  ['nothing', {}, 0, 'invalid_fields'],
])('%s is not taken', async (_, movement, amount, code) => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const payment = await aPayment(db(), memberId)
  const { id: movementId } = await aMovement(db(), movement)
  const parts = [{ paymentId: payment.id, amount }]

  const taking = allocate(db(), { movementId, parts, mode: 'manual', actorId })

  await expect(taking).rejects.toMatchObject({ code })
  expect(await statusOf(payment.id)).toBe('DUE')
})

test('euros with a value in koruna pay as much as that value', async () => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const payment = await aPayment(db(), memberId)
  const { id: movementId } = await aMovement(db(), { amount: 5000, currency: 'EUR', countedAs: 121_000 })

  await allocate(db(), {
    movementId,
    parts: [{ paymentId: payment.id, amount: 120_000 }],
    mode: 'manual',
    actorId,
  })

  expect(await statusOf(payment.id)).toBe('PAID')
  expect(await remainingOf(movementId)).toBe(1000)
})

test('twenty at once put to one payment what it owes, and never more', async () => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const payment = await aPayment(db(), memberId)
  const movements = await Promise.all(Array.from({ length: 20 }, () => aMovement(db(), { amount: 30_000 })))

  const answers = await Promise.allSettled(
    movements.map(({ id }) =>
      allocate(db(), {
        movementId: id,
        parts: [{ paymentId: payment.id, amount: 30_000 }],
        mode: 'automatic',
        actorId,
      }),
    ),
  )

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await findPayment(db(), payment.id)).toMatchObject({ status: 'PAID', paid: 120_000 })
})

test('a wrong pairing is taken back once, with a reason, to the state the payment had', async () => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const payment = await aPayment(db(), memberId, { status: 'REMINDER1', reminder1At: new Date() })
  const { id: movementId } = await aMovement(db())
  const parts = [{ paymentId: payment.id, amount: 120_000 }]
  await allocate(db(), { movementId, parts, mode: 'manual', actorId })
  const input = { allocationId: (await lastAllocation()).id, reason: 'Jiný Novák', actorId }

  const answers = await Promise.allSettled([reverseAllocation(db(), input), reverseAllocation(db(), input)])

  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await findPayment(db(), payment.id)).toMatchObject({ status: 'REMINDER1', paid: 0, paidAt: null })
  expect(await remainingOf(movementId)).toBe(120_000)
  expect((await history(memberId)).at(-1)).toMatchObject({
    action: 'PAYMENT_UNPAIRED',
    note: 'Jiný Novák',
    changes: [
      { field: 'variableSymbol' },
      { field: 'paidAmount', from: 120_000, to: 0 },
      { field: 'paymentStatus', from: 'PAID', to: 'REMINDER1' },
      { field: 'movement', from: movementId, to: null },
    ],
  })
  await expect(reverseAllocation(db(), { ...input, reason: ' ' })).rejects.toMatchObject({
    code: 'invalid_fields',
  })
})

test('cash pays what is owed; a second time there is nothing to pay', async () => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const payment = await aPayment(db(), memberId)
  const input = { paymentId: payment.id, paidOn: '2026-02-03', note: 'Na schůzi', actorId }

  await recordCash(db(), input)

  const [paid] = await listPaymentsOf(db(), memberId)
  expect(paid && paymentView(paid, '2026-03-01', null)).toMatchObject({
    status: 'PAID',
    paidAmount: { amount: 120_000, currency: 'CZK' },
    daysOverdue: 0,
  })
  await expect(recordCash(db(), input)).rejects.toMatchObject({ code: 'payment_closed' })
})

test('an archived payment takes no money, and what had come for it can still be freed', async () => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const payment = await aPayment(db(), memberId)
  const { id: movementId } = await aMovement(db(), { amount: 50_000 })
  const parts = [{ paymentId: payment.id, amount: 50_000 }]
  await allocate(db(), { movementId, parts, mode: 'manual', actorId })

  await archivePayment(db(), { paymentId: payment.id, reason: 'Odešel z klubu', actorId })

  await expect(
    recordCash(db(), { paymentId: payment.id, paidOn: '2026-02-03', actorId }),
  ).rejects.toMatchObject({ code: 'payment_closed' })
  await expect(archivePayment(db(), { paymentId: payment.id, reason: null, actorId })).rejects.toMatchObject({
    code: 'payment_closed',
  })
  await reverseAllocation(db(), {
    allocationId: (await lastAllocation()).id,
    reason: 'Vráceno',
    actorId,
  })
  expect(await statusOf(payment.id)).toBe('ARCHIVED')
  expect(await remainingOf(movementId)).toBe(50_000)
})

test('a credit pays the next payment and what is over stays a credit', async () => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const { id: movementId } = await aMovement(db(), { amount: 150_000 })
  await allocate(db(), {
    movementId,
    parts: [],
    credit: { memberId, amount: 150_000 },
    mode: 'manual',
    actorId,
  })
  const next = await aPayment(db(), memberId, { period: 2027 })
  const [credit] = await listCredits(db(), memberId)

  await payFromCredit(db(), { creditId: credit?.id ?? 0, paymentId: next.id, actorId })

  expect(await statusOf(next.id)).toBe('PAID')
  expect(await listCredits(db(), memberId)).toMatchObject([{ amount: 30_000 }])
  expect(await remainingOf(movementId)).toBe(0)
  await expect(
    payFromCredit(db(), { creditId: credit?.id ?? 0, paymentId: next.id, actorId }),
  ).rejects.toMatchObject({ code: 'payment_closed' })
})

test('a refunded credit is gone from the movement, a released one is back in it', async () => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const { id: movementId } = await aMovement(db(), { amount: 30_000 })
  const keep = (amount: number) =>
    allocate(db(), { movementId, parts: [], credit: { memberId, amount }, mode: 'manual', actorId })
  await keep(10_000)
  await keep(20_000)
  const [small, big] = await listCredits(db(), memberId)

  await refundCredit(db(), { creditId: small?.id ?? 0, reason: 'Posláno zpět', actorId })
  await releaseCredit(db(), { creditId: big?.id ?? 0, reason: 'Jiný plátce', actorId })

  expect(await remainingOf(movementId)).toBe(20_000)
  expect(await listCredits(db(), memberId)).toEqual([])
  await expect(
    refundCredit(db(), { creditId: small?.id ?? 0, reason: 'Znovu', actorId }),
  ).rejects.toMatchObject({ code: 'credit_closed' })
})

test('a change, its audit entry and its letter stand or fall together', async () => {
  const { actorId, memberId } = await aTreasurerAndAMember()
  const payment = await aPayment(db(), memberId)
  const { id: movementId } = await aMovement(db())

  const failing = inTransaction(db(), async (tx) => {
    const parts = [{ paymentId: payment.id, amount: 120_000 }]
    await allocate(tx, { movementId, parts, mode: 'manual', actorId })
    throw new Error('the power went off')
  })

  await expect(failing).rejects.toThrow('the power went off')
  expect(await statusOf(payment.id)).toBe('DUE')
  expect(await db().selectFrom('mail').selectAll().execute()).toEqual([])
  expect(await history(memberId)).toEqual([])
})
