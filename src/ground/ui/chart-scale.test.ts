import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthsIn, niceScale, shortMoney, ticks } from './chart-scale.ts'

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

test.each([
  [850_000, '8\u00a0500', '8,500'],
  [4_000_000, '40\u00a0tis.', '40k'],
  [585_120_000, '5,9\u00a0mil.', '5.9M'],
  [3_000_000_000, '30\u00a0mil.', '30M'],
])('%i haléře are %s on an axis, which has room for seven letters', (amount, czech, english) => {
  expect([shortMoney(amount, 'cs'), shortMoney(amount, 'en')]).toEqual([czech, english])
})

test('the largest takes all the room, and where there is nothing, nothing is drawn', () => {
  expect([0, 5, 10].map(lengthsIn(300, [5, 10]))).toEqual([0, 150, 300])
  expect(lengthsIn(300, [])(0)).toBe(0)
})

test('pictures of numbers and the tables under them are drawn in one place', () => {
  const others = globSync('src/**/*.tsx').filter((path) => !path.includes('ground/ui/'))
  const draws = (text: string) =>
    text.includes('<rect') || (text.includes('<details') && text.includes('<table'))

  expect(others.filter((path) => draws(readFileSync(path, 'utf8')))).toEqual([])
})
