import type { Reason, Suggestion } from './pairing.ts'
import { suggestionKey } from './pairing.ts'

/** Below this no test proves that everything accepted at once is right, so nobody can set less. */
export const LEAST_SURE = 80
export const MOST_SURE = 99
/** Until the Treasurer says otherwise. */
export const FIRST_SURE = 85
/** So much surer than the next possibility: of two that look alike a person decides. */
const LEAD = 10

// Each of them asks a person to look twice, however sure the rest is.
const DOUBTS: ReadonlySet<Reason> = new Set<Reason>([
  'part',
  'over',
  'foreign',
  'mistypedSymbol',
  'paidTwice',
  'cameTwice',
  'otherYear',
  'donationLike',
])

// The bank's own symbol says whose it is; that it is less or more than he owes changes nothing about that.
const TOLD_BY_SYMBOL: ReadonlySet<Reason> = new Set<Reason>(['part', 'over'])

export type SurePair = { readonly movementId: number; readonly suggestion: Suggestion }

/**
 * What can be accepted at once: sure enough, without a doubt, well before the next, and no payment asked for twice. Of several parts
 * of one payment the first is taken; what is left to pay after it is asked anew.
 */
export function surePairs(
  suggestions: ReadonlyMap<number, readonly Suggestion[]>,
  limit: number,
): readonly SurePair[] {
  const sure = [...suggestions].flatMap(([movementId, [first, second]]): SurePair[] =>
    first && isSure(first, second, Math.max(limit, LEAST_SURE)) ? [{ movementId, suggestion: first }] : [],
  )
  const asked = Map.groupBy(
    sure.flatMap((pair) => pair.suggestion.parts.map(({ paymentId }) => ({ paymentId, pair }))),
    ({ paymentId }) => paymentId,
  )
  return sure.filter((pair) =>
    pair.suggestion.parts.every(({ paymentId }) => {
      const all = asked.get(paymentId) ?? []
      return all.length === 1 || (all[0]?.pair === pair && all.every((one) => isPart(one.pair)))
    }),
  )
}

const isPart = ({ suggestion: { reasons } }: SurePair) => reasons.includes('part')

function isSure(first: Suggestion, second: Suggestion | undefined, limit: number): boolean {
  return (
    first.parts.length > 0 &&
    (first.credit === null || isToldBySymbol(first, 'over')) &&
    first.score >= limit &&
    first.score - (second?.score ?? 0) >= LEAD &&
    !first.reasons.some((reason) => DOUBTS.has(reason) && !isSettled(first, reason))
  )
}

/** What would be a doubt, and is none beside what else is known. */
function isSettled(suggestion: Suggestion, doubt: Reason): boolean {
  return doubt === 'mistypedSymbol' ? isSlip(suggestion) : isToldBySymbol(suggestion, doubt)
}

/** His own account and exactly what he owes: without the symbol it would be sure, and a slip of it is no less. */
function isSlip({ reasons }: Suggestion): boolean {
  return reasons.includes('sameAccount') && reasons.includes('exactAmount')
}

/** Of a part of what a household owes nobody knows whose it is. */
function isToldBySymbol({ reasons, parts }: Suggestion, doubt: Reason): boolean {
  return (
    TOLD_BY_SYMBOL.has(doubt) &&
    reasons.includes('symbol') &&
    reasons.includes(doubt) &&
    (doubt !== 'part' || parts.length === 1)
  )
}

/** How the pairings of one acceptance are known afterwards. In Czech, as everything the record keeps. */
export function acceptedNote(batchId: number): string {
  return `Přijato najednou, běh ${batchId}.`
}

const UNDONE = 'Vráceno celé přijetí, běh'
/** Taken back with all the others: that is no 'no' to each of them, so they are suggested again. */
export const UNDONE_TOGETHER = `${UNDONE} %`

export function undoneReason(batchId: number, reason: string): string {
  return `${UNDONE} ${batchId}: ${reason}`
}

/** '12:101+102,13:104': what was seen is what is accepted. */
export function writeShown(pairs: readonly SurePair[]): string {
  return pairs.map(({ movementId, suggestion }) => shownKey({ movementId, suggestion })).join(',')
}

export function shownKey({ movementId, suggestion }: SurePair): string {
  return `${movementId}:${suggestionKey(suggestion)}`
}
