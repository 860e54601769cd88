import type { Majority, Quorum } from '../calling/rules.ts'

/** 'everybody': what was not announced is decided only if all who may vote are there and agree. */
export type VoteMajority = Majority | 'everybody'
export const VOTE_MAJORITIES = [
  'present',
  'two_thirds',
  'all',
  'everybody',
] as const satisfies readonly VoteMajority[]

export type Room = { readonly present: number; readonly entitled: number }

// Whole numbers alone: half of 120 and one more is 61, and so it is of 121.
const QUORATE: Readonly<Record<Quorum, (room: Room) => boolean>> = {
  half: ({ present, entitled }) => present * 2 > entitled,
  third: ({ present, entitled }) => present > 0 && present * 3 >= entitled,
  two_thirds: ({ present, entitled }) => present > 0 && present * 3 >= entitled * 2,
  any: ({ present }) => present > 0,
}

export function hasQuorum(quorum: Quorum, room: Room): boolean {
  return QUORATE[quorum](room)
}

/** How many of those who may vote must be there. */
export function quorumOf(quorum: Quorum, entitled: number): number {
  const enough = Array.from({ length: entitled + 1 }, (_, present) => present).find((present) =>
    hasQuorum(quorum, { present, entitled }),
  )
  return enough ?? 1
}

const NEEDED: Readonly<Record<VoteMajority, (room: Room) => number>> = {
  present: ({ present }) => Math.floor(present / 2) + 1,
  two_thirds: ({ present }) => Math.max(1, Math.ceil((present * 2) / 3)),
  all: ({ entitled }) => Math.floor(entitled / 2) + 1,
  everybody: ({ entitled }) => Math.max(1, entitled),
}

/** How many votes decide. Who abstains is present, and so counts against. */
export function votesNeeded(majority: VoteMajority, room: Room): number {
  return NEEDED[majority](room)
}

/** Numbers of answers: 1 yes and 2 no, or the candidates in their order; nothing is to abstain. */
export type Choice = readonly number[]
const YES = 1
const NO = 2

export type Tally = { readonly cast: number; readonly abstained: number; readonly counts: readonly number[] }

export function tallyOf(ballots: readonly Choice[], answers: number): Tally {
  return {
    cast: ballots.length,
    abstained: ballots.filter((choice) => choice.length === 0).length,
    counts: Array.from({ length: answers }, (_, index) =>
      ballots.reduce((sum, choice) => sum + (choice.includes(index + 1) ? 1 : 0), 0),
    ),
  }
}

type Asked = { readonly candidates: readonly unknown[]; readonly seats: number }

export const answersOf = ({ candidates }: Pick<Asked, 'candidates'>) => candidates.length || NO

/** Each answer once, known, and not more than there are seats; of yes and no one. */
export function isChoice(choice: Choice, { candidates, seats }: Asked): boolean {
  const most = candidates.length === 0 ? 1 : seats
  return (
    choice.length <= most &&
    new Set(choice).size === choice.length &&
    choice.every((answer) => Number.isInteger(answer) && answer >= 1 && answer <= answersOf({ candidates }))
  )
}

/** Whether numbers read out in the room can be true: nobody votes who is not there. */
export function fitsRoom(
  { counts, abstained }: Omit<Tally, 'cast'>,
  { candidates, seats }: Asked,
  present: number,
) {
  const given = counts.reduce((sum, count) => sum + count, 0)
  if ([...counts, abstained].some((count) => count < 0 || count > present)) return false
  return candidates.length === 0 ? given + abstained <= present : given <= (present - abstained) * seats
}

export type Outcome = 'passed' | 'rejected' | 'elected' | 'undecided' | 'no_quorum'
export const OUTCOMES = [
  'passed',
  'rejected',
  'elected',
  'undecided',
  'no_quorum',
] as const satisfies readonly Outcome[]

export type Result = { readonly outcome: Outcome; readonly elected: readonly number[] }

type Deciding = Asked & {
  readonly counts: readonly number[]
  readonly needed: number
  readonly isQuorate: boolean
}

/** Elected are those with enough votes, the most first; of those who are equal at the last seat nobody is. */
export function resultOf({ candidates, seats, counts, needed, isQuorate }: Deciding): Result {
  if (!isQuorate) return { outcome: 'no_quorum', elected: [] }
  if (candidates.length === 0)
    return { outcome: (counts[YES - 1] ?? 0) >= needed ? 'passed' : 'rejected', elected: [] }
  const ranked = rank(counts).filter(({ votes }) => votes >= needed)
  const cut = ranked[seats]?.votes ?? -1
  const elected = ranked
    .slice(0, seats)
    .filter(({ votes }) => votes > cut)
    .map(({ answer }) => answer)
  return { outcome: elected.length === seats ? 'elected' : 'undecided', elected }
}

/** Who goes on to another round: of those not elected twice as many as seats are left, and whoever is equal to the last of them. */
export function nextRound({
  counts,
  seats,
  elected,
}: {
  readonly counts: readonly number[]
  readonly seats: number
  readonly elected: readonly number[]
}) {
  const left = seats - elected.length
  const others = rank(counts).filter(({ answer }) => !elected.includes(answer))
  const last = others[left * 2 - 1]?.votes ?? 0
  return {
    seats: left,
    answers: others
      .filter(({ votes }, index) => index < left * 2 || votes === last)
      .map(({ answer }) => answer)
      .toSorted((one, other) => one - other),
  }
}

type Undecided = Parameters<typeof nextRound>[0] & { readonly candidates: readonly string[] }

/** The same by their names. */
export function runOff({ candidates, ...vote }: Undecided): { seats: number; candidates: readonly string[] } {
  const { seats, answers } = nextRound(vote)
  return { seats, candidates: answers.map((answer) => candidates[answer - 1] ?? '') }
}

const rank = (counts: readonly number[]) =>
  counts
    .map((votes, index) => ({ votes, answer: index + 1 }))
    .toSorted((one, other) => other.votes - one.votes || one.answer - other.answer)
