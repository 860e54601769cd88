import { validityOf } from '../../money/payments/validity.ts'

/** What a card is worth today: it holds, it waits for money or for the club's yes, or it is over. */
export type CardState = 'valid' | 'expired' | 'waiting' | 'ended'
export type Standing = {
  readonly state: CardState
  /** The last day it holds or held; null where there is no such day. */
  readonly until: string | null
}

type Holder = {
  readonly isIn: boolean
  readonly isApproved: boolean
  readonly lifeTime: boolean
  readonly paidPeriods: readonly number[]
  /** When this year's fee is due, where it was asked for and has not come yet. */
  readonly openFeeDueOn: string | null
}

/**
 * A year that is paid holds to its last day. In the new year a card holds on until the fee is due, so
 * that nobody is turned away on the second of January; whoever owed last year has no such days.
 */
export function standingOf(holder: Holder, today: string): Standing {
  const { isIn, isApproved, lifeTime, paidPeriods, openFeeDueOn } = holder
  if (!isIn) return { state: 'ended', until: null }
  if (!isApproved) return { state: 'waiting', until: null }
  const { isValid, until } = validityOf({ lifeTime, paidPeriods }, today)
  if (isValid) return { state: 'valid', until }
  const hadLastYear = paidPeriods.includes(Number(today.slice(0, 4)) - 1)
  if (hadLastYear && openFeeDueOn !== null && openFeeDueOn >= today)
    return { state: 'valid', until: openFeeDueOn }
  return { state: 'expired', until }
}
