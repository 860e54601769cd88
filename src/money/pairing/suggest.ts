import { type Clue, type ClueIndex, cluesOf, SECOND_SIGN, secondSigns, WEIGHTS } from './clues.ts'
import { fold } from './names.ts'
import { otherYearIn } from './said-year.ts'
import { ofHouseholds } from './suggest-household.ts'
import {
  compareText,
  type Movement,
  type OpenPayment,
  type Part,
  type Reason,
  refusalKey,
  type Suggestion,
  suggestionKey,
} from './pairing.ts'

const MOST_SUGGESTIONS = 5
const LEAST_SCORE = 30
/** So many payments are tried alone; the rest points there too weakly to be among the first. */
const MOST_ALONE = 24
/** So many payments are tried together; more would be guessing. */
const MOST_TOGETHER = 8
const HIGHEST = 99

// What the amount adds to what the signs say.
const FITS = { exactAmount: 12, part: -6, over: -4, foreign: -5 } as const
const SAID_YEAR = 2
/** A symbol for one payment says less about another payment of the same person. */
const OTHER_PAYMENT = 0.7

/** What this movement may be, the likeliest first, each with its reasons. */
export function suggestFor(movement: Movement, index: ClueIndex): readonly Suggestion[] {
  const clues = cluesOf(movement, index)
  const candidates = candidatesOf(movement, clues, index)
  const found = [
    ...candidates.slice(0, MOST_ALONE).map((candidate) => alone(movement, candidate)),
    ...together(movement, candidates),
    ...ofHouseholds(movement, clues, index),
    ...credits(movement, clues, candidates),
    ...donation(movement),
  ]
  return best(found.filter((one) => !index.knowledge.refused.has(refusalKey(movement.id, one))))
}

/** A payment this movement could be for, with how strongly everything points there. */
type Candidate = {
  readonly payment: OpenPayment
  readonly strength: number
  readonly reasons: readonly Reason[]
}

function candidatesOf(
  movement: Movement,
  clues: readonly Clue[],
  { byMember, knowledge }: ClueIndex,
): readonly Candidate[] {
  const byPerson = Map.groupBy(clues, ({ memberId }) => memberId)
  const text = textOf(movement)
  const isOther = otherYearIn(movement, knowledge)
  return [...byPerson]
    .flatMap(([memberId, own]) =>
      (byMember.get(memberId) ?? []).map((payment) => candidate({ text, isOther, payment, clues: own })),
    )
    .toSorted(
      (one, other) =>
        other.strength - one.strength ||
        compareText(one.payment.dueOn, other.payment.dueOn) ||
        one.payment.id - other.payment.id,
    )
}

type Pointed = {
  readonly text: string
  /** Whether another year is named than this payment's. */
  readonly isOther: (payment: OpenPayment) => boolean
  readonly payment: OpenPayment
  readonly clues: readonly Clue[]
}

function candidate({ text, isOther, payment, clues }: Pointed): Candidate {
  const weighed = clues.map(({ paymentId, weight, reason }) =>
    paymentId === null || paymentId === payment.id
      ? { weight, reason: reason === 'paidTwice' ? ('earlierSymbol' as const) : reason }
      : { weight: weight * OTHER_PAYMENT, reason: null },
  )
  const strongest = Math.max(...weighed.map(({ weight }) => weight))
  const saysYear = payment.period !== null && text.includes(String(payment.period)) ? SAID_YEAR : 0
  const otherYear = isOther(payment) ? (['otherYear'] as const) : []
  return {
    payment,
    strength: strongest + secondSigns(clues.map(({ reason }) => reason)) + saysYear,
    reasons: [
      ...weighed.flatMap(({ reason }) => reason ?? []),
      ...(saysYear ? (['year'] as const) : otherYear),
    ],
  }
}

/** The movement for one payment: exactly, as a part of it, or with something over. */
function alone({ remaining }: Movement, { payment, strength, reasons }: Candidate): Suggestion {
  const { memberId } = payment
  const fit = fitOf(remaining, payment.remaining)
  const amount = remaining === null ? payment.remaining : Math.min(remaining, payment.remaining)
  const over = remaining === null ? 0 : remaining - amount
  return {
    parts: [{ paymentId: payment.id, memberId, amount }],
    credit: over > 0 && mayKeep(memberId) ? { memberId, amount: over } : null,
    // That somebody near is named too says nothing more about the one who is named himself.
    reasons: [...(isNamed(reasons) ? reasons.filter((one) => one !== 'household') : reasons), fit],
    // Somebody's surname and a sum that fits nothing is no reason to bother anybody.
    score: strength < WEIGHTS.surnameInMessage && fit !== 'exactAmount' ? 0 : strength + FITS[fit],
  }
}

