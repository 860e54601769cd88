import { recordAudit } from '../../ground/audit/audit.server.ts'
import { isComing, type PaymentOfMember } from '../members/closing.ts'
import { archivePayment } from '../../money/payments/archive-payment.server.ts'
import { isArchived, isOpen } from '../../money/payment-status/payment-status.ts'
import { listPaymentsOf, lockPayment } from '../../money/payments/payments.server.ts'
import { askForRefund } from '../../money/payments/refunds.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { Db } from '../../tables.ts'

type Payment = Awaited<ReturnType<typeof listPaymentsOf>>[number]

export type Owed = {
  readonly fees: readonly PaymentOfMember[]
  readonly toRefund: number
  readonly debts: readonly PaymentOfMember[]
}

type Ended = { readonly memberId: number; readonly endedOn: string; readonly unpaidFee?: number | undefined }

/** What ends with the membership: fees of coming periods, and the one it ended for. */
const endsWith =
  ({ endedOn, unpaidFee }: Ended) =>
  (payment: Payment): boolean =>
    isComing(payment, endedOn) || payment.id === unpaidFee

/** What is asked of a member, by whether his leaving ends it: fees of coming periods, and older debts. */
export async function listOwed(db: Db, ended: Ended): Promise<Owed> {
  const payments = await listPaymentsOf(db, ended.memberId)
  const isEnding = endsWith(ended)
  const coming = payments.filter((payment) => isEnding(payment) && !isArchived(payment.status))
  return {
    fees: coming.filter(({ status }) => isOpen(status)).map(told),
    toRefund: coming.reduce((sum, { paid }) => sum + paid, 0),
    debts: payments
      .filter((payment) => isOpen(payment.status) && !isEnding(payment))
      .map(told)
      .toReversed(),
  }
}

const told = ({ id, period, purpose, remaining }: Payment): PaymentOfMember => ({
  paymentId: id,
  what: purpose ?? String(period),
  remaining,
})

type Order = Ended & {
  readonly waiveDebts: boolean
  /** Null is the system. */
  readonly actorId: number | null
}

/** Coming fees end, money that came for them waits to be given back; older debts stay, or are waived. The card must be held. */
export async function closeFees(tx: Db, order: Order): Promise<Owed> {
  const { memberId, endedOn, waiveDebts, actorId } = order
  const owed = await listOwed(tx, order)
  const isEnding = endsWith(order)
  // Said in Czech whoever reads it: it becomes a part of the record.
  const reason = `Členství skončilo ${dayInFigures(endedOn, 'cs')}.`
  for (const payment of await listPaymentsOf(tx, memberId))
    if (isEnding(payment)) await endComing(tx, payment.id, { reason, actorId })
  if (waiveDebts)
    for (const { paymentId } of owed.debts)
      await archivePayment(tx, { paymentId, reason: `Prominuto. ${reason}`, actorId })
  return owed
}

type Cause = { readonly reason: string; readonly actorId: number | null }

async function endComing(tx: Db, paymentId: number, { reason, actorId }: Cause): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment || isArchived(payment.status)) return
  const { memberId, guestId, paid, variableSymbol } = payment
  if (isOpen(payment.status)) await archivePayment(tx, { paymentId, reason, actorId })
  if (paid === 0 || (await isAskedBack(tx, paymentId))) return
  await askForRefund(tx, { paymentId, memberId, guestId, amount: paid, reason })
  recordAudit(tx, {
    action: 'PAYMENT_TO_REFUND',
    actorId,
    memberId,
    changes: [
      { field: 'variableSymbol', from: variableSymbol, to: variableSymbol },
      { field: 'amount', from: null, to: paid },
    ],
    note: reason,
  })
}

async function isAskedBack(tx: Db, paymentId: number): Promise<boolean> {
  const refund = await tx
    .selectFrom('refund')
    .select('id')
    .where('paymentId', '=', paymentId)
    .executeTakeFirst()
  return refund !== undefined
}
