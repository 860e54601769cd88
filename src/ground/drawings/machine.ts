import type { Piece, Point } from './pen.ts'

/** Where a person sits, holds and stands. */
export type Seat = {
  readonly hip: Point
  readonly shoulder: Point
  readonly hand: Point
  readonly foot: Point
}

/** A motorcycle from its right side, riding to the right; a unit is a centimetre, the ground is at 160. */
export type Machine = {
  readonly pieces: readonly Piece[]
  /** Drawn over the rider: what is nearer to us than his leg. */
  readonly near?: readonly Piece[]
  readonly rider: Seat
  readonly pillion?: Seat
  readonly length: number
}
