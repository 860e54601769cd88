import type { Reason, Suggestion } from './pairing.ts'
import { suggestionKey } from './pairing.ts'

/** Below this no test proves that everything accepted at once is right, so nobody can set less. */
export const LEAST_SURE = 80
export const MOST_SURE = 99
/** Until the Treasurer says otherwise. */
export const FIRST_SURE = 90
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
  'donationLike',
])

export type SurePair = { readonly movementId: number; readonly suggestion: Suggestion }

/** What can be accepted at once: sure enough, without a doubt, well before the next, and no payment asked for twice. */
export function surePairs(
  suggestions: ReadonlyMap<number, readonly Suggestion[]>,
  limit: number,
): readonly SurePair[] {
  const sure = [...suggestions].flatMap(([movementId, [first, second]]): SurePair[] =>
    first && isSure(first, second, Math.max(limit, LEAST_SURE)) ? [{ movementId, suggestion: first }] : [],
  )
  const asked = Map.groupBy(
    sure.flatMap(({ suggestion }) => suggestion.parts),
    ({ paymentId }) => paymentId,
  )
  return sure.filter(({ suggestion }) =>
    suggestion.parts.every(({ paymentId }) => asked.get(paymentId)?.length === 1),
  )
}

function isSure(first: Suggestion, second: Suggestion | undefined, limit: number): boolean {
  return (
    first.parts.length > 0 &&
    first.credit === null &&
    first.score >= limit &&
    first.score - (second?.score ?? 0) >= LEAD &&
    !first.reasons.some((reason) => DOUBTS.has(reason))
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
