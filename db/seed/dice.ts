/** Chance that falls the same way every time, so that two demo clubs of one day are equal. */
export type Dice = {
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (percent: number) => boolean
}

export function createDice(seed: number): Dice {
  const next = mulberry32(seed)
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between,
    pick: (list) => at(list, between(0, list.length - 1)),
    chance: (percent) => next() * 100 < percent,
  }
}

/** The list as a wheel: any index is some item of it. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('nothing to choose from an empty list')
  return item
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
