export type Frame = {
  readonly width: number
  readonly height: number
  /** Where the farthest hills stand, as a share of the height; so is the sun's radius. */
  readonly horizon: number
  readonly sun: number
  /** Where the sun stands, and how far from there it may: a wide poster is cut narrow on a phone. */
  readonly middle: number
  readonly spread: number
  readonly waves: number
}

export const FRAMES = {
  card: { width: 600, height: 400, horizon: 0.5, sun: 0.125, middle: 0.5, spread: 0.26, waves: 4 },
  hero: { width: 1440, height: 640, horizon: 0.44, sun: 0.13, middle: 0.6, spread: 0.12, waves: 5 },
  /** Cut from its left on a phone: what matters stands on the right. */
  person: { width: 1200, height: 400, horizon: 0.5, sun: 0.16, middle: 0.76, spread: 0.08, waves: 6 },
} as const satisfies Record<string, Frame>

export type PosterShape = keyof typeof FRAMES

export const SHAPES = Object.keys(FRAMES) as readonly PosterShape[]
