import { type MapLinks, mapLinks } from './gpx.ts'
import { drawRoute, type RouteDrawing, spotsAlong } from './route.ts'
import type { Spot } from './route-towns.ts'

export type FoundRoute = {
  readonly drawing: RouteDrawing
  readonly links: MapLinks | null
  /** The route in a hundred equal steps: where on the drawing so many kilometres are. */
  readonly along: readonly Spot[]
}

export function work(gpx: string): FoundRoute | null {
  const drawing = drawRoute(gpx)
  return drawing && { drawing, links: mapLinks(gpx), along: spotsAlong(gpx) }
}
