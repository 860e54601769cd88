import type { Db } from '../tables.ts'
import { findGpx } from './events.server.ts'
import { type MapLinks, mapLinks } from './gpx.ts'
import { drawRoute, type RouteDrawing } from './route.ts'

type Event = { readonly id: number; readonly version: number; readonly hasRoute: boolean }

export type FoundRoute = { readonly drawing: RouteDrawing; readonly links: MapLinks | null }

const MOST_KEPT = 50
const drawn = new WeakMap<Db, Map<string, FoundRoute | null>>()

/** The drawing of an event's route. A file may have megabytes, so a version of an event is drawn once. */
export async function findRoute(db: Db, { id, version, hasRoute }: Event): Promise<FoundRoute | null> {
  if (!hasRoute) return null
  const kept = drawn.get(db) ?? new Map<string, FoundRoute | null>()
  drawn.set(db, kept)
  const key = `${id}:${version}`
  const known = kept.get(key)
  if (known !== undefined) return known

  const gpx = await findGpx(db, id)
  const drawing = gpx ? drawRoute(gpx) : null
  const route = gpx && drawing ? { drawing, links: mapLinks(gpx) } : null
  kept.set(key, route)
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return route
}
