import { TOWNS } from './towns.ts'
import type { Flat, TrackPoint } from './track.ts'

/** Where on the drawing, in hundredths of its width and height. */
export type Spot = { readonly left: number; readonly top: number }

export type NamedPlaces = {
  readonly start: string | null
  readonly finish: string | null
  readonly towns: readonly (Spot & { readonly name: string })[]
}

/** A ride that passes nearer than this has been there. */
const NEAR_M = 2500
const MOST = 6
/** Names take room, more across than down. */
const ROOM = { left: 17, top: 11 } as const

/** The towns on the way, the larger first, as many as have room beside each other and the two ends. */
export function namePlaces(
  route: readonly Flat[],
  flatten: (position: Pick<TrackPoint, 'lat' | 'lon'>) => Flat,
  spotOf: (point: Flat) => Spot,
): NamedPlaces {
  const [first, last] = [route[0], route.at(-1)]
  if (!first || !last) return { start: null, finish: null, towns: [] }
  const passed = TOWNS.map((town) => ({ name: town.name, at: flatten(town) })).filter(({ at }) =>
    route.some((point) => isNear(point, at)),
  )
  // The nearest names an end, however small it is.
  const nameAt = (end: Flat) =>
    passed
      .filter(({ at }) => isNear(end, at))
      .toSorted((one, other) => far(end, one.at) - far(end, other.at))[0]?.name ?? null
  const [start, finish] = [nameAt(first), nameAt(last)]
  const taken: Spot[] = [spotOf(first), spotOf(last)]
  const towns: (Spot & { name: string })[] = []
  for (const { name, at } of passed) {
    // The line's own point: a town lies on the road that leads through it.
    const spot = spotOf(nearest(route, at))
    if (towns.length === MOST || name === start || name === finish) continue
    if (taken.some((other) => isCrowded(spot, other))) continue
    taken.push(spot)
    towns.push({ ...spot, name })
  }
  return { start, finish, towns }
}

function isNear(one: Flat, other: Flat): boolean {
  return far(one, other) < NEAR_M
}

function far(one: Flat, other: Flat): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

export function isCrowded(one: Spot, other: Spot): boolean {
  return Math.abs(one.left - other.left) < ROOM.left && Math.abs(one.top - other.top) < ROOM.top
}

function nearest(route: readonly Flat[], to: Flat): Flat {
  return route.reduce((best, point) => (far(point, to) < far(best, to) ? point : best))
}
