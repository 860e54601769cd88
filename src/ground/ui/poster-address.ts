// Posters are drawn by the server and kept by browsers for a year: their drawing is no weight on a page. Whoever changes
// the drawing raises the version; a test reminds him.
const VERSION = 4

/** How many palettes there are (`ground/drawings/looks.ts`, which no browser needs). */
export const LOOK_COUNT = 10

export type PosterShape = 'card' | 'hero' | 'person'

type PosterOf = {
  readonly seed: number
  readonly shape: PosterShape
  /** Another palette than its own. */
  readonly look?: number | undefined
}

export function posterAddress({ seed, shape, look }: PosterOf, format: 'svg' | 'jpg' = 'svg'): string {
  const palette = look === undefined ? '' : `-${look}`
  return `/posters/${shape}-${Math.abs(Math.trunc(seed))}${palette}.${format}?v=${VERSION}`
}

const NEAR = 3

/**
 * A palette for each of a list: its own, unless one of the three before it wears that (in a grid one of them may hang
 * above it). The same list is always coloured the same.
 */
export function neighbourLooks(seeds: readonly number[]): ReadonlyMap<number, number> {
  const looks: number[] = []
  for (const seed of seeds) {
    const near = looks.slice(-NEAR)
    let look = Math.abs(Math.trunc(seed)) % LOOK_COUNT
    while (near.includes(look)) look = (look + 1) % LOOK_COUNT
    looks.push(look)
  }
  return new Map(seeds.map((seed, place) => [seed, looks[place] ?? 0]))
}
