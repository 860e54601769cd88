import { cleanRoute, type ReadRoute, type RouteFault } from './gpx.ts'

export function work(file: string): ReadRoute | RouteFault {
  return cleanRoute(file)
}
