import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isOpen } from '../payment-status/payment-status.ts'
import { findPayment, lockPayment } from '../payments/payments.server.ts'
import { draftPaymentLetter } from './draft-letter.server.ts'
import { feeYear } from './fee.ts'
import { readFeeSettings } from './fee-settings.server.ts'
import { beginCall, findCall } from './last-calls.server.ts'
import { putOnPaper } from './paper-letters.server.ts'

type Input = { readonly paymentId: number; readonly today: string; readonly actorId: number }

/** The letter came back, by mail or by post: its time stops, as if it had never been delivered. */
export async function noteBounced(db: Db, { paymentId, today, actorId }: Input): Promise<void> {
  await inTransaction(db, async (tx) => {
    const bounced = await tx
      .updateTable('lastCall')
      .set({ bouncedOn: today, bouncedBy: actorId, deliveredHow: null, deliveredOn: null, lastOn: null })
      .where('paymentId', '=', paymentId)
      .where('deliveredOn', 'is not', null)
      .where('outcome', 'is', null)
      .returning('paymentId')
      .executeTakeFirst()
    if (!bounced) throw new Refusal('call_not_delivered')
    const payment = await findPayment(tx, paymentId)
    recordAudit(tx, {
      action: 'REMINDER_BOUNCED',
      actorId,
      memberId: payment?.memberId ?? null,
      changes: [{ field: 'variableSymbol', from: null, to: payment?.variableSymbol ?? null }],
    })
  })
}

/** The same call on paper, for whom it did not reach: with a day of its own, which runs once it is posted or handed over. */
export async function callOnPaper(db: Db, { paymentId, today, actorId }: Input): Promise<void> {
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment?.memberId) throw new Refusal('not_found')
    if (!isOpen(payment.status)) throw new Refusal('payment_closed')
    const call = await findCall(tx, paymentId, today)
    if (call?.state !== 'stopped') throw new Refusal('call_not_stopped')
    const settings = await readFeeSettings(tx, feeYear(payment, today))
    const drafted = await draftPaymentLetter(tx, payment, {
      text: 'reminder2',
      settings,
      today,
      onPaper: true,
      isPersonal: true,
    })
    const { memberId, variableSymbol } = payment
    const { lastOn: statedOn, params, language } = drafted
    const paperId = await putOnPaper(tx, { memberId, kind: 'reminder2', params, language, actorId })
    await beginCall(tx, { paymentId, today, statedOn, settings, mailId: null, paperId })
    recordAudit(tx, {
      action: 'REMINDER_ON_PAPER',
      actorId,
      memberId,
      changes: [{ field: 'variableSymbol', from: variableSymbol, to: variableSymbol }],
    })
  })
}
