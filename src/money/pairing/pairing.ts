import type { SymbolSource } from './extract-symbol.ts'
import type { Person } from './names.ts'

/** A movement whose money nobody has assigned yet, or a storno. */
export type Movement = SymbolSource & {
  readonly id: number
  readonly bookedOn: string
  /** As booked, in the movement's own currency; what went out is negative. */
  readonly amount: number
  readonly currency: string
  /** What is left to assign, in haléře; null for another currency nobody has valued. */
  readonly remaining: number | null
  /** Account and bank code of the payer. */
  readonly payerAccount: string | null
  readonly payerName: string | null
  readonly instructionId: string | null
}

export type OpenPayment = {
  readonly id: number
  /** Below zero a guest's. */
  readonly memberId: number
  readonly type: '1' | '2'
  readonly period: number | null
  readonly remaining: number
  readonly dueOn: string
  readonly variableSymbol: string
  /** Who pays for the household of its member; null where he is in none. */
  readonly payerId: number | null
}

/** What the club has learnt: symbols are remembered for ever, people repeat last year's order. */
export type Knowledge = {
  readonly people: readonly Person[]
  /** Symbols of payments that are closed. */
  readonly closedSymbols: ReadonlyMap<string, ClosedSymbol>
  /** Whose payments this account has paid before. */
  readonly accounts: ReadonlyMap<string, readonly number[]>
  /** Suggestions a person said no to, as `refusalKey` writes them. */
  readonly refused: ReadonlySet<string>
}

type ClosedSymbol = { readonly memberId: number; readonly isPaid: boolean; readonly amount: number }

export const REASONS = [
  'symbol',
  'symbolInText',
  'numberInText',
  'mistypedSymbol',
  'earlierSymbol',
  'paidTwice',
  'cameTwice',
  'sameAccount',
  'nameInMessage',
  'nameOfPayer',
  'surnameInMessage',
  'surnameOfPayer',
  'nickname',
  'household',
  'year',
  'otherYear',
  'exactAmount',
  'sumOfDues',
  'twoPeople',
  'part',
  'over',
  'foreign',
  'donationLike',
] as const
export type Reason = (typeof REASONS)[number]

export type Part = { readonly paymentId: number; readonly memberId: number; readonly amount: number }

/** What to do with a movement, why, and how sure the machine is (0 to 99; a hundred is done, not suggested). */
export type Suggestion = {
  readonly parts: readonly Part[]
  readonly credit: { readonly memberId: number; readonly amount: number } | null
  readonly reasons: readonly Reason[]
  readonly score: number
}

export type CertainPair = {
  readonly movementId: number
  readonly paymentId: number
  readonly amount: number
}

/** One payment of a household: so much to each of its fees. */
export type SharedPair = { readonly movementId: number; readonly parts: readonly Part[] }

export type Storno = { readonly movementId: number; readonly cancels: number }

/** One suggestion for one movement: its payments, or the person whose credit it would be, or nobody's at all. */
export function refusalKey(
  movementId: number,
  { parts, credit }: Pick<Suggestion, 'parts' | 'credit'>,
): string {
  return `${movementId}:${suggestionKey({ parts, credit })}`
}

export function suggestionKey({ parts, credit }: Pick<Suggestion, 'parts' | 'credit'>): string {
  if (parts.length > 0)
    return parts
      .map(({ paymentId }) => paymentId)
      .toSorted((one, other) => one - other)
      .join('+')
  return credit ? `credit-${credit.memberId}` : 'aside'
}

/** Days and keys in order, without asking any language. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
