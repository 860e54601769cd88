export type Frame = {
  readonly width: number
  readonly height: number
  /** Where the farthest hills stand, as a share of the height; so is the sun's radius. */
  readonly horizon: number
  readonly sun: number
  /** How far above the farthest hills the sun stands at least. */
  readonly rise: number
  /** Where the sun stands, and how far from there it may: a wide poster is cut narrow on a phone. */
  readonly middle: number
  readonly spread: number
  readonly waves: number
}

export const FRAMES = {
  card: { width: 600, height: 400, horizon: 0.5, sun: 0.125, rise: 0.1, middle: 0.5, spread: 0.26, waves: 4 },
  hero: {
    width: 1440,
    height: 640,
    horizon: 0.44,
    sun: 0.13,
    rise: 0.03,
    middle: 0.66,
    spread: 0.12,
    waves: 5,
  },
  /** Cut from its left on a phone: what matters stands on the right. */
  person: {
    width: 1200,
    height: 400,
    horizon: 0.5,
    sun: 0.16,
    rise: 0.1,
    middle: 0.76,
    spread: 0.08,
    waves: 6,
  },
  /** As a camera takes it. */
  photo: {
    width: 1500,
    height: 1000,
    horizon: 0.46,
    sun: 0.1,
    rise: 0.1,
    middle: 0.5,
    spread: 0.5,
    waves: 5,
  },
  tall: { width: 1000, height: 1500, horizon: 0.5, sun: 0.08, rise: 0.1, middle: 0.5, spread: 0.3, waves: 4 },
} as const satisfies Record<string, Frame>

export type PosterShape = keyof typeof FRAMES

/** Those that have an address. */
export const SHAPES = ['card', 'hero', 'person'] as const satisfies readonly PosterShape[]
