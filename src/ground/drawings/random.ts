export type Random = () => number

/** Mulberry32: the same number throws the same dice in every year. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(Math.trunc(seed) + 0x51ed, 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing {
  return things[Math.floor(random() * things.length)] ?? things[0]
}
