import { expect, test } from 'vitest'
import { closesAt, HANDLE_DELAY, HANDLE_HOLD, isScrollLocked, isTap, SCROLL_LOCK } from './drawer-swipe.ts'

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

test('the numbers of the specification', () => {
  expect([HANDLE_HOLD, HANDLE_DELAY, SCROLL_LOCK]).toEqual([250, 120, 100])
})

test.each([
  [0, 0, true],
  [249, 0, true],
  [250, 0, false],
  [900, 0, false],
  [100, 3, false],
  [100, -3, false],
  [100, Number.NaN, true],
])('the handle held for %i ms and moved by %s: a tap %s', (heldFor, moved, tap) => {
  expect(isTap({ heldFor, moved })).toBe(tap)
})

test.each([
  [null, 5000, false],
  [4999, 5000, true],
  [4901, 5000, true],
  [4900, 5000, false],
  [6000, 5000, false],
])('scrolled at %s, pulled at %i: locked %s', (scrolledAt, now, locked) => {
  expect(isScrollLocked(scrolledAt, now)).toBe(locked)
})
