import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isOpen } from '../payment-status/payment-status.ts'
import { keepCredit } from './credits.server.ts'
import { lockMovement, lockPayment } from './payments.server.ts'
import { settle } from './settle.server.ts'

type Part = { readonly paymentId: number; readonly amount: number }

type Input = {
  readonly movementId: number
  /** What of the movement goes to which payment; several of one person or of several. */
  readonly parts: readonly Part[]
  /** What is over and stays the person's, for his next payment. */
  readonly credit?: { readonly memberId: number; readonly amount: number } | undefined
  readonly mode: 'automatic' | 'manual'
  readonly note?: string | null | undefined
  /** Null is the machine. */
  readonly actorId: number | null
}

/** Puts money of one movement where it belongs; never more than it has, never more than is owed. */
export async function allocate(db: Db, input: Input): Promise<void> {
  const { movementId, parts, credit, mode, actorId, note = null } = input
  const amounts = [...parts.map(({ amount }) => amount), ...(credit ? [credit.amount] : [])]
  if (amounts.length === 0 || amounts.some((amount) => !Number.isSafeInteger(amount) || amount <= 0))
    throw new Refusal('invalid_fields', { fields: { amount: 'invalid' } })
  await inTransaction(db, async (tx) => {
    const movement = await lockMovement(tx, movementId)
    if (!movement) throw new Refusal('not_found')
    const isForeign = movement.currency !== 'CZK'
    if (isForeign && movement.counted === 0 && movement.amount > 0) throw new Refusal('foreign_value_needed')
    const total = amounts.reduce((sum, amount) => sum + amount, 0)
    if (total > movement.remaining) throw new Refusal('not_enough_money')
    // Always in the same order: two splits over the same people cannot wait for each other.
    const inTurn = parts.toSorted((one, other) => one.paymentId - other.paymentId)
    // Refused before anything is written, however many there are.
    for (const part of inTurn) await refuseUnfit(tx, part)
    for (const { paymentId, amount } of inTurn)
      await settle(tx, {
        paymentId,
        amount,
        movementId,
        mode,
        action: 'PAYMENT_PAIRED',
        paidOn: movement.bookedOn,
        note,
        actorId,
      })
    if (credit) await keepCredit(tx, { ...credit, movementId, note, actorId })
    if (movement.setAsideAt) await bringBack(tx, movementId)
  })
}

async function refuseUnfit(tx: Db, { paymentId, amount }: Part): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) throw new Refusal('not_found')
  if (!isOpen(payment.status)) throw new Refusal('payment_closed')
  if (amount > payment.remaining) throw new Refusal('more_than_owed')
}

/** Money that found its payment after all is not aside any more. */
async function bringBack(tx: Db, movementId: number): Promise<void> {
  await tx
    .updateTable('bankMovement')
    .set({ setAsideAt: null, setAsideBy: null, setAsideNote: null })
    .where('id', '=', movementId)
    .execute()
}

type Cash = {
  readonly paymentId: number
  /** The whole of what is owed unless said otherwise. */
  readonly amount?: number | undefined
  readonly paidOn: string
  readonly note?: string | null | undefined
  readonly actorId: number
  /** Of a place that was given back meanwhile. */
  readonly isReleased?: boolean
}

/** Notes across the table. */
export async function recordCash(
  db: Db,
  { paymentId, amount, paidOn, note = null, actorId, isReleased = false }: Cash,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const whole = await remainingOf(tx, paymentId)
    await settle(tx, {
      paymentId,
      amount: amount ?? whole,
      movementId: null,
      mode: 'cash',
      action: 'PAYMENT_CASH_RECORDED',
      paidOn,
      note,
      actorId,
      isReleased,
    })
  })
}

async function remainingOf(tx: Db, paymentId: number): Promise<number> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) throw new Refusal('not_found')
  if (payment.remaining === 0) throw new Refusal('payment_closed')
  return payment.remaining
}
