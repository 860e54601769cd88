import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthsIn, niceScale, ticks } from './chart-scale.ts'

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
