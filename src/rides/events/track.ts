export type TrackPoint = { readonly lat: number; readonly lon: number; readonly ele: number | null }
export type Flat = { readonly x: number; readonly y: number }

const LONGEST_POINT = 1000

/** The points of a GPX file, a track's or else a route's. Reads in one pass, whatever the file is. */
export function readGpx(gpx: string): TrackPoint[] {
  return readAnyPoints(gpx).filter(({ lat, lon }) => Math.abs(lat) <= 85 && Math.abs(lon) <= 180)
}

/** The same as they stand there, wherever that is. */
export function readAnyPoints(gpx: string): TrackPoint[] {
  const track = pointsOf(gpx, '<trkpt')
  return track.length > 1 ? track : pointsOf(gpx, '<rtept')
}

function pointsOf(gpx: string, tag: string): TrackPoint[] {
  return gpx
    .split(tag)
    .slice(1)
    .flatMap((piece) => readPoint(piece.slice(0, LONGEST_POINT)))
}

function readPoint(piece: string): TrackPoint[] {
  const attributes = piece.slice(0, piece.indexOf('>'))
  const lat = numberIn(/\blat\s*=\s*["']\s*([-+.\de]+)/i.exec(attributes))
  const lon = numberIn(/\blon\s*=\s*["']\s*([-+.\de]+)/i.exec(attributes))
  if (lat === null || lon === null) return []
  return [{ lat, lon, ele: numberIn(/<ele>\s*([-+.\de]+)/i.exec(piece)) }]
}

/** One too large for any number is still one, and no place: whoever asks where it is finds it nowhere. */
function numberIn(match: RegExpExecArray | null): number | null {
  const number = Number(match?.[1] ?? Number.NaN)
  return Number.isNaN(number) ? null : number
}

const EARTH_RADIUS_M = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres from the start, for every point. */
export function distances(points: readonly TrackPoint[]): number[] {
  let total = 0
  return points.map((point, index) => {
    const last = points[index - 1]
    if (last) total += distance(last, point)
    return total
  })
}

function distance(from: TrackPoint, to: TrackPoint): number {
  const halfLat = radians(to.lat - from.lat) / 2
  const halfLon = radians(to.lon - from.lon) / 2
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLon) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const TREMBLE_M = 5

/** Metres climbed; the trembling of the receiver does not count. */
export function climb(elevations: readonly number[]): number {
  let total = 0
  let from = elevations[0] ?? 0
  for (const ele of elevations) {
    if (ele - from >= TREMBLE_M) total += ele - from
    if (Math.abs(ele - from) >= TREMBLE_M) from = ele
  }
  return Math.round(total)
}

type Position = Pick<TrackPoint, 'lat' | 'lon'>

/** Metres east and south, as flat as it is in the middle of the route: flat enough for a day's ride. */
export function flattener(points: readonly Position[]): (position: Position) => Flat {
  const lats = points.map(({ lat }) => lat)
  const middle = (smallest(lats) + largest(lats)) / 2
  const metres = (degrees: number) => radians(degrees) * EARTH_RADIUS_M
  return ({ lat, lon }) => ({ x: metres(lon) * Math.cos(radians(middle)), y: -metres(lat) })
}

// A track has tens of thousands of points, too many to spread into Math.min.
export function smallest(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY)
}

export function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), Number.NEGATIVE_INFINITY)
}
