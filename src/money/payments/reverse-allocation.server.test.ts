import { expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMovement, aPayment, listMiscounted } from '../../../test/money.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { cancelByStorno } from '../pairing/cancel-by-storno.server.ts'
import { allocate } from './allocate.server.ts'
import { askForRefund, settleRefund } from './refunds.server.ts'
import { reverseAllocation } from './reverse-allocation.server.ts'

const db = useDatabase()

/** A fee paid by two halves, whose money waits to be given back since its owner left. */
async function toBeGivenBack() {
  const { id: actorId } = await anAccount(db(), { role: 'Treasurer' })
  const { id: memberId } = await aMember(db())
  const payment = await aPayment(db(), memberId)
  const halves = [await aMovement(db(), { amount: 60_000 }), await aMovement(db(), { amount: 60_000 })]
  for (const { id: movementId } of halves) {
    const parts = [{ paymentId: payment.id, amount: 60_000 }]
    await allocate(db(), { movementId, parts, mode: 'manual', actorId })
  }
  const refund = { paymentId: payment.id, memberId, guestId: null, amount: 120_000, reason: 'Odešel' }
  const refundId = await askForRefund(db(), refund)
  const allocations = await db().selectFrom('allocation').select('id').orderBy('id').execute()
  const takeBack = async (which: number) =>
    reverseAllocation(db(), { allocationId: allocations[which]?.id ?? 0, reason: 'Cizí peníze', actorId })
  return { actorId, paymentId: payment.id, refundId, halves, takeBack }
}

const refunds = () => db().selectFrom('refund').select(['amount', 'settledAt']).execute()
const statusOf = async (id: number) =>
  (await db().selectFrom('payment').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('money taken back from a payment is not given back as well, and nobody owes it again', async () => {
  const { paymentId, takeBack } = await toBeGivenBack()

  await takeBack(0)
  const half = await refunds()
  await takeBack(1)

  expect(half).toEqual([{ amount: 60_000, settledAt: null }])
  expect(await refunds()).toEqual([])
  expect(await statusOf(paymentId)).toBe('ARCHIVED')
  expect(await listMiscounted(db())).toEqual([])
})

test('what was given back already, or is in a file for the bank, stays paired', async () => {
  const ordered = await toBeGivenBack()
  await db().updateTable('refund').set({ orderedOn: '2026-02-01' }).execute()
  await expect(ordered.takeBack(0)).rejects.toMatchObject({ code: 'given_back_already' })
  const { refundId, actorId, paymentId, takeBack } = ordered
  await settleRefund(db(), { refundId, note: 'převodem', actorId })

  await expect(takeBack(1)).rejects.toMatchObject({ code: 'given_back_already' })

  expect(await refunds()).toEqual([{ amount: 120_000, settledAt: expect.any(Date) }])
  expect(await statusOf(paymentId)).toBe('PAID')
})

test('what the bank itself took back is not given back', async () => {
  const { halves, paymentId } = await toBeGivenBack()
  const storno = await aMovement(db(), { amount: -60_000 })

  await inTransaction(db(), (tx) =>
    cancelByStorno(tx, { movementId: storno.id, cancels: halves[0]?.id ?? 0 }),
  )

  expect(await refunds()).toEqual([{ amount: 60_000, settledAt: null }])
  expect(await statusOf(paymentId)).toBe('ARCHIVED')
})
