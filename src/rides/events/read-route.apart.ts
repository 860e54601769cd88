import { cleanRoute, type ReadRoute } from './gpx.ts'

export function work(file: string): ReadRoute | null {
  return cleanRoute(file)
}
