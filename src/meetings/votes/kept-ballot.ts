import type { Blinded } from './blind.ts'

/** A right this phone asked for and has no answer to yet: whose it is must be known to ask for the same again. */
type AskedRight = Blinded & { readonly whose: number }

/** A ballot nobody else has, until it is confirmed. Whose it is it does not say: with several of them nobody can tell. */
export type KeptBallot = Omit<Blinded, 'blinded'> & {
  readonly signed: string
  readonly choice: readonly number[] | null
  readonly isConfirmed: boolean
}

/** What a phone keeps of one secret vote. */
export type KeptVote = {
  readonly asked: readonly AskedRight[]
  /** Whose rights are in this phone, 0 one's own; which ballot came of which is not kept. */
  readonly takenFor: readonly number[]
  readonly ballots: readonly KeptBallot[]
}

export const NOTHING_KEPT: KeptVote = { asked: [], takenFor: [], ballots: [] }

// Once it is counted, the phone remembers that alone: neither the token nor the choice.
const CONFIRMED: KeptBallot = { token: '', inverse: '', signed: '', choice: null, isConfirmed: true }

/** Two who came by their links may share a phone: each has his own place in it. */
export const boxOf = (voteId: number, keeper: number | null = null) =>
  `klubovna-ballots:${voteId}${keeper === null ? '' : `:${keeper}`}`

export function findKept(box: string): KeptVote {
  try {
    const text = localStorage.getItem(box)
    return text === null ? NOTHING_KEPT : (JSON.parse(text) as KeptVote)
  } catch {
    return NOTHING_KEPT
  }
}

/** Thrown where nothing can be kept: then no right is taken either, for it would be lost with the page. */
export function keepVote(box: string, change: (kept: KeptVote) => KeptVote): KeptVote {
  const kept = change(findKept(box))
  localStorage.setItem(box, JSON.stringify(kept))
  return kept
}

export const withAsked =
  (right: AskedRight) =>
  (kept: KeptVote): KeptVote => ({ ...kept, asked: [...kept.asked, right] })

/** Signed, it lies among the others in the order of their random tokens. */
export const withSigned =
  ({ whose, blinded: _blinded, ...right }: AskedRight, signed: string) =>
  (kept: KeptVote): KeptVote => ({
    asked: kept.asked.filter(({ token }) => token !== right.token),
    takenFor: [...kept.takenFor, whose],
    ballots: [...kept.ballots, { ...right, signed, choice: null, isConfirmed: false }].toSorted(
      (one, other) => (one.token < other.token ? -1 : 1),
    ),
  })

export const withChoice =
  (wanted: string, choice: readonly number[]) =>
  (kept: KeptVote): KeptVote => ({
    ...kept,
    ballots: kept.ballots.map((ballot) =>
      ballot.token === wanted ? { ...ballot, choice: ballot.choice ?? choice } : ballot,
    ),
  })

export const withConfirmed =
  (wanted: string) =>
  (kept: KeptVote): KeptVote => ({
    ...kept,
    ballots: kept.ballots.map((ballot) => (ballot.token === wanted ? CONFIRMED : ballot)),
  })
