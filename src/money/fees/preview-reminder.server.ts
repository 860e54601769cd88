import { findPayment } from '../payments/payments.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { draftPaymentLetter } from './draft-letter.server.ts'
import { feeYear } from './fee.ts'
import { readFeeSettings } from './fee-settings.server.ts'
import { paymentReminderLetter } from './payment-reminder.mail.ts'
import { nextReminder } from './reminder.ts'

/** The reminder a payment would get next, written by the very same hands; null where none comes. */
export async function previewReminder(
  { db, today, club, origin }: Pick<RequestContext, 'db' | 'today' | 'club' | 'origin'>,
  paymentId: number,
) {
  const payment = await findPayment(db, paymentId)
  if (!payment) return null
  const settings = await readFeeSettings(db, feeYear(payment, today))
  const { status, dueOn, reminder1At } = payment
  const reminder1On = reminder1At && pragueDay(reminder1At)
  const next = nextReminder({ status, dueOn, reminder1On }, settings)
  if (!next) return null
  const text = next.level === 1 ? 'reminder1' : 'reminder2'
  const { to, language, params } = await draftPaymentLetter(db, payment, { text, settings, today })
  const { subject, paragraphs, facts, image } = paymentReminderLetter.write({
    language,
    clubName: club.name,
    params: { ...params, level: next.level },
    link: '',
    origin,
  })
  return {
    paymentId,
    to,
    language,
    subject,
    paragraphs,
    facts: facts ?? [],
    image: image
      ? { alt: image.alt, source: `data:${image.type};base64,${Buffer.from(image.bytes).toString('base64')}` }
      : null,
  }
}

export type LetterPreviewView = NonNullable<Awaited<ReturnType<typeof previewReminder>>>
