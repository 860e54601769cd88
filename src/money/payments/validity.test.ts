import { expect, test } from 'vitest'
import { validityOf } from './validity.ts'

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
