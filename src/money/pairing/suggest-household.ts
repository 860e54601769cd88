import type { Clue, ClueIndex } from './clues.ts'
import { secondSigns, WEIGHTS } from './clues.ts'
import { asPart, sumOf } from './pair-households.ts'
import { otherYearIn } from './said-year.ts'
import type { Movement, OpenPayment, Part, Reason, Suggestion } from './pairing.ts'

// What it adds that one household and one sum go together; a little more than the same of one of them alone.
const FITS = { exactAmount: 14, part: -3, over: -2 } as const

/** Money of somebody who pays for his household: all that it owes for a year, as far as it goes, the payer's own first. */
export function ofHouseholds(
  movement: Movement,
  clues: readonly Clue[],
  { bills, payers, knowledge }: ClueIndex,
): readonly Suggestion[] {
  const { remaining } = movement
  if (remaining === null || bills.size === 0) return []
  const isOther = otherYearIn(movement, knowledge)
  const byPayer = Map.groupBy(clues, ({ memberId }) => payers.get(memberId) ?? 0)
  return [...byPayer].flatMap(([payerId, own]) =>
    (bills.get(payerId) ?? []).flatMap((bill) => {
      const signs = own.filter((clue) => isOf(clue, bill))
      const strongest = Math.max(...signs.map(({ weight }) => weight), 0)
      const owed = sumOf(bill)
      const fit = remaining === owed ? 'exactAmount' : remaining < owed ? 'part' : 'over'
      // By a name alone only what fits to the haléř.
      const isTold = fit === 'exactAmount' || strongest >= WEIGHTS.numberInText
      if (strongest < WEIGHTS.nameOfPayer || !isTold) return []
      const score = strongest + secondSigns(signs.map(({ reason }) => reason)) + FITS[fit]
      return suggestion({
        bill,
        payerId,
        money: remaining,
        fit,
        score,
        signs,
        isOther: isOther({ period: bill[0]?.period ?? null, remaining: null }),
      })
    }),
  )
}

/** A symbol of another year's fee says nothing of this one. */
function isOf({ paymentId }: Clue, bill: readonly OpenPayment[]): boolean {
  return paymentId === null || bill.some(({ id }) => id === paymentId)
}

type Found = {
  readonly bill: readonly OpenPayment[]
  readonly payerId: number
  readonly money: number
  readonly fit: keyof typeof FITS
  readonly score: number
  readonly signs: readonly Clue[]
  /** Another year is named. */
  readonly isOther: boolean
}

function suggestion({ bill, payerId, money, fit, score, signs, isOther }: Found): readonly Suggestion[] {
  const parts = filled(bill, money)
  // As much as one of them owes is his alone.
  if (parts.length < 2) return []
  const over = money - parts.reduce((sum, { amount }) => sum + amount, 0)
  const reasons = signs.map(({ reason }) => reason).filter((reason) => reason !== 'household')
  const said: readonly Reason[] = [
    ...new Set(reasons),
    'household',
    ...(isOther ? (['otherYear'] as const) : []),
    fit,
  ]
  return [{ parts, credit: over > 0 ? { memberId: payerId, amount: over } : null, reasons: said, score }]
}

function filled(bill: readonly OpenPayment[], money: number): readonly Part[] {
  let left = money
  return bill.map(asPart).flatMap((part) => {
    const amount = Math.min(left, part.amount)
    left -= amount
    return amount > 0 ? [{ ...part, amount }] : []
  })
}
