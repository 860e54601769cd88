import { expect, test } from 'vitest'
import { PAYMENT_STATUSES } from '../../people/members/member.ts'
import { daysOverdue, openStatusOf, PAYMENT_ACTS, statusAfter, statusesBefore } from './payment.ts'
import { validityOf } from './validity.ts'

test('what can be done to a payment, and where it leads', () => {
  const table = PAYMENT_STATUSES.map((status) =>
    [status, ...PAYMENT_ACTS.map((act) => statusAfter(status, act) ?? '–')].join(' '),
  )

  expect(table).toEqual([
    'DUE REMINDER1 PAID ARCHIVED',
    'REMINDER1 REMINDER2 PAID ARCHIVED',
    'REMINDER2 – PAID ARCHIVED',
    'PAID – – –',
    'ARCHIVED – – –',
  ])
  expect(statusesBefore('remind')).toEqual(['DUE', 'REMINDER1'])
})

test.each([
  ['DUE', '2026-01-31', '2026-01-31', 0],
  ['DUE', '2026-01-31', '2026-02-01', 1],
  ['REMINDER2', '2026-03-28', '2026-03-30', 2],
  ['PAID', '2026-01-31', '2026-06-01', 0],
  ['ARCHIVED', '2026-01-31', '2026-06-01', 0],
] as const)('%s due on %s is on %s %i days overdue', (status, dueOn, today, days) => {
  expect(daysOverdue({ status, dueOn }, today)).toBe(days)
})

test('a payment goes back to where its reminders had brought it', () => {
  const at = new Date('2026-02-01T09:00:00Z')

  expect(openStatusOf({ reminder1At: null, reminder2At: null })).toBe('DUE')
  expect(openStatusOf({ reminder1At: at, reminder2At: null })).toBe('REMINDER1')
  expect(openStatusOf({ reminder1At: at, reminder2At: at })).toBe('REMINDER2')
})

test.each([
  ['nothing ever paid', [], false, null],
  ['this year', [2026], true, '2026-12-31'],
  ['this year, said twice', [2026, 2026, 2025], true, '2026-12-31'],
  ['this year and the next', [2027, 2026], true, '2027-12-31'],
  ['next year but not this one', [2027, 2025], false, '2025-12-31'],
  ['up to last year', [2024, 2025], false, '2025-12-31'],
])('membership is computed from the paid years: %s', (_, paidPeriods, isValid, until) => {
  expect(validityOf({ lifeTime: false, paidPeriods }, '2026-06-15')).toEqual({ isValid, until })
})

test('a lifetime membership has no end', () => {
  expect(validityOf({ lifeTime: true, paidPeriods: [] }, '2026-06-15')).toEqual({
    isValid: true,
    until: null,
  })
})
