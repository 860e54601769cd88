import { expect, test } from 'vitest'
import { closesAt } from './drawer-swipe.ts'

test.each([
  [0, 400, false],
  [100, 400, false],
  [101, 400, true],
  [-300, 400, false],
  [Number.NaN, 400, false],
  [50, 0, false],
])('dragged %s of %s: closes %s', (moved, size, closes) => {
  expect(closesAt(moved, size)).toBe(closes)
})
