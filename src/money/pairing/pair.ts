import { canonicalSymbol } from '../payments/variable-symbol.ts'
import { indexClues } from './clues.ts'
import {
  type CertainPair,
  type Knowledge,
  type Movement,
  type OpenPayment,
  refusalKey,
  type SharedPair,
  type Storno,
  type Suggestion,
} from './pairing.ts'
import { findShared, onlyShared } from './pair-households.ts'
import { findStornos } from './storno.ts'
import { suggestFor } from './suggest.ts'

export type Pairing = {
  readonly certain: readonly CertainPair[]
  /** Certain too: one payment for all a household owes for a year. */
  readonly shared: readonly SharedPair[]
  readonly stornos: readonly Storno[]
  readonly suggestions: ReadonlyMap<number, readonly Suggestion[]>
}

/**
 * Which money is whose. Certain is only what cannot be wrong: it came in koruna, its symbol is that of exactly
 * one open payment, the sum is what is left to pay, and no other movement says the same; the same of all that a household
 * owes for a year by the symbol of one of them. All else is suggested, with reasons, for a person to decide.
 */
export function pair(
  movements: readonly Movement[],
  payments: readonly OpenPayment[],
  knowledge: Knowledge,
): Pairing {
  const stornos = findStornos(movements)
  const cancelled = new Set(stornos.map(({ cancels }) => cancels))
  const incoming = movements.filter(({ id, amount }) => amount > 0 && !cancelled.has(id))
  const exact = findExact(incoming, payments, knowledge)
  const certain = exact.flatMap((pairs) => (pairs.length === 1 ? pairs : []))
  const paidAlone = new Set(certain.map(({ paymentId }) => paymentId))
  const pairedAlone = new Set(certain.map(({ movementId }) => movementId))
  const doubtful = new Set(exact.flat().map(({ paymentId }) => paymentId))
  // What is left of a household once those who paid alone are out of it.
  const together = findShared(
    incoming.filter(({ id }) => !pairedAlone.has(id)),
    payments.filter(({ id }) => !paidAlone.has(id)),
    knowledge,
  )
  const shared = onlyShared(together, doubtful)
  // Exact and yet suggested: somebody else's money says the same.
  const twice = new Set([
    ...exact.flat().map(keyOfPair),
    ...together.map(({ movementId, parts }) => refusalKey(movementId, { parts, credit: null })),
  ])
  const settled = new Set([
    ...paidAlone,
    ...shared.flatMap(({ parts }) => parts.map(({ paymentId }) => paymentId)),
  ])
  const paired = new Set([...certain, ...shared].map(({ movementId }) => movementId))
  const index = indexClues(
    payments.filter(({ id }) => !settled.has(id)),
    withJustPaid(knowledge, payments, settled),
  )
  return {
    certain: certain.toSorted((one, other) => one.movementId - other.movementId),
    shared: shared.toSorted((one, other) => one.movementId - other.movementId),
    stornos,
    suggestions: new Map(
      incoming
        .filter(({ id, remaining }) => !paired.has(id) && remaining !== 0)
        .map((movement) => [movement.id, suggestFor(movement, index).map(sayTwice(movement.id, twice))]),
    ),
  }
}

/** Of each open payment the movements that have its symbol and its sum; more than one cannot both be right. */
function findExact(
  incoming: readonly Movement[],
  payments: readonly OpenPayment[],
  { refused }: Knowledge,
): readonly (readonly CertainPair[])[] {
  const bySymbol = new Map(payments.map((payment) => [payment.variableSymbol, payment]))
  const exact = incoming.flatMap((movement) => {
    const payment = bySymbol.get(canonicalSymbol(movement.variableSymbol) ?? '')
    if (!payment || !isExact(movement, payment)) return []
    const found = { movementId: movement.id, paymentId: payment.id, amount: movement.amount }
    return refused.has(keyOfPair(found)) ? [] : [found]
  })
  return [...Map.groupBy(exact, ({ paymentId }) => paymentId).values()]
}

function keyOfPair({ movementId, paymentId, amount }: CertainPair): string {
  return refusalKey(movementId, { parts: [{ paymentId, memberId: 0, amount }], credit: null })
}

function sayTwice(movementId: number, twice: ReadonlySet<string>) {
  return (suggestion: Suggestion): Suggestion =>
    twice.has(refusalKey(movementId, suggestion))
      ? { ...suggestion, reasons: [...suggestion.reasons, 'cameTwice'] }
      : suggestion
}

function isExact({ amount, currency, remaining }: Movement, payment: OpenPayment): boolean {
  return currency === 'CZK' && amount === remaining && amount === payment.remaining
}

/** A payment that is being paid in this very run has a known symbol, as any other that is paid. */
function withJustPaid(
  knowledge: Knowledge,
  payments: readonly OpenPayment[],
  settled: ReadonlySet<number>,
): Knowledge {
  if (settled.size === 0) return knowledge
  const closedSymbols = new Map(knowledge.closedSymbols)
  for (const { id, memberId, variableSymbol, remaining } of payments)
    if (settled.has(id)) closedSymbols.set(variableSymbol, { memberId, isPaid: true, amount: remaining })
  return { ...knowledge, closedSymbols }
}
