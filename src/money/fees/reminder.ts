import { addDays } from './fee.ts'
import type { FeeSettings } from './fee-settings.ts'

export const REMINDER_LEVELS = [1, 2] as const
export type ReminderLevel = (typeof REMINDER_LEVELS)[number]

type Reminded = {
  readonly status: string
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
  if (status === 'DUE') return { level: 1, from: addDays(dueOn, firstReminderAfter) }
  if (status === 'REMINDER1') return { level: 2, from: addDays(reminder1On ?? dueOn, secondReminderAfter) }
  return null
}

/** The reminder that may go out today, if any. */
export function reminderDue(payment: Reminded, today: string, spacing: Spacing): ReminderLevel | null {
  const next = nextReminder(payment, spacing)
  return next !== null && next.from <= today ? next.level : null
}
