export type Point = readonly [x: number, y: number]
export type Random = () => number
export type Frame = {
  readonly width: number
  readonly height: number
  /** Where the farthest hills stand, as a share of the height; so is the sun's radius. */
  readonly horizon: number
  readonly sun: number
  /** How far from the middle the sun may stand: a wide poster is cut narrow on a phone. */
  readonly spread: number
  readonly waves: number
}
