import { expect, test } from 'vitest'
import { warningDue } from './token-life.ts'

test.each([
  ['2027-01-01', null, null],
  ['2026-12-15', null, 30],
  ['2026-12-14', 30, null],
  ['2026-11-29', 30, 14],
  ['2026-11-29', 14, null],
  ['2026-11-18', 14, 3],
  ['2026-11-16', 3, null],
  ['2026-11-16', null, 3],
  ['2026-11-01', null, 3],
  [null, null, null],
] as const)('a token until %s, warned at %s, is warned about at %s', (expiresOn, warned, expected) => {
  expect(warningDue(expiresOn, warned, '2026-11-15')).toBe(expected)
})
