import type { MeetingRules } from '../calling/rules.ts'

/** 'votes', or the first reason why not. */
export const STANDINGS = ['votes', 'kind', 'suspended', 'fee', 'age', 'age_unknown'] as const
export type Standing = (typeof STANDINGS)[number]

export type Facts = {
  /** His kind of membership on that day has a vote. */
  readonly kindVotes: boolean
  readonly isSuspended: boolean
  readonly owesFee: boolean
  readonly birthDate: string | null
}

type Rules = Pick<MeetingRules, 'needsFee' | 'ageFrom'>
type Question = (facts: Facts, asked: Rules & { readonly day: string }) => Standing | null

// In the order they are asked; the first that says something decides.
const QUESTIONS: readonly Question[] = [
  ({ kindVotes }) => (kindVotes ? null : 'kind'),
  ({ isSuspended }) => (isSuspended ? 'suspended' : null),
  ({ owesFee }, { needsFee }) => (needsFee && owesFee ? 'fee' : null),
  ({ birthDate }, { ageFrom, day }) => {
    if (ageFrom === null) return null
    if (birthDate === null) return 'age_unknown'
    return ageOn(birthDate, day) < ageFrom ? 'age' : null
  },
]

export function standingOf(facts: Facts, rules: Rules, day: string): Standing {
  for (const question of QUESTIONS) {
    const why = question(facts, { ...rules, day })
    if (why !== null) return why
  }
  return 'votes'
}

/** Whole years; who was born on 29 February comes of age on 1 March. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
