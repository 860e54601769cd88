/** A storm is walked at a few moments with the rest of the tests, and at many by `npm run storms`. */
export const isLong = process.env.STORMS === 'long'

export const moments = (few: number, many: number): number => (isLong ? many : few)

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
