import { type RawBuilder, sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
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
    const isBounced = await stopTime(tx, { today, actorId }, sql`payment_id = ${paymentId}`)
    if (!isBounced) throw new Refusal('call_not_delivered')
  })
}

/** The same by itself, where a server has sent the letter back; one that was answered by paper meanwhile has another time. */
export async function noteCallReturned(tx: Db, mailId: number): Promise<void> {
  const which = sql`mail_id = ${mailId} and delivered_how = 'mail'`
  await stopTime(tx, { today: pragueDay(now()), actorId: null }, which)
}

async function stopTime(
  tx: Db,
  { today, actorId }: { readonly today: string; readonly actorId: number | null },
  which: RawBuilder<unknown>,
): Promise<boolean> {
  const bounced = await tx
    .updateTable('lastCall')
    .set({ bouncedOn: today, bouncedBy: actorId, deliveredHow: null, deliveredOn: null, lastOn: null })
    .where(sql<boolean>`(${which})`)
    .where('deliveredOn', 'is not', null)
    .where('outcome', 'is', null)
    .returning('paymentId')
    .executeTakeFirst()
  if (!bounced) return false
  const payment = await findPayment(tx, bounced.paymentId)
  recordAudit(tx, {
    action: 'REMINDER_BOUNCED',
    actorId,
    memberId: payment?.memberId ?? null,
    changes: [{ field: 'variableSymbol', from: null, to: payment?.variableSymbol ?? null }],
  })
  return true
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
