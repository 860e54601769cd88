/** How far a finger must go, as a share of the screen; and never less than this many pixels. */
const SHARE = 0.12
const LEAST = 40

/** A finger to the left asks for the next photo, to the right for the one before. */
export function swipeStep(moved: number, screen: number): -1 | 0 | 1 {
  if (Math.abs(moved) < Math.max(LEAST, screen * SHARE)) return 0
  return moved < 0 ? 1 : -1
}
