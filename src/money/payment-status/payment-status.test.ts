import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  BY_URGENCY,
  CLOSED_STATUSES,
  daysOverdue,
  isArchived,
  isOpen,
  isPaid,
  nextReminderLevel,
  OPEN_STATUSES,
  openStatusOf,
  PAYMENT_ACTS,
  PAYMENT_STATUSES,
  paymentTone,
  REMINDABLE_STATUSES,
  REMINDER_LEVELS,
  statusAfter,
  statusOf,
} from './payment-status.ts'

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
  expect(REMINDABLE_STATUSES).toEqual(['DUE', 'REMINDER1'])
})

test.each([
  ['DUE', '2026-01-31', '2026-01-01', 0],
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

test('what has happened to a payment tells its status', () => {
  const at = new Date('2026-02-01T09:00:00Z')
  const nothing = { reminder1At: null, reminder2At: null, paidAt: null, archivedAt: null }

  expect(statusOf(nothing)).toBe('DUE')
  expect(statusOf({ ...nothing, reminder1At: at })).toBe('REMINDER1')
  expect(statusOf({ ...nothing, reminder1At: at, paidAt: at })).toBe('PAID')
  expect(statusOf({ ...nothing, reminder1At: at, archivedAt: at })).toBe('ARCHIVED')
})

test('whose eyes see which colour, what is open and which reminder comes next', () => {
  const rows = PAYMENT_STATUSES.map((status) =>
    [
      status,
      isOpen(status) ? 'open' : 'closed',
      isPaid(status) ? 'paid' : '–',
      isArchived(status) ? 'archived' : '–',
      nextReminderLevel(status) ?? '–',
      paymentTone(status, 'officer'),
      paymentTone(status, 'self'),
    ].join(' '),
  )

  expect(rows).toEqual([
    'DUE open – – 1 warning warning',
    'REMINDER1 open – – 2 warning danger',
    'REMINDER2 open – – – danger danger',
    'PAID closed paid – – success success',
    'ARCHIVED closed – archived – neutral neutral',
  ])
  expect([isPaid(null), isArchived(null)]).toEqual([false, false])
  expect(OPEN_STATUSES).toEqual(['DUE', 'REMINDER1', 'REMINDER2'])
  expect(CLOSED_STATUSES).toEqual(['PAID', 'ARCHIVED'])
  expect(REMINDER_LEVELS).toEqual([1, 2])
})

test('who waits longest for a reply stands first', () => {
  expect(BY_URGENCY).toEqual(['REMINDER2', 'REMINDER1', 'DUE', 'PAID', 'ARCHIVED'])
})

test('everybody asks here what a status means, and names none', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'db/seed/**/*.ts']).filter(
    (path) => !/\.test\.tsx?$/.test(path),
  )
  const STATUS = '(?:DUE|REMINDER[12]|PAID|ARCHIVED)'
  // By itself in quotes, or among others in a pattern, a list of the database or the beginning of a word.
  const quoted = `['"\`]${STATUS}['"\`]|['"\`]REMINDER['"\`]|(?:[(|,^]|(?<!\\$)\\{)${STATUS}[)}|,$]`
  const named = new RegExp(`${quoted}|(?:^|[{,])\\s*${STATUS}:|(?<!\\.)\\.${STATUS}\\b`, 'm')
  // What is said of each is a table by their names, and nothing else.
  const decides = new RegExp(`${quoted}|(?<!\\.)\\.${STATUS}\\b`)

  const naming = files.filter((path) =>
    (path.endsWith('.words.ts') ? decides : named).test(readFileSync(path, 'utf8')),
  )

  expect(naming.toSorted()).toEqual([
    'src/ground/tables/money.ts',
    'src/money/payment-status/payment-meaning.ts',
    'src/money/payment-status/payment-status.ts',
  ])
})
