import type { Pairing } from '../pairing/pair.ts'
import type { Movement, Reason } from '../pairing/pairing.ts'

/** Why nobody may be reminded of a payment yet, the surest first. */
export const HOLDS = ['symbol', 'account', 'suggestion'] as const
export type Hold = (typeof HOLDS)[number]

/** Money nobody has assigned that may be for this payment. */
export type HeldPayment = {
  readonly paymentId: number
  readonly hold: Hold
  readonly movementId: number
  readonly amount: number
  readonly currency: string
  readonly bookedOn: string
  readonly from: string | null
}

// Signs of a person. What is missing here (the same amount, the same house, a surname of the payer) is a sign of many.
const HOLD_OF: Readonly<Partial<Record<Reason, Hold>>> = {
  symbol: 'symbol',
  symbolInText: 'symbol',
  numberInText: 'symbol',
  mistypedSymbol: 'symbol',
  earlierSymbol: 'symbol',
  cameTwice: 'symbol',
  sameAccount: 'account',
  nameInMessage: 'suggestion',
  nameOfPayer: 'suggestion',
  nickname: 'suggestion',
  surnameInMessage: 'suggestion',
}

/** Open payments that money in the bank may be for, each with the surest reason; a refused suggestion holds nobody. */
export function holdsOf(
  movements: readonly Movement[],
  { certain, shared, suggestions }: Pairing,
): readonly HeldPayment[] {
  const alone = Map.groupBy(certain, ({ movementId }) => movementId)
  const together = Map.groupBy(shared, ({ movementId }) => movementId)
  const signs = movements.flatMap((movement) => [
    ...(alone.get(movement.id) ?? []).map(({ paymentId }) => held(movement, paymentId, 'symbol')),
    ...(together.get(movement.id) ?? []).flatMap(({ parts }) =>
      parts.map(({ paymentId }) => held(movement, paymentId, 'symbol')),
    ),
    ...(suggestions.get(movement.id) ?? []).flatMap(({ parts, reasons }) => {
      const hold = surest(reasons)
      return hold ? parts.map(({ paymentId }) => held(movement, paymentId, hold)) : []
    }),
  ])
  const byPayment = Map.groupBy(signs, ({ paymentId }) => paymentId)
  return [...byPayment.values()].flatMap((own) => own.toSorted(bySureness)[0] ?? [])
}

function surest(reasons: readonly Reason[]): Hold | null {
  const holds = reasons.flatMap((reason) => HOLD_OF[reason] ?? [])
  return HOLDS.find((hold) => holds.includes(hold)) ?? null
}

function held(movement: Movement, paymentId: number, hold: Hold): HeldPayment {
  const { id: movementId, amount, currency, bookedOn, payerName: from } = movement
  return { paymentId, hold, movementId, amount, currency, bookedOn, from }
}

function bySureness(one: HeldPayment, other: HeldPayment): number {
  return HOLDS.indexOf(one.hold) - HOLDS.indexOf(other.hold) || other.bookedOn.localeCompare(one.bookedOn)
}
