import { expect, test } from 'vitest'
import { hogState, monthLater, normalizeHogNumber } from './hog-number.ts'

test.each([
  ['CZ4411207', 'CZ4411207'],
  [' cz 441 1207 ', 'CZ4411207'],
  ['cz-4411207', 'CZ4411207'],
  ['CZ\u00a0441\u00a01207', 'CZ4411207'],
  ['123', null],
  ['', null],
  ['CZ44/11207', null],
  ['ČZ4411207', null],
  ['A'.repeat(16), null],
])('%j is the number %j', (text, number) => {
  expect(normalizeHogNumber(text)).toBe(number)
})

test.each([
  ['2026-11-15', '2026-12-15'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
])('a month after %s is %s', (day, later) => {
  expect(monthLater(day)).toBe(later)
})

test.each([
  [null, null, 'missing'],
  [null, '2030-01-01', 'missing'],
  ['CZ1234', null, 'unknown'],
  ['CZ1234', '2026-11-14', 'expired'],
  ['CZ1234', '2026-11-15', 'expiring'],
  ['CZ1234', '2026-12-15', 'expiring'],
  ['CZ1234', '2026-12-16', 'valid'],
] as const)('number %s until %s is %s on 15 November 2026', (hogNumber, hogExpiresOn, state) => {
  expect(hogState({ hogNumber, hogExpiresOn }, '2026-11-15')).toBe(state)
})
