import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { MailPriority } from '../../ground/mail/outbox.ts'
import { fateOfLetter, postLetter } from '../../ground/mail/outbox.server.ts'
import { isOpen } from '../payment-status/payment-status.ts'
import { lockPayment } from '../payments/payments.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { draftPaymentLetter } from './draft-letter.server.ts'
import type { FeeSettings } from './fee-settings.ts'
import { feeYear } from './fee.ts'
import { readFeeSettings } from './fee-settings.server.ts'

/** What became of a letter: it goes now, it waits for the limit, or there is nobody to send it to. */
export type LetterFate = 'queued' | 'deferred' | 'none'

type Asked = Parameters<typeof draftPaymentLetter>[1]
type Posting = {
  readonly settings: FeeSettings
  readonly today: string
  readonly priority: MailPriority
}

/** The instructions of a payment into the outbox, in the transaction of their cause. */
export async function postInstructions(tx: Db, payment: Asked, posting: Posting): Promise<LetterFate> {
  const { settings, today, priority } = posting
  const { to, ...draft } = await draftPaymentLetter(tx, payment, { text: 'instructions', settings, today })
  if (to === null) return 'none'
  const mailId = await postLetter(tx, {
    template: 'payment-instructions',
    to,
    ...draft,
    memberId: payment.memberId,
    priority,
  })
  // Of many nobody asks after each one, and counting who is ahead of it costs the most.
  if (priority === 'bulk') return 'queued'
  const fate = await fateOfLetter(tx, mailId)
  return fate === 'skipped' ? 'none' : fate
}

type Resending = { readonly paymentId: number; readonly today: string }

/** The same instructions once more, with what is still to be paid. */
export async function resendInstructions(
  db: Db,
  { paymentId, today }: Resending,
): Promise<{ readonly email: LetterFate; readonly memberId: number }> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Refusal('not_found')
    if (!isOpen(payment.status)) throw new Refusal('payment_closed')
    const settings = await readFeeSettings(tx, feeYear(payment, today))
    const email = await postInstructions(tx, payment, { settings, today, priority: 'normal' })
    if (email === 'none') throw new Refusal('no_email')
    return { email, memberId: payment.memberId }
  })
}

/** The mail server took the instructions: from now on the person knows. */
export async function noteInstructionsSent(tx: Db, paymentId: number): Promise<void> {
  const payment = await tx
    .updateTable('payment')
    .set((eb) => ({ instructionsSentAt: eb.fn.coalesce('instructionsSentAt', eb.fn<Date>('now')) }))
    .where('id', '=', paymentId)
    .returning(['memberId', 'variableSymbol'])
    .executeTakeFirst()
  if (!payment) return
  recordAudit(tx, {
    action: 'INSTRUCTIONS_SENT',
    actorId: null,
    memberId: payment.memberId,
    changes: [{ field: 'variableSymbol', from: null, to: payment.variableSymbol }],
  })
}
