import { type MapLinks, mapLinks } from './gpx.ts'
import { drawRoute, type RouteDrawing } from './route.ts'

export type FoundRoute = { readonly drawing: RouteDrawing; readonly links: MapLinks | null }

export function work(gpx: string): FoundRoute | null {
  const drawing = drawRoute(gpx)
  return drawing && { drawing, links: mapLinks(gpx) }
}
