import { expect, test } from 'vitest'
import { nextReminder, reminderDue } from './reminder.ts'

const SPACING = { firstReminderAfter: 14, secondReminderAfter: 21 }

test.each([
  ['DUE', '2026-01-31', null, '2026-02-13', null],
  ['DUE', '2026-01-31', null, '2026-02-14', 1],
  ['REMINDER1', '2026-01-31', '2026-02-20', '2026-03-12', null],
  ['REMINDER1', '2026-01-31', '2026-02-20', '2026-03-13', 2],
  ['REMINDER1', '2026-01-31', null, '2026-02-21', 2],
  ['REMINDER2', '2026-01-31', '2026-02-20', '2027-01-01', null],
  ['PAID', '2026-01-31', null, '2027-01-01', null],
  ['ARCHIVED', '2026-01-31', null, '2027-01-01', null],
] as const)('%s, due %s, reminded %s: on %s comes %s', (status, dueOn, reminder1On, today, level) => {
  expect(reminderDue({ status, dueOn, reminder1On }, today, SPACING)).toBe(level)
})

test.each([
  ['DUE', null, { level: 1, from: '2026-02-14' }],
  ['REMINDER1', '2026-02-20', { level: 2, from: '2026-03-13' }],
  ['REMINDER2', '2026-02-20', null],
] as const)('after %s, reminded %s, comes %j', (status, reminder1On, next) => {
  expect(nextReminder({ status, dueOn: '2026-01-31', reminder1On }, SPACING)).toEqual(next)
})
