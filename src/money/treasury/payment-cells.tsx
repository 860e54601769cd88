import { paymentMeaning } from '../payment-status/payment-meaning.ts'
import { daysOverdue, isPaid, type PaymentStatus, paymentTone } from '../payment-status/payment-status.ts'
import { paymentWords } from '../payment-status/payment-status.words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { daysInWords } from '../../ground/values/day-in-words.ts'
import { daysAfter } from '../fees/fee.ts'
import type { ListedPayment, ShownPayment } from './listed-payment.ts'
import { shortWhat } from '../fees/what-for.ts'
import { pendingWords } from './pending.words.ts'

type ShownProps = { readonly payment: ShownPayment }
type CellProps = { readonly payment: ListedPayment }

export function WhatCell({ payment }: ShownProps) {
  const say = useWords(pendingWords)
  const what = shortWhat(payment, useLanguage())
  return (
    <span>
      {what.charAt(0).toUpperCase() + what.slice(1)}
      <small>{say('symbol', { symbol: payment.variableSymbol })}</small>
      <HouseholdNote household={payment.household} />
    </span>
  )
}

/** Who pays for the household, himself perhaps. */
export function HouseholdNote({ household }: Pick<ListedPayment, 'household'>) {
  const say = useWords(pendingWords)
  return household && <small>{say('household', { name: household.name })}</small>
}

/** The whole amount; under it what it is for where no column says so, and what has come of it, if anything. */
export function AmountCell({ payment }: ShownProps) {
  const { amount, paid, remaining, status } = payment
  const say = useWords(pendingWords)
  const language = useLanguage()
  const money = (value: number) => moneyInWords(value, language)
  return (
    <span>
      <b>{money(amount)}</b>
      <small className="what">{shortWhat(payment, language)}</small>
      {paid > 0 && !isPaid(status) && (
        <small className="text-warning-ink!">
          {say('paidPart', { paid: money(paid), rest: money(remaining) })}
        </small>
      )}
    </span>
  )
}

export function DueCell({ payment, today }: CellProps & { readonly today: string }) {
  const say = useWords(pendingWords)
  const language = useLanguage()
  const overdue = daysOverdue(payment, today)
  const left = daysAfter(today, payment.dueOn)
  return (
    <span>
      {dayInFigures(payment.dueOn, language)}
      {overdue > 0 ? (
        <small className="late">{say('overdue', { days: daysInWords(overdue, language) })}</small>
      ) : (
        <small>{left === 0 ? say('dueToday') : say('dueIn', { days: daysInWords(left, language) })}</small>
      )}
    </span>
  )
}

export function StatusBadge({ status }: { readonly status: PaymentStatus }) {
  const say = useWords(paymentWords)
  return <Badge tone={paymentTone(status, 'officer')}>{say(status)}</Badge>
}

/** The status, what it means, and what became of the last letter. */
export function StatusCell({ payment, today }: CellProps & { readonly today: string }) {
  const due = { dueOn: payment.dueOn, isOverdue: daysOverdue(payment, today) > 0 }
  return (
    <span>
      <StatusBadge status={payment.status} />
      <small>{paymentMeaning(payment.status, due, 'officer', useLanguage())}</small>
      <LetterState payment={payment} />
    </span>
  )
}

function LetterState({ payment: { letter, email, instructionsSentAt } }: CellProps) {
  const say = useWords(pendingWords)
  const language = useLanguage()
  const sentOn = letter?.state === 'sent' ? letter.at : instructionsSentAt?.toISOString()
  if (letter?.state === 'failed' || letter?.state === 'cancelled')
    return <small className="late">{say('letterFailed')}</small>
  if (letter && letter.state !== 'sent') return <small>{say('letterWaiting')}</small>
  if (sentOn) return <small>{say('letterSent', { day: dayInFigures(sentOn.slice(0, 10), language) })}</small>
  return email === null ? <small>{say('letterNone')}</small> : null
}
