import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceScale, ticks } from './chart-scale.ts'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [84, [0, 25, 50, 75, 100]],
  [139_200, [0, 50_000, 100_000, 150_000]],
])('an axis up to %i has lines at %j', (most, lines) => {
  expect(ticks(niceScale(most))).toEqual(lines)
})

test('everything fits under the top, in a few steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (most) => {
      const scale = niceScale(most)

      expect(scale.top).toBeGreaterThanOrEqual(most)
      expect(ticks(scale).length).toBeLessThanOrEqual(6)
    }),
  )
})
