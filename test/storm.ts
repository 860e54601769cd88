/** A storm is walked at a few moments with the rest of the tests, and at many by `npm run storms`. */
export const isLong = process.env.STORMS === 'long'

export const moments = (few: number, many: number): number => (isLong ? many : few)

/**
 * One of a few, each time another one: the doors of a walk are sent all of them among themselves with the rest of the tests,
 * and each of them all by `npm run storms`.
 */
export const shared = <T>(all: readonly T[], turn: number, share = 3): readonly T[] =>
  isLong ? all : all.filter((_, index) => (index + turn) % share === 0)

/** The same moments every time (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
