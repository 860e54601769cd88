import type { Db } from '../tables.ts'
import { findGpx } from './events.server.ts'
import { drawRoute, type RouteDrawing } from './route.ts'

type Event = { readonly id: number; readonly version: number; readonly hasRoute: boolean }

const MOST_KEPT = 50
const drawn = new WeakMap<Db, Map<string, RouteDrawing | null>>()

/** The drawing of an event's route. A file may have megabytes, so a version of an event is drawn once. */
export async function findRoute(db: Db, { id, version, hasRoute }: Event): Promise<RouteDrawing | null> {
  if (!hasRoute) return null
  const kept = drawn.get(db) ?? new Map<string, RouteDrawing | null>()
  drawn.set(db, kept)
  const key = `${id}:${version}`
  const known = kept.get(key)
  if (known !== undefined) return known

  const gpx = await findGpx(db, id)
  const drawing = gpx && drawRoute(gpx)
  kept.set(key, drawing || null)
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return drawing || null
}
