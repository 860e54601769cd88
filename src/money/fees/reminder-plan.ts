import { DAY_MS } from '../../ground/values/day.ts'
import { pragueMoment } from '../../ground/values/moment.ts'

/** What becomes of a list of reminders that go by themselves. */
export const PLAN_STATES = ['planned', 'empty', 'stopped', 'unread', 'gone'] as const
export type PlanState = (typeof PLAN_STATES)[number]

/** What became of one reminder of it: sent or put on paper; money may have come; nothing is owed any more; could not be written. */
export const PLAN_OUTCOMES = ['sent', 'paper', 'held', 'settled', 'failed'] as const
export type PlanOutcome = (typeof PLAN_OUTCOMES)[number]

// Hours on the club's wall clock. A house that was off then does it when it is back.
const LISTED_FROM = 4
const TOLD_FROM = 7

type Last = { readonly madeOn: string; readonly state: PlanState; readonly endedOn: string | null }

/** A new list: at night, one at a time, and never on the day on which the last one went. */
export function isListingDue(last: Last | null, now: Date): boolean {
  const [today = '', time = ''] = pragueMoment(now).split('T')
  if (Number(time.slice(0, 2)) < LISTED_FROM) return false
  return last === null || (last.state !== 'planned' && last.madeOn < today && (last.endedOn ?? '') < today)
}

/** The Treasurer hears of it in the morning. */
export function isTellingDue(now: Date): boolean {
  return Number(pragueMoment(now).slice(11, 13)) >= TOLD_FROM
}

/** A whole day after he was told. */
export function goesAt(toldAt: Date): Date {
  return new Date(toldAt.getTime() + DAY_MS)
}
