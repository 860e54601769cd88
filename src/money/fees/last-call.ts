import { addDays } from '../../ground/values/day.ts'

/** How the last call came to its person; only a delivered one lets the time run. */
export const CALL_DELIVERIES = ['mail', 'posted', 'handed'] as const
export type CallDelivery = (typeof CALL_DELIVERIES)[number]

export const CALL_OUTCOMES = ['ended', 'waived'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

/**
 * Where a last call stands: on its way; it came back, so the time does not run; running; the day has passed; somebody decided; paid
 * in time, or the fee is asked of nobody.
 */
export const CALL_STATES = ['on_way', 'stopped', 'running', 'passed', 'decided', 'settled'] as const
export type CallState = (typeof CALL_STATES)[number]

/** The days the club had set when the letter was written. */
export type CallDays = {
  /** The last day as the letter names it. */
  readonly statedOn: string
  readonly days: number
  /** How long a posted letter is thought to be on its way. */
  readonly postDays: number
}

/** The last day as a letter written today can name it: by post it will be on its way. */
export function statedDay(
  today: string,
  { days, postDays }: Omit<CallDays, 'statedOn'>,
  isOnPaper: boolean,
): string {
  return addDays(today, days + (isOnPaper ? postDays : 0))
}

/**
 * The last day to pay: all the days from the delivery, and never before the day the letter names. A letter that lay in the queue or
 * on the pile gives more time than it says, not less.
 */
export function lastDay({ statedOn, days, postDays }: CallDays, how: CallDelivery, on: string): string {
  const counted = addDays(on, days + (how === 'posted' ? postDays : 0))
  return counted > statedOn ? counted : statedOn
}

type Call = {
  readonly isBounced: boolean
  readonly lastOn: string | null
  readonly outcome: CallOutcome | null
  /** The fee is asked of nobody any more, or the person is out of the club another way. */
  readonly isOver: boolean
  /** The day the last of the money came; nothing while something is owed. */
  readonly paidOn: string | null
}

/** Money on the last day is in time; a day later it is not, whenever anybody noticed it. */
export function callState({ isBounced, lastOn, outcome, isOver, paidOn }: Call, today: string): CallState {
  if (outcome !== null) return 'decided'
  if (isOver) return 'settled'
  if (paidOn !== null && (lastOn === null || isBounced || paidOn <= lastOn)) return 'settled'
  if (isBounced) return 'stopped'
  if (lastOn === null) return 'on_way'
  return lastOn < today ? 'passed' : 'running'
}
