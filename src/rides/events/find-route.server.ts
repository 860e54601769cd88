import { apart } from '../../ground/platform/apart.server.ts'
import type { Db } from '../../tables.ts'
import type { FoundRoute, work } from './draw-route.apart.ts'
import { findGpx } from './events.server.ts'

type Event = { readonly id: number; readonly version: number; readonly hasRoute: boolean }

const drawRoute = apart<typeof work>('rides/events/draw-route', { lane: 'pages', seconds: 10 })

const MOST_KEPT = 50
const drawn = new WeakMap<Db, Map<string, Promise<FoundRoute | null>>>()

/**
 * The drawing of an event's route. A file may have megabytes, so a version of an event is drawn once; where it cannot be
 * drawn now, the page goes without and the next visitor's tries again.
 */
export async function findRoute(db: Db, { id, version, hasRoute }: Event): Promise<FoundRoute | null> {
  if (!hasRoute) return null
  const kept = drawn.get(db) ?? new Map<string, Promise<FoundRoute | null>>()
  drawn.set(db, kept)
  const key = `${id}:${version}`
  const known = kept.get(key)
  if (known) return known

  const drawing = draw(db, id).catch(() => {
    kept.delete(key)
    return null
  })
  kept.set(key, drawing)
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return drawing
}

async function draw(db: Db, id: number): Promise<FoundRoute | null> {
  const gpx = await findGpx(db, id)
  return gpx ? drawRoute(gpx) : null
}
