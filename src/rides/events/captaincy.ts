import { addDays, pragueDay } from '../../ground/values/day.ts'
import { daysLater, momentOn } from '../../ground/values/moment.ts'

type Span = { readonly startsAt: Date; readonly endsAt: Date | null }
type Window = { readonly opensAt: Date; readonly closesAt: Date }

const HOUR = 3_600_000
const DAYS_BEFORE = 2
const DAYS_AFTER = 2

/** Without an end, a ride lasts till the end of its day. */
export function endOf({ startsAt, endsAt }: Span): Date {
  return endsAt ?? momentOn(addDays(pragueDay(startsAt), 1), '00:00')
}

/** The captain's phone: from two days before the start until 48 hours after the end. */
export function captainWindow(span: Span): Window {
  return {
    opensAt: daysLater(span.startsAt, -DAYS_BEFORE),
    closesAt: daysLater(endOf(span), DAYS_AFTER),
  }
}

/** Emergency contacts: from two hours before the start until noon of the day after the last one. */
export function emergencyWindow(span: Span): Window {
  const lastDay = pragueDay(span.endsAt ?? span.startsAt)
  return {
    opensAt: new Date(span.startsAt.getTime() - 2 * HOUR),
    closesAt: momentOn(addDays(lastDay, 1), '12:00'),
  }
}

export function isWithin({ opensAt, closesAt }: Window, moment: Date): boolean {
  return opensAt <= moment && moment < closesAt
}
