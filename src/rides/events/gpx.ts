import { climb, distances, readAnyPoints, readGpx, type TrackPoint } from './track.ts'

export const LARGEST_GPX = 5_000_000
const MOST_POINTS = 20_000

/** Nobody rides farther in one go, nor to where no road is. */
const LONGEST_M = 10_000_000
const LOWEST_M = -500
const HIGHEST_M = 9000

/** Why a file is no route: nothing to read in it, or what stands there cannot be. */
export type RouteFault = 'gpx_unreadable' | 'gpx_lies'

export type ReadRoute = {
  readonly gpx: string
  readonly lengthM: number
  /** Null where the file knows no heights. */
  readonly climbM: number | null
}

/**
 * A route out of an uploaded file, written anew: only where it leads and how high. When somebody rode it,
 * how fast and what his device is called stays out; so do entities, of which a GPX has no need.
 */
export function cleanRoute(file: string): ReadRoute | RouteFault {
  if (file.length > LARGEST_GPX || !/<gpx[\s>]/i.test(file.slice(0, 10_000))) return 'gpx_unreadable'
  if (/<!(?:DOCTYPE|ENTITY)/i.test(file)) return 'gpx_unreadable'
  const all = readAnyPoints(file)
  if (all.some(isNowhere)) return 'gpx_lies'
  const points = thin(all)
  const lengthM = Math.round(distances(points).at(-1) ?? 0)
  if (points.length < 2 || lengthM < 1) return 'gpx_unreadable'
  if (lengthM > LONGEST_M) return 'gpx_lies'
  const heights = points.map(({ ele }) => ele).filter((ele) => ele !== null)
  return { gpx: writeGpx(points), lengthM, climbM: heights.length === points.length ? climb(heights) : null }
}

const isNowhere = ({ lat, lon, ele }: TrackPoint) =>
  Math.abs(lat) > 85 || Math.abs(lon) > 180 || (ele !== null && (ele < LOWEST_M || ele > HIGHEST_M))

function thin(points: readonly TrackPoint[]): TrackPoint[] {
  const step = Math.ceil(points.length / MOST_POINTS)
  return points.filter((_, index) => index % step === 0 || index === points.length - 1)
}

function writeGpx(points: readonly TrackPoint[]): string {
  const lines = points.map(({ lat, lon, ele }) => {
    const height = ele === null ? '' : `<ele>${round(ele, 10)}</ele>`
    return `<trkpt lat="${round(lat, 1e5)}" lon="${round(lon, 1e5)}">${height}</trkpt>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Klubovna" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>',
    ...lines,
    '</trkseg></trk></gpx>',
    '',
  ].join('\n')
}

function round(number: number, parts: number): number {
  return Math.round(number * parts) / parts
}

export type MapLinks = { readonly mapy: string; readonly google: string }

const STOPS = 8

/** The same way in the two map services people have in their phones; they find the roads between the stops themselves. */
export function mapLinks(gpx: string): MapLinks | null {
  const points = readGpx(gpx)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const stops = stopsOf(points)
  const lonLat = ({ lat, lon }: TrackPoint) => `${round(lon, 1e5)},${round(lat, 1e5)}`
  const latLon = ({ lat, lon }: TrackPoint) => `${round(lat, 1e5)},${round(lon, 1e5)}`
  const mapy = new URLSearchParams({
    start: lonLat(first),
    end: lonLat(last),
    routeType: 'car_fast',
    mapset: 'traffic',
  })
  const google = new URLSearchParams({
    api: '1',
    origin: latLon(first),
    destination: latLon(last),
    travelmode: 'driving',
  })
  if (stops.length > 0) {
    mapy.set('waypoints', stops.map(lonLat).join(';'))
    google.set('waypoints', stops.map(latLon).join('|'))
  }
  return {
    mapy: `https://mapy.com/fnc/v1/route?${mapy.toString()}`,
    google: `https://www.google.com/maps/dir/?${google.toString()}`,
  }
}

/** Evenly along the way, by metres, without the two ends. */
function stopsOf(points: readonly TrackPoint[]): TrackPoint[] {
  const along = distances(points)
  const total = along.at(-1) ?? 0
  const wanted = Array.from({ length: STOPS }, (_, index) => ((index + 1) / (STOPS + 1)) * total)
  const found = wanted.map((metres) => along.findIndex((at) => at >= metres))
  return [...new Set(found)]
    .filter((index) => index > 0 && index < points.length - 1)
    .flatMap((index) => points[index] ?? [])
}
