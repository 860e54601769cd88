import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { MailPriority } from '../../ground/mail/outbox.ts'
import { fateOfLetter } from '../../ground/mail/outbox.server.ts'
import { isOpen } from '../payment-status/payment-status.ts'
import { lockPayment } from '../payments/payments.server.ts'
import { writeToPayer } from '../payments/write-to-payer.server.ts'
import { guestIn } from '../../people/members/whose.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { draftPaymentLetter } from './draft-letter.server.ts'
import type { FeeSettings } from './fee-settings.ts'
import { feeYear } from './fee.ts'
import { readFeeSettings } from './fee-settings.server.ts'
import { putOnPaper } from './paper-letters.server.ts'

/** What became of a letter: it goes now, it waits for the limit, or there is nobody to send it to. */
export type LetterFate = 'queued' | 'deferred' | 'none'

type Asked = Parameters<typeof draftPaymentLetter>[1]
type Posting = {
  readonly settings: FeeSettings
  readonly today: string
  readonly priority: MailPriority
  /** Null is the system. */
  readonly actorId: number | null
}

/**
 * The instructions of a payment into the outbox, or onto the pile of paper for who has no address, in the transaction of
 * their cause.
 */
export async function postInstructions(tx: Db, payment: Asked, posting: Posting): Promise<LetterFate> {
  const { settings, today, priority, actorId } = posting
  const drafted = await draftPaymentLetter(tx, payment, { text: 'instructions', settings, today })
  const { to, whose, ...draft } = drafted
  if (to === null) {
    if (payment.remaining > 0 && whose.memberId !== null)
      await putOnPaper(tx, { ...draft, memberId: whose.memberId, kind: 'instructions', actorId })
    return 'none'
  }
  const mailId = await writeToPayer(tx, whose, { template: 'payment-instructions', to, ...draft, priority })
  // Of many nobody asks after each one, and counting who is ahead of it costs the most.
  if (priority === 'bulk') return 'queued'
  const fate = await fateOfLetter(tx, mailId)
  return fate === 'skipped' ? 'none' : fate
}

type Resending = { readonly paymentId: number; readonly today: string; readonly actorId: number }

/** The same instructions once more, with what is still to be paid. */
export async function resendInstructions(
  db: Db,
  { paymentId, today, actorId }: Resending,
): Promise<{ readonly email: LetterFate; readonly memberId: number | null }> {
  return inTransaction(db, async (tx) => {
    const payment = await openPayment(tx, paymentId)
    const settings = await readFeeSettings(tx, feeYear(payment, today))
    const posting = { settings, today, priority: 'normal', actorId } as const
    const email = await postInstructions(tx, payment, posting)
    if (email === 'none') throw new Refusal('no_email')
    return { email, memberId: payment.memberId }
  })
}

/** The same for who wants it on paper, whether he has an address or not. */
export async function instructOnPaper(db: Db, { paymentId, today, actorId }: Resending): Promise<void> {
  await inTransaction(db, async (tx) => {
    const payment = await openPayment(tx, paymentId)
    const settings = await readFeeSettings(tx, feeYear(payment, today))
    const draft = await draftPaymentLetter(tx, payment, { text: 'instructions', settings, today })
    const { memberId } = draft.whose
    // Of a guest nobody knows where he lives.
    if (memberId === null) throw new Refusal('not_found')
    await putOnPaper(tx, { ...draft, memberId, kind: 'instructions', actorId })
  })
}

async function openPayment(tx: Db, paymentId: number) {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) throw new Refusal('not_found')
  if (!isOpen(payment.status)) throw new Refusal('payment_closed')
  return payment
}

/** The mail server took the instructions: from now on the person knows, or who pays for him. */
export async function noteInstructionsSent(tx: Db, paymentIds: readonly number[]): Promise<void> {
  const payments = await tx
    .updateTable('payment')
    .set((eb) => ({ instructionsSentAt: eb.fn.coalesce('instructionsSentAt', eb.fn<Date>('now')) }))
    .where('id', '=', sql<number>`any(${[...paymentIds]}::int[])`)
    .returning(['memberId', 'guestId', 'variableSymbol'])
    .execute()
  for (const { memberId, guestId, variableSymbol } of payments)
    recordAudit(tx, {
      action: 'INSTRUCTIONS_SENT',
      actorId: null,
      memberId,
      changes: [{ field: 'variableSymbol', from: null, to: variableSymbol }, ...guestIn({ guestId })],
    })
}
