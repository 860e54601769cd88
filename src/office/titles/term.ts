import { addDays } from '../../ground/values/day.ts'

/** From the first day to the last, both included; no last day is until further notice. Days are texts, so they compare. */
export type Term = { readonly startsOn: string; readonly endsOn: string | null }

export type TermState = 'past' | 'current' | 'coming'

/** How long before its end a term is spoken of. */
const SOON_DAYS = 60

export function termState({ startsOn, endsOn }: Term, today: string): TermState {
  if (startsOn > today) return 'coming'
  return endsOn !== null && endsOn < today ? 'past' : 'current'
}

export function overlap(one: Term, other: Term): boolean {
  return (
    (one.endsOn === null || one.endsOn >= other.startsOn) &&
    (other.endsOn === null || other.endsOn >= one.startsOn)
  )
}

/** A term that runs out within two months: time to think of elections. */
export function endsSoon(term: Term, today: string): boolean {
  return term.endsOn !== null && termState(term, today) === 'current' && term.endsOn <= soonUntil(today)
}

/** The last day on which a term that ends soon ends. */
export const soonUntil = (today: string): string => addDays(today, SOON_DAYS)

export const dayBefore = (day: string): string => addDays(day, -1)
