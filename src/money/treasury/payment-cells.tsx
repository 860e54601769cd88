import { paymentMeaning } from '../payment-status/payment-meaning.ts'
import { daysOverdue, isPaid, type PaymentStatus, paymentTone } from '../payment-status/payment-status.ts'
import { paymentWords } from '../payment-status/payment-status.words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { daysInWords } from '../../ground/values/day-in-words.ts'
import { daysAfter } from '../fees/fee.ts'
import type { ListedPayment } from './listed-payment.ts'
import { shortWhat } from '../fees/what-for.ts'
import { pendingWords } from './pending.words.ts'

type CellProps = { readonly payment: ListedPayment }

export function WhatCell({ payment }: CellProps) {
  const say = useWords(pendingWords)
  const language = useLanguage()
  return (
    <span className="min-w-0">
      <span className="block first-letter:uppercase">{shortWhat(payment, language)}</span>
      <span className="block text-sm whitespace-nowrap text-muted">
        {say('symbol', { symbol: payment.variableSymbol })}
      </span>
    </span>
  )
}

/** The whole amount; under it what has come of it, if anything. */
export function AmountCell({ payment: { amount, paid, remaining, status } }: CellProps) {
  const say = useWords(pendingWords)
  const language = useLanguage()
  const money = (value: number) => moneyInWords(value, language)
  return (
    <span>
      <span className="block font-semibold whitespace-nowrap">{money(amount)}</span>
      {paid > 0 && !isPaid(status) && (
        <span className="block text-sm text-warning-ink">
          {say('paidPart', { paid: money(paid), rest: money(remaining) })}
        </span>
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
      <span className="block whitespace-nowrap">{dayInFigures(payment.dueOn, language)}</span>
      {overdue > 0 ? (
        <span className="block text-sm font-medium whitespace-nowrap text-danger-ink">
          {say('overdue', { days: daysInWords(overdue, language) })}
        </span>
      ) : (
        <span className="block text-sm text-muted">
          {left === 0 ? say('dueToday') : say('dueIn', { days: daysInWords(left, language) })}
        </span>
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
      <span className="mt-0.5 block text-sm text-muted">
        {paymentMeaning(payment.status, due, 'officer', useLanguage())}
      </span>
      <span className="block text-sm whitespace-nowrap text-muted">
        <LetterState payment={payment} />
      </span>
    </span>
  )
}

function LetterState({ payment: { letter, email, instructionsSentAt } }: CellProps) {
  const say = useWords(pendingWords)
  const language = useLanguage()
  const sentOn = letter?.state === 'sent' ? letter.at : instructionsSentAt?.toISOString()
  if (letter?.state === 'failed' || letter?.state === 'cancelled')
    return <span className="font-medium text-danger-ink">{say('letterFailed')}</span>
  if (letter && letter.state !== 'sent') return say('letterWaiting')
  if (sentOn) return say('letterSent', { day: dayInFigures(sentOn.slice(0, 10), language) })
  return email === null ? say('letterNone') : null
}
