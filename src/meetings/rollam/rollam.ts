import type { RollamMajority } from '../calling/rules.ts'
import { votesNeeded } from '../votes/count.ts'

export const ROLLAM_STATES = ['draft', 'open', 'closed', 'cancelled'] as const
export type RollamState = (typeof ROLLAM_STATES)[number]
export const ROLLAM_CHOICES = ['yes', 'no', 'abstain'] as const
export type RollamChoice = (typeof ROLLAM_CHOICES)[number]
export const ROLLAM_WAYS = ['own', 'link', 'paper'] as const
export type RollamWay = (typeof ROLLAM_WAYS)[number]

type Sending = {
  /** How many days everybody has at least; 0 where the statutes know no decision by letter. */
  readonly days: number
  readonly untilOn: string
  /** The first day that is allowed. */
  readonly earliest: string
  readonly voters: number
}

type Why = 'rollam_off' | 'rollam_too_soon' | 'rollam_nobody'

// In the order they are asked; the first that holds is the reason told.
const QUESTIONS: readonly (readonly [Why, (sending: Sending) => boolean])[] = [
  ['rollam_off', ({ days }) => days === 0],
  ['rollam_too_soon', ({ untilOn, earliest }) => untilOn < earliest],
  ['rollam_nobody', ({ voters }) => voters === 0],
]

/** Why it cannot be sent; nothing where it can. */
export function whyNotSent(sending: Sending): Why | null {
  return QUESTIONS.find(([, holds]) => holds(sending))?.[0] ?? null
}

/** Answers are taken to the end of the last day, in Prague. */
export function isTaken(
  { state, untilOn }: { readonly state: RollamState; readonly untilOn: string },
  today: string,
): boolean {
  return state === 'open' && today <= untilOn
}

export type RollamTally = { readonly yes: number; readonly no: number; readonly abstained: number }

const NEEDED: Readonly<Record<RollamMajority, (entitled: number, answered: number) => number>> = {
  all: (entitled) => votesNeeded('all', { present: entitled, entitled }),
  two_thirds: (entitled) => votesNeeded('two_thirds', { present: entitled, entitled }),
  // Of nobody there is no majority: one vote at least.
  answered: (entitled, answered) => votesNeeded('present', { present: answered, entitled }),
}

/** How many had to be for it, and whether they were. Who is silent is against wherever all are counted. */
export function rollamResult(
  majority: RollamMajority,
  entitled: number,
  { yes, no, abstained }: RollamTally,
): { readonly needed: number; readonly outcome: 'passed' | 'rejected' } {
  const needed = NEEDED[majority](entitled, yes + no + abstained)
  return { needed, outcome: yes >= needed ? 'passed' : 'rejected' }
}
