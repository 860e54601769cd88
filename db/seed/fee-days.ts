import { addDays } from '../../src/ground/values/day.ts'
import { earlier, later } from './calendar.ts'
import type { FeePlan } from './fee-plan.ts'
import type { PaymentDays } from './payment.ts'

const DAYS_TO_PAY = 21
const FIRST_REMINDER_AFTER = 14
const SECOND_REMINDER_AFTER = 21

export type FeeCourse = {
  period: number
  createdOn: string
  today: string
  /** Spreads people over the calendar. */
  spread: number
  /** Must have paid, even if only yesterday. */
  isPunctual: boolean
}

/** The days of one fee that come as near to the wish as today allows. */
export function feeDays(intent: Exclude<FeePlan, 'not generated'>, course: FeeCourse): PaymentDays {
  const yesterday = addDays(course.today, -1)
  if (intent === 'due') return dueSince(later(course.createdOn, addDays(course.today, -10)), course)
  // Some of them are waiting for the first reminder already.
  if (intent === 'just overdue') {
    const daysAgo = 33 + (course.spread % 3) * 5
    return dueSince(later(course.createdOn, addDays(course.today, -daysAgo)), course)
  }
  if (intent === 'reminded once' || intent === 'reminded twice') return reminded(intent, course, yesterday)
  if (intent === 'paid' || intent === 'paid after reminder') return paid(intent, course, yesterday)
  return archived(course, yesterday)
}

function dueSince(createdOn: string, { period }: FeeCourse): PaymentDays {
  return { createdOn, dueOn: later(`${period}-01-31`, addDays(createdOn, DAYS_TO_PAY)) }
}

function reminded(
  intent: 'reminded once' | 'reminded twice',
  course: FeeCourse,
  yesterday: string,
): PaymentDays {
  const due = dueSince(course.createdOn, course)
  const firstPossible = addDays(due.dueOn, FIRST_REMINDER_AFTER)
  if (firstPossible > yesterday) return due
  if (intent === 'reminded once') {
    const lately = addDays(course.today, course.spread % 2 === 0 ? -4 : -40)
    return { ...due, reminder1On: later(firstPossible, lately) }
  }
  const once: PaymentDays = { ...due, reminder1On: firstPossible }
  const second = later(
    addDays(firstPossible, SECOND_REMINDER_AFTER),
    addDays(course.today, -25 - course.spread),
  )
  return second > yesterday ? once : { ...once, reminder2On: second }
}

function paid(intent: 'paid' | 'paid after reminder', course: FeeCourse, yesterday: string): PaymentDays {
  const due = dueSince(course.createdOn, course)
  if (intent === 'paid after reminder') {
    const reminder1On = addDays(due.dueOn, FIRST_REMINDER_AFTER)
    const paidOn = addDays(reminder1On, 2 + (course.spread % 12))
    return paidOn > yesterday ? reminded('reminded once', course, yesterday) : { ...due, reminder1On, paidOn }
  }
  const paidOn = addDays(course.createdOn, 2 + course.spread)
  if (paidOn <= yesterday) return { ...due, paidOn }
  return course.isPunctual ? { ...due, paidOn: yesterday } : due
}

function archived(course: FeeCourse, yesterday: string): PaymentDays {
  const due = dueSince(course.createdOn, course)
  return {
    ...due,
    archivedOn: earlier(addDays(due.dueOn, 30 + course.spread), yesterday),
  }
}
