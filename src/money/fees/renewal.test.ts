import { expect, test } from 'vitest'
import { isYearOpen } from './renewal.ts'

test.each([
  [2027, '2026-10-31', 11, false],
  [2027, '2026-11-01', 11, true],
  [2027, '2026-12-31', 1, false],
  [2027, '2027-01-01', 1, true],
  [2027, '2027-12-31', 12, true],
  [2027, '2028-01-01', 10, false],
  [2026, '2026-06-01', null, false],
] as const)('the year %i is on %s, opened from the month %s: %s', (period, today, renewalFrom, isOpen) => {
  expect(isYearOpen(period, today, { renewalFrom })).toBe(isOpen)
})
