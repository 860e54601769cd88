import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import type { MailPriority } from '../../ground/mail/outbox.ts'
import { isOpen, type ReminderLevel, statusAfter } from '../payment-status/payment-status.ts'
import { lockPayment } from '../payments/payments.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { draftPaymentLetter } from './draft-letter.server.ts'
import { REMIND_BATCH } from './fee-batch.ts'
import { feeYear } from './fee.ts'
import { readFeeSettings } from './fee-settings.server.ts'
import type { FeeSettings } from './fee-settings.ts'
import { labelledPayments } from './labelled-payments.server.ts'
import { listHeldPayments } from './held-payments.server.ts'
import { putOnPaper } from './paper-letters.server.ts'
import { reminderDue } from './reminder.ts'

type Input = {
  readonly paymentId: number
  readonly actorId: number
  readonly today: string
  readonly priority?: MailPriority
  /** Told in person: no letter at all, not even on paper. */
  readonly inPerson?: boolean
}

export type Reminded = {
  readonly memberId: number
  readonly level: ReminderLevel
  readonly by: 'sent' | 'paper' | 'in-person'
}

/** One reminder: the next state, the letter and the entry together; never while his money may lie in the bank. */
export async function remindPayment(db: Db, input: Input): Promise<Reminded> {
  const { paymentId, actorId, today, priority = 'normal', inPerson = false } = input
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Refusal('not_found')
    const settings = await readFeeSettings(tx, feeYear(payment, today))
    const { level, status } = nextStep(payment, today, settings)
    const held = await listHeldPayments(tx)
    if (held.some((one) => one.paymentId === paymentId)) throw new Refusal('money_may_have_come')
    await tx
      .updateTable('payment')
      .set({ status, [level === 1 ? 'reminder1At' : 'reminder2At']: sql<Date>`now()` })
      .where('id', '=', paymentId)
      .execute()
    let by: Reminded['by'] = inPerson ? 'in-person' : 'sent'
    if (!inPerson) {
      const text = level === 1 ? 'reminder1' : 'reminder2'
      const { to, params, ...draft } = await draftPaymentLetter(tx, payment, { text, settings, today })
      const { memberId } = payment
      const template = 'payment-reminder'
      if (to === null) {
        by = 'paper'
        await putOnPaper(tx, { memberId, kind: text, params, language: draft.language, actorId })
      } else
        await postLetter(tx, { template, to, ...draft, params: { ...params, level }, memberId, priority })
    }
    recordAudit(tx, {
      action: 'REMINDER_SENT',
      actorId,
      memberId: payment.memberId,
      changes: [
        { field: 'variableSymbol', from: payment.variableSymbol, to: payment.variableSymbol },
        { field: 'paymentStatus', from: payment.status, to: status },
      ],
    })
    return { memberId: payment.memberId, level, by }
  })
}

type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>

function nextStep(payment: LockedPayment, today: string, settings: FeeSettings) {
  const { status, dueOn, reminder1At } = payment
  if (!isOpen(status)) throw new Refusal('payment_closed')
  const reminder1On = reminder1At && pragueDay(reminder1At)
  const level = reminderDue({ status, dueOn, reminder1On }, today, settings)
  const after = statusAfter(status, 'remind')
  if (level === null || after === null) throw new Refusal('not_due_for_reminder')
  return { level, status: after }
}

/** The same for a frozen list, as a run; the state of each is looked at again when its turn comes. */
export async function remindMany(
  db: Db,
  { ids, actorId }: { readonly ids: readonly number[]; readonly actorId: number },
): Promise<StartedBatch> {
  const items = await labelledPayments(db, ids)
  return startBatch(db, { kind: REMIND_BATCH, actorId, items })
}

export const remindPaymentsWork: BatchWork = {
  title: { cs: 'Upomínky', en: 'Reminders' },
  permission: 'fees.manage',
  perform: async (tx, { id }, { actorId, today }) => {
    await remindPayment(tx, { paymentId: id, actorId, today, priority: 'bulk' })
  },
}
