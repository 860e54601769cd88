import { addDays } from '../../ground/values/day.ts'
import {
  nextReminderLevel,
  type PaymentStatus,
  type ReminderLevel,
} from '../payment-status/payment-status.ts'
import type { FeeSettings } from './fee-settings.ts'

type Reminded = {
  readonly status: PaymentStatus
  readonly dueOn: string
  /** The day of the first reminder. */
  readonly reminder1On: string | null
}

type Spacing = Pick<FeeSettings, 'firstReminderAfter' | 'secondReminderAfter'>

/** Which reminder comes next for an open payment, and from which day; none after the second. */
export function nextReminder(
  { status, dueOn, reminder1On }: Reminded,
  { firstReminderAfter, secondReminderAfter }: Spacing,
): { readonly level: ReminderLevel; readonly from: string } | null {
  const level = nextReminderLevel(status)
  if (level === null) return null
  const from = {
    1: addDays(dueOn, firstReminderAfter),
    2: addDays(reminder1On ?? dueOn, secondReminderAfter),
  }
  return { level, from: from[level] }
}

/** The reminder that may go out today, if any. */
export function reminderDue(payment: Reminded, today: string, spacing: Spacing): ReminderLevel | null {
  const next = nextReminder(payment, spacing)
  return next !== null && next.from <= today ? next.level : null
}
