import { expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment } from '../../../test/money.ts'
import { findPayment } from '../payments/payments.server.ts'
import { reverseAllocation } from '../payments/reverse-allocation.server.ts'
import { pairMovements } from './pair-movements.server.ts'

const db = useDatabase()

const statusOf = async (paymentId: number) => (await findPayment(db(), paymentId))?.status

async function aDebtor() {
  const member = await aMember(db(), { email: 'jan@klub.test' })
  return { member, payment: await aPayment(db(), member.id) }
}

test('money with the right symbol and sum is paired by the machine, once, however many run at once', async () => {
  const { payment, member } = await aDebtor()
  await aMovement(db(), { variableSymbol: payment.variableSymbol })

  const runs = await Promise.all([1, 2, 3, 4].map(() => pairMovements(db())))

  expect(runs.filter(({ paired }) => paired === 1)).toHaveLength(1)
  expect(await statusOf(payment.id)).toBe('PAID')
  expect(await db().selectFrom('allocation').select(['mode', 'createdBy']).execute()).toEqual([
    { mode: 'automatic', createdBy: null },
  ])
  const entries = await db()
    .selectFrom('auditEntry')
    .select(['action', 'actorAccountId', 'memberId'])
    .execute()
  expect(entries).toEqual([{ action: 'PAYMENT_PAIRED', actorAccountId: null, memberId: member.id }])
  expect(await db().selectFrom('mail').select('template').execute()).toEqual([
    { template: 'payment-received' },
  ])
})

test('hundreds of payments are paired in one call', async () => {
  const people = await Promise.all(Array.from({ length: 120 }, () => aMember(db())))
  for (const { id } of people) {
    const { variableSymbol } = await aPayment(db(), id)
    await aMovement(db(), { variableSymbol })
  }

  expect(await pairMovements(db())).toEqual({ paired: 120 })
  expect(await pairMovements(db())).toEqual({ paired: 0 })
})

test('a pairing that the Treasurer took back is not made again', async () => {
  const { payment } = await aDebtor()
  const treasurer = await anAccount(db(), { role: 'Treasurer' })
  await aMovement(db(), { variableSymbol: payment.variableSymbol })
  await pairMovements(db())
  const { id } = await db().selectFrom('allocation').select('id').executeTakeFirstOrThrow()
  await reverseAllocation(db(), { allocationId: id, reason: 'Omyl', actorId: treasurer.id })

  expect(await pairMovements(db())).toEqual({ paired: 0 })
  expect(await statusOf(payment.id)).toBe('DUE')
})

test('money the bank took back is owed again, and the history says the system did it', async () => {
  const { payment, member } = await aDebtor()
  const came = await aMovement(db(), { variableSymbol: payment.variableSymbol, instructionId: '5005' })
  await pairMovements(db())
  const taken = await aMovement(db(), { amount: -120_000, instructionId: '5005' })

  await pairMovements(db())
  await pairMovements(db())

  expect(await statusOf(payment.id)).toBe('DUE')
  const { stornoOf } = await db()
    .selectFrom('bankMovement')
    .select('stornoOf')
    .where('id', '=', taken.id)
    .executeTakeFirstOrThrow()
  expect(stornoOf).toBe(came.id)
  const entries = await db()
    .selectFrom('auditEntry')
    .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
    .select(['action', 'actorAccountId', 'note'])
    .where('memberId', '=', member.id)
    .orderBy('auditEntry.seq')
    .execute()
  expect(entries).toEqual([
    { action: 'PAYMENT_PAIRED', actorAccountId: null, note: null },
    { action: 'PAYMENT_UNPAIRED', actorAccountId: null, note: `Storno banky (pohyb ${taken.id})` },
  ])
})

test('another payment comes after a storno and pays', async () => {
  const { payment } = await aDebtor()
  const { variableSymbol } = payment
  await aMovement(db(), { variableSymbol, instructionId: '5005' })
  await aMovement(db(), { amount: -120_000, instructionId: '5005' })
  await aMovement(db(), { variableSymbol, instructionId: '6006' })

  await pairMovements(db())

  expect(await statusOf(payment.id)).toBe('PAID')
})
