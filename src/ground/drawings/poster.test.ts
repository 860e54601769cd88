import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LOOK_COUNT, neighbourLooks, posterAddress } from '../ui/poster-address.ts'
import { SHAPES } from './frame.ts'
import { LOOKS } from './looks.ts'
import { posterSvg } from './poster.ts'

const SEEDS = Array.from({ length: 120 }, (_, index) => index)

test.each(SHAPES)('the same number draws the same %s, another number another', (shape) => {
  const drawn = SEEDS.map((seed) => posterSvg({ seed, shape }))

  expect(SEEDS.map((seed) => posterSvg({ seed, shape }))).toEqual(drawn)
  expect(new Set(drawn).size).toBe(SEEDS.length)
})

test.each(SHAPES)('a %s is light and whole', (shape) => {
  for (const seed of SEEDS) {
    const svg = posterSvg({ seed, shape })
    expect(svg.length).toBeLessThan(45_000)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
  }
})

test('these very posters stay as they are; whoever changes one raises VERSION in poster-address.ts', () => {
  const drawn = SHAPES.map((shape) => [1, 2, 3].map((seed) => posterSvg({ seed, shape })).join('')).join('')

  expect(createHash('sha256').update(drawn).digest('hex').slice(0, 12)).toBe('d8d38dc6902f')
  expect(posterAddress({ seed: 1, shape: 'card' })).toBe('/posters/card-1.svg?v=4')
})

test('the address knows every palette, and each is worn', () => {
  expect(LOOK_COUNT).toBe(LOOKS.length)
  expect(new Set(LOOKS.map((_, look) => posterSvg({ seed: 1, shape: 'card', look }))).size).toBe(LOOKS.length)
})

test('no poster wears the palette of the three before it', () => {
  const seeds = [4, 34, 14, 24, 44, 5, 15, 25, 3, 13]
  const looks = [...neighbourLooks(seeds).values()]

  for (const [place, look] of looks.entries())
    expect(looks.slice(Math.max(0, place - 3), place)).not.toContain(look)
  expect(looks).toHaveLength(seeds.length)
  expect([...neighbourLooks([7, 2, 19]).values()]).toEqual([7, 2, 9])
})
