import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import type { MailPriority } from '../../ground/mail/outbox.ts'
import { isOpen, type ReminderLevel, statusAfter } from '../payment-status/payment-status.ts'
import { lockPayment } from '../payments/payments.server.ts'
import { writeToPayer } from '../payments/write-to-payer.server.ts'
import { guestIn } from '../../people/members/whose.ts'
import { now } from '../../ground/platform/clock.server.ts'
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
import { beginCall } from './last-calls.server.ts'
import type { PaymentLetterParams } from './payment-letter.ts'
import { reminderDue } from './reminder.ts'

type Input = {
  readonly paymentId: number
  /** Nobody, where the house reminds by itself. */
  readonly actorId: number | null
  readonly today: string
  readonly priority?: MailPriority
  /** Told in person: no letter at all, not even on paper. */
  readonly inPerson?: boolean
  /** The reminder somebody has seen in a list: another one is not sent in its place. */
  readonly seenLevel?: ReminderLevel
  /** Whose money may lie in the bank, where it was looked up in this very transaction. */
  readonly held?: ReadonlySet<number>
}

export type Reminded = {
  readonly memberId: number | null
  readonly level: ReminderLevel
  readonly by: 'sent' | 'paper' | 'in-person'
}

/** One reminder: the next state, the letter and the entry together; never while his money may lie in the bank. */
export async function remindPayment(db: Db, input: Input): Promise<Reminded> {
  const { paymentId, actorId, today, inPerson = false, seenLevel } = input
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Refusal('not_found')
    const settings = await readFeeSettings(tx, feeYear(payment, today))
    const { level, status } = nextStep(payment, today, settings)
    if (seenLevel !== undefined && seenLevel !== level) throw new Refusal('not_due_for_reminder')
    const held = input.held ?? (await findHeld(tx))
    if (held.has(paymentId)) throw new Refusal('money_may_have_come')
    // Whatever is refused is refused before anything is written: many are reminded in one transaction.
    const by = inPerson ? 'in-person' : await postReminder(tx, { payment, level, settings, ...input })
    await tx
      .updateTable('payment')
      .set({ status, [level === 1 ? 'reminder1At' : 'reminder2At']: now() })
      .where('id', '=', paymentId)
      .execute()
    recordAudit(tx, {
      action: 'REMINDER_SENT',
      actorId,
      memberId: payment.memberId,
      changes: [
        { field: 'variableSymbol', from: payment.variableSymbol, to: payment.variableSymbol },
        { field: 'paymentStatus', from: payment.status, to: status },
        ...guestIn(payment),
      ],
    })
    return { memberId: payment.memberId, level, by }
  })
}

/** Whom nobody may remind now. */
export async function findHeld(db: Db): Promise<ReadonlySet<number>> {
  return new Set((await listHeldPayments(db)).map(({ paymentId }) => paymentId))
}

type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>

type Posted = Pick<Input, 'actorId' | 'today' | 'priority'> & {
  readonly payment: LockedPayment
  readonly level: ReminderLevel
  readonly settings: FeeSettings
}

/** By e-mail, or on paper to who has none. */
async function postReminder(
  tx: Db,
  { payment, level, settings, ...input }: Posted,
): Promise<'sent' | 'paper'> {
  const { actorId, today, priority = 'normal' } = input
  const text = level === 1 ? 'reminder1' : 'reminder2'
  // What costs the membership is a fee, not a ride; and it is told to whose membership it is.
  const isLastCall = level === 2 && settings.lapses && payment.type === '2'
  const drafted = await draftPaymentLetter(tx, payment, { text, settings, today, isPersonal: isLastCall })
  const { to, lastOn: statedOn, params, whose, ...draft } = drafted
  const { id: paymentId } = payment
  // One letter a day to a household, however many of it are late: it names them all.
  if (params.parts.length > 0 && (await isToldToday(tx, params, { level, today })))
    return to === null ? 'paper' : 'sent'
  const call = { paymentId, today, statedOn, settings, mailId: null, paperId: null }
  if (to === null) {
    const { memberId } = whose
    if (memberId === null) throw new Refusal('no_email')
    const paperId = await putOnPaper(tx, { memberId, kind: text, params, language: draft.language, actorId })
    if (isLastCall) await beginCall(tx, { ...call, paperId })
    return 'paper'
  }
  const template = 'payment-reminder'
  const letter = { template, to, ...draft, params: { ...params, level }, priority }
  const mailId = await writeToPayer(tx, whose, letter)
  if (isLastCall) await beginCall(tx, { ...call, mailId })
  return 'sent'
}

type Told = { readonly level: ReminderLevel; readonly today: string }

async function isToldToday(tx: Db, { parts }: PaymentLetterParams, { level, today }: Told): Promise<boolean> {
  const remindedAt = sql.ref(level === 1 ? 'reminder1_at' : 'reminder2_at')
  const told = await tx
    .selectFrom('payment')
    .select('id')
    .where('id', '=', sql<number>`any(${parts.map(({ paymentId }) => paymentId)}::int[])`)
    .where(sql<boolean>`(${remindedAt} at time zone 'Europe/Prague')::date = ${today}::date`)
    .limit(1)
    .executeTakeFirst()
  return told !== undefined
}

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
