import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { AuditAction } from '../../ground/audit/audit.ts'
import { type Either, guestIn } from '../../people/members/whose.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isArchived, type PaymentStatus, statusAfter } from '../payment-status/payment-status.ts'
import { findPayer, lockPayment } from './payments.server.ts'
import { writeToPayer } from './write-to-payer.server.ts'

/** Money put to one payment: from a movement, or in notes across the table. */
type Settlement = {
  readonly paymentId: number
  readonly amount: number
  readonly movementId: number | null
  readonly mode: 'automatic' | 'manual' | 'cash' | 'opening'
  readonly action: AuditAction
  /** The day the money came. */
  readonly paidOn: string
  readonly note: string | null
  readonly actorId: number | null
  /** Nobody waits for it any more: it is told, and the payment stays as it is. */
  readonly isReleased?: boolean
  /** The person is told in another letter of the same moment. */
  readonly toldElsewhere?: boolean
}

/**
 * Writes one allocation and, when nothing is left to pay, closes the payment. The payment's row is held,
 * so two people at once cannot put more to it than it asks for.
 */
export async function settle(tx: Db, settlement: Settlement): Promise<{ readonly allocationId: number }> {
  const { paymentId, amount, movementId, mode, note, actorId } = settlement
  const payment = await lockPayment(tx, paymentId)
  if (!payment) throw new Refusal('not_found')
  const isTaken = settlement.isReleased === true && isArchived(payment.status)
  const paidStatus = isTaken ? payment.status : statusAfter(payment.status, 'pay')
  if (!paidStatus) throw new Refusal('payment_closed')
  if (amount > payment.remaining) throw new Refusal('more_than_owed')
  const { id: allocationId } = await tx
    .insertInto('allocation')
    .values({ paymentId, movementId, amount, mode, note, createdBy: actorId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const isPaid = !isTaken && amount === payment.remaining
  if (isPaid) await markPaid(tx, { paymentId, status: paidStatus, paidOn: settlement.paidOn })
  if (!settlement.toldElsewhere && !isTaken)
    await thank(tx, payment, { amount, left: payment.remaining - amount })
  recordAudit(tx, {
    action: settlement.action,
    actorId,
    memberId: payment.memberId,
    changes: [
      { field: 'variableSymbol', from: payment.variableSymbol, to: payment.variableSymbol },
      { field: 'paidAmount', from: payment.paid, to: payment.paid + amount },
      ...(isPaid ? [{ field: 'paymentStatus', from: payment.status, to: paidStatus }] : []),
      ...(movementId === null ? [] : [{ field: 'movement', from: null, to: movementId }]),
      ...guestIn(payment),
    ],
    note,
  })
  return { allocationId }
}

type Paid = { readonly paymentId: number; readonly status: PaymentStatus; readonly paidOn: string }

/** Paid on the day the last of the money came, not on the day somebody found out whose it is, and whichever part was put to it last. */
async function markPaid(tx: Db, { paymentId, status, paidOn }: Paid): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      status,
      paidAt: sql<Date>`least(now(), (greatest(${paidOn}::date, (
        select max(bank_movement.booked_on) from allocation join bank_movement on bank_movement.id = allocation.movement_id
        where allocation.payment_id = payment.id and allocation.reversed_at is null)) + time '12:00')
        at time zone 'Europe/Prague')`,
    })
    .where('id', '=', paymentId)
    .execute()
}

type Thanked = Either & {
  readonly period: number | null
  readonly purpose: string | null
}

async function thank(
  tx: Db,
  { period, purpose, ...whose }: Thanked,
  { amount, left }: { readonly amount: number; readonly left: number },
): Promise<void> {
  const payer = await findPayer(tx, whose)
  if (!payer?.email) return
  await writeToPayer(tx, whose, {
    template: 'payment-received',
    to: payer.email,
    language: payer.language ?? 'cs',
    accountId: payer.accountId,
    params: { amount, left, period, purpose },
  })
}
