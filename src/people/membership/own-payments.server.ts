import type { Language } from '../../ground/values/words.ts'
import { speak } from '../../ground/values/words.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { ClubAccount } from '../../money/payments/club-account.ts'
import { daysOverdue, isOpen } from '../../money/payment-status/payment-status.ts'
import { type PaymentCode, paymentCode } from '../../money/payments/payment-code.ts'
import type { listPaymentsOf } from '../../money/payments/payments.server.ts'
import type { Db } from '../../tables.ts'
import { ownPaymentWords } from './membership.words.ts'

type LedgerPayment = Awaited<ReturnType<typeof listPaymentsOf>>[number]

export type ArrivalBy = 'bank' | 'cash' | 'opening'
export type Arrival = { readonly on: string; readonly amount: number; readonly by: ArrivalBy }

export type OwnPayment = {
  readonly id: number
  readonly title: string
  readonly isFee: boolean
  readonly status: LedgerPayment['status']
  readonly amount: number
  readonly paid: number
  readonly rest: number
  readonly dueOn: string
  readonly daysOverdue: number
  readonly arrivals: readonly Arrival[]
  /** How to pay what is left; null where nothing is, or where nobody said to which account. */
  readonly code: PaymentCode | null
}

type Reading = {
  readonly account: ClubAccount | null
  readonly name: string
  readonly language: Language
  readonly today: string
}

export function describePayments(
  payments: readonly LedgerPayment[],
  arrivals: readonly (Arrival & { readonly paymentId: number })[],
  { account, name, language, today }: Reading,
): readonly OwnPayment[] {
  return payments.map((payment) => {
    const { id, status, amount, paid, remaining, dueOn, variableSymbol } = payment
    const owes = isOpen(status) && remaining > 0
    // The message goes to a Czech bank and to the treasurer, whatever the reader speaks.
    const message = `${paymentTitle(payment, 'cs')} - ${name}`
    return {
      id,
      title: paymentTitle(payment, language),
      isFee: payment.type === '2',
      status,
      amount,
      paid,
      rest: remaining,
      dueOn,
      daysOverdue: daysOverdue(payment, today),
      arrivals: arrivals.filter(({ paymentId }) => paymentId === id),
      code: owes && account ? paymentCode(account, { amount: remaining, variableSymbol, message }) : null,
    }
  })
}

export function paymentTitle(
  { period, purpose }: Pick<LedgerPayment, 'period' | 'purpose'>,
  language: Language,
): string {
  const say = speak(ownPaymentWords, language)
  return period === null ? (purpose ?? say('oneTime')) : say('fee', { year: String(period) })
}

type Of = { readonly memberId: number } | { readonly paymentId: number }

/** What came for a member's payments, or for one, and still counts, the first first. */
export async function listArrivals(db: Db, of: Of) {
  const rows = await db
    .selectFrom('allocation')
    .innerJoin('payment', 'payment.id', 'allocation.paymentId')
    .leftJoin('bankMovement', 'bankMovement.id', 'allocation.movementId')
    .select([
      'allocation.paymentId',
      'allocation.amount',
      'allocation.mode',
      'allocation.createdAt',
      'bankMovement.bookedOn',
    ])
    .where((eb) =>
      'memberId' in of ? eb('payment.memberId', '=', of.memberId) : eb('payment.id', '=', of.paymentId),
    )
    .where('allocation.reversedAt', 'is', null)
    .orderBy('allocation.id')
    .execute()
  return rows.map(({ paymentId, amount, mode, createdAt, bookedOn }) => ({
    paymentId,
    amount,
    by: bookedOn === null && (mode === 'cash' || mode === 'opening') ? mode : ('bank' as const),
    on: bookedOn ?? pragueDay(createdAt),
  }))
}
