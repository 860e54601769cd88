import { expect, test } from 'vitest'
import { periodOf, RETENTION_KEYS, ruleOf } from './retention.ts'

test.each([
  [null, 12],
  [3, 3],
  [2, 12],
  [13, 12],
])('a period outside its limits does not count: %s', (chosen, period) => {
  expect(periodOf('letters', chosen)).toBe(period)
})

test('every standard lies within its own limits', () => {
  expect(
    RETENTION_KEYS.map(ruleOf).filter(({ standard, least, most }) => standard < least || standard > most),
  ).toEqual([])
})