function isNamed(reasons: readonly Reason[]): boolean {
  return reasons.some((one) => one !== 'household' && one !== 'otherYear')
}

/** A guest comes once: what is over is given back, not kept for the next time. */
function mayKeep(memberId: number): boolean {
  return memberId > 0
}

function fitOf(remaining: number | null, owed: number): keyof typeof FITS {
  if (remaining === null) return 'foreign'
  if (remaining === owed) return 'exactAmount'
  return remaining < owed ? 'part' : 'over'
}

/** Two or three payments that make the sum exactly: of one person, or of people who pay together. */
function together({ remaining }: Movement, candidates: readonly Candidate[]): readonly Suggestion[] {
  if (remaining === null) return []
  const few = candidates.slice(0, MOST_TOGETHER)
  const found: Suggestion[] = []
  few.forEach((one, first) => {
    few.slice(first + 1).forEach((two, second) => {
      const rest = remaining - one.payment.remaining - two.payment.remaining
      if (rest === 0) found.push(sharedAmong([one, two]))
      if (rest <= 0) return
      for (const three of few.slice(first + second + 2))
        if (three.payment.remaining === rest) found.push(sharedAmong([one, two, three]))
    })
  })
  return found
}

function sharedAmong(group: readonly Candidate[]): Suggestion {
  const strengths = group.map(({ strength }) => strength)
  const [strongest, weakest] = [Math.max(...strengths), Math.min(...strengths)]
  const isOnePerson = new Set(group.map(({ payment }) => payment.memberId)).size === 1
  const second =
    isOnePerson || weakest >= WEIGHTS.nameOfPayer ? 8 : weakest >= WEIGHTS.surnameInMessage ? 4 : -3
  return {
    parts: group.map(({ payment }): Part => ({
      paymentId: payment.id,
      memberId: payment.memberId,
      amount: payment.remaining,
    })),
    credit: null,
    reasons: [...new Set(group.flatMap(({ reasons }) => reasons)), isOnePerson ? 'sumOfDues' : 'twoPeople'],
    // Of two equal pairs the one whose second is surer.
    score: strongest + second + weakest / 20 - (group.length - 2) * 4,
  }
}

/** Money of a person who owes nothing it could be for: kept for the next time. */
function credits(
  { remaining }: Movement,
  clues: readonly Clue[],
  candidates: readonly Candidate[],
): readonly Suggestion[] {
  if (remaining === null) return []
  const debtors = new Set(candidates.map(({ payment }) => payment.memberId))
  return [...Map.groupBy(clues, ({ memberId }) => memberId)].flatMap(([memberId, own]) => {
    const owes = debtors.has(memberId)
    const twice = own.some(({ reason }) => reason === 'paidTwice')
    const strongest = Math.max(...own.map(({ weight }) => weight))
    if ((owes && !twice) || !mayKeep(memberId)) return []
    return [
      {
        parts: [],
        credit: { memberId, amount: remaining },
        reasons: own.map(({ reason }) => reason),
        score: twice ? WEIGHTS.earlierSymbol + (owes ? -2 : SECOND_SIGN) : strongest - 20,
      },
    ]
  })
}

const GIFT = /\b(?:dar|daru|darek|dary|daruji|darujem|sponzor\w*|donation|donate|gift|na pivo)\b/

function donation(movement: Movement): readonly Suggestion[] {
  if (!GIFT.test(textOf(movement))) return []
  return [{ parts: [], credit: null, reasons: ['donationLike'], score: 60 }]
}

function best(found: readonly Suggestion[]): readonly Suggestion[] {
  return (
    found
      .filter(({ score }) => score >= LEAST_SCORE)
      .map((one) => ({ ...one, reasons: [...new Set(one.reasons)] }))
      .toSorted(
        (one, other) =>
          other.score - one.score || firstPayment(one) - firstPayment(other) || keyOrder(one, other),
      )
      // A household is found as two people who pay together, too: said once, by what says more.
      .filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index)
      .slice(0, MOST_SUGGESTIONS)
      .map((one) => ({ ...one, score: Math.min(HIGHEST, Math.round(one.score)) }))
  )
}

function firstPayment({ parts }: Suggestion): number {
  return Math.min(...parts.map(({ paymentId }) => paymentId), Infinity)
}

function isSame(one: Suggestion, other: Suggestion): boolean {
  return suggestionKey(one) === suggestionKey(other)
}

function keyOrder(one: Suggestion, other: Suggestion): number {
  return compareText(suggestionKey(one), suggestionKey(other))
}

function textOf({ message, payerReference, identification, comment }: Movement): string {
  return fold([message, payerReference, identification, comment].filter(Boolean).join(' '))
}
