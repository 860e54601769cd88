import { expect, test } from 'vitest'
import { drawPoster } from './poster-drawing.ts'

const SEEDS = Array.from({ length: 200 }, (_, index) => index - 20)

test('the same number draws the same poster', () => {
  for (const seed of SEEDS) expect(drawPoster(seed)).toEqual(drawPoster(seed))
})

test('this very poster stays as it is, on every engine and in every year', () => {
  const { sun, hills } = drawPoster(1)
  expect(sun).toEqual({ x: 332, y: 146, radius: 50 })
  expect(hills[0]?.path).toBe(
    'M0 400V185C76 185 76 217 151 217C233 217 233 185 314 185C385 185 385 224 455 224C528 224 528 186 600 186L600 400Z',
  )
})

test('different numbers draw different posters', () => {
  expect(new Set(SEEDS.map((seed) => JSON.stringify(drawPoster(seed)))).size).toBe(SEEDS.length)
})

test('four neighbours wear four palettes', () => {
  expect(new Set([8, 9, 10, 11].map((seed) => drawPoster(seed).palette.sun)).size).toBe(4)
})

test.each(['card', 'hero'] as const)('a %s is small and has whole numbers in it', (shape) => {
  for (const seed of SEEDS) {
    const { hills, road, dashes } = drawPoster(seed, shape)
    const paths = [...hills.map((hill) => hill.path), road, dashes].join('')
    expect(paths.length).toBeLessThan(2600)
    expect(paths).not.toMatch(/NaN|Infinity|undefined|\d\.\d\d/)
  }
})

test.each(['card', 'hero'] as const)('the sun of a %s stays in the sky', (shape) => {
  for (const seed of SEEDS) {
    const { sun, width, height } = drawPoster(seed, shape)
    expect(sun.y - sun.radius).toBeGreaterThan(0)
    expect(sun.y).toBeLessThan(height * 0.45)
    expect(Math.abs(sun.x - width / 2)).toBeLessThan(width * 0.2)
  }
})
