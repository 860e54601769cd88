import { canonicalSymbol } from '../payments/variable-symbol.ts'
import {
  type Knowledge,
  type Movement,
  type OpenPayment,
  type Part,
  refusalKey,
  type SharedPair,
} from './pairing.ts'

/** The fees of one household for one year, the payer's first: what one letter asks for. */
export function billsOf(payments: readonly OpenPayment[]): ReadonlyMap<string, readonly OpenPayment[]> {
  const fees = payments.filter((payment) => billKey(payment) !== null && payment.remaining > 0)
  const byBill = Map.groupBy(fees, (payment) => billKey(payment) ?? '')
  return new Map(
    [...byBill].map(([key, own]) => [
      key,
      own.toSorted(
        (one, other) =>
          Number(other.memberId === other.payerId) - Number(one.memberId === one.payerId) ||
          one.id - other.id,
      ),
    ]),
  )
}

function billKey({ type, period, payerId }: OpenPayment): string | null {
  return type === '2' && period !== null && payerId !== null ? `${payerId}:${period}` : null
}

export const asPart = ({ id, memberId, remaining }: OpenPayment): Part => ({
  paymentId: id,
  memberId,
  amount: remaining,
})

export const sumOf = (payments: readonly OpenPayment[]) =>
  payments.reduce((sum, { remaining }) => sum + remaining, 0)

/** Movements that pay exactly what a household owes for a year, by the symbol of one of its fees. */
export function findShared(
  incoming: readonly Movement[],
  payments: readonly OpenPayment[],
  { refused }: Pick<Knowledge, 'refused'>,
): readonly SharedPair[] {
  const bills = billsOf(payments)
  if (bills.size === 0) return []
  const bySymbol = new Map(payments.map((payment) => [payment.variableSymbol, payment]))
  return incoming.flatMap((movement) => {
    const payment = bySymbol.get(canonicalSymbol(movement.variableSymbol) ?? '')
    const bill = payment && bills.get(billKey(payment) ?? '')
    if (!bill || bill.length < 2 || !isExact(movement, bill)) return []
    const parts = bill.map(asPart)
    const keys = [parts, ...parts.map((part) => [part])].map((some) =>
      refusalKey(movement.id, { parts: some, credit: null }),
    )
    // Whoever took a part of it back said no to the whole.
    return keys.some((key) => refused.has(key)) ? [] : [{ movementId: movement.id, parts }]
  })
}

/**
 * Two that say the same cannot both be right, nor can one beside others of which nobody knows which one pays one of the
 * fees alone: a person looks at those.
 */
export function onlyShared(
  found: readonly SharedPair[],
  doubtful: ReadonlySet<number>,
): readonly SharedPair[] {
  const byBill = Map.groupBy(found, ({ parts }) => parts[0]?.paymentId)
  return [...byBill.values()].flatMap((same) =>
    same.length === 1 && same[0]?.parts.every(({ paymentId }) => !doubtful.has(paymentId)) ? same : [],
  )
}

function isExact({ amount, currency, remaining }: Movement, bill: readonly OpenPayment[]): boolean {
  return currency === 'CZK' && amount === remaining && amount === sumOf(bill)
}
