/** Latitude, longitude, metres above the sea. */
export type Waypoint = readonly [lat: number, lon: number, ele: number]

export type Route = { routeGpx: string; routeLengthM: number; routeClimbM: number }

const POINTS = 96
const EARTH_RADIUS_M = 6_371_000

/** A plausible track through the given places: roads bend and climb between them. */
export function drawRoute(name: string, places: readonly Waypoint[]): Route {
  const track = places.flatMap((place, leg) => {
    const next = places[leg + 1]
    return next ? legPoints(place, next, leg, places.length - 1) : [place]
  })
  const lengths = pairs(track).map(([from, to]) => distance(from, to))
  const climbs = pairs(track).map(([from, to]) => Math.max(0, to[2] - from[2]))
  return {
    routeGpx: gpxOf(name, track),
    routeLengthM: Math.round(sum(lengths)),
    routeClimbM: Math.round(sum(climbs)),
  }
}

function legPoints(from: Waypoint, to: Waypoint, leg: number, legs: number): Waypoint[] {
  const count = Math.floor(POINTS / legs)
  return Array.from({ length: count }, (_, index) => {
    const part = index / count
    // Zero at both ends, so that the legs meet in the places themselves.
    const sway = Math.sin(part * Math.PI) * Math.sin(part * Math.PI * (5 + (leg % 3)))
    return [
      round(from[0] + (to[0] - from[0]) * part + sway * 0.006, 6),
      round(from[1] + (to[1] - from[1]) * part - sway * 0.009, 6),
      round(from[2] + (to[2] - from[2]) * part + sway * 18, 1),
    ]
  })
}

function gpxOf(name: string, track: readonly Waypoint[]): string {
  const points = track.map(
    ([lat, lon, ele]) => `      <trkpt lat="${lat}" lon="${lon}"><ele>${ele}</ele></trkpt>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Klubovna" xmlns="http://www.topografix.com/GPX/1/1">',
    '  <trk>',
    `    <name>${name}</name>`,
    '    <trkseg>',
    ...points,
    '    </trkseg>',
    '  </trk>',
    '</gpx>',
    '',
  ].join('\n')
}

function distance([lat1, lon1]: Waypoint, [lat2, lon2]: Waypoint): number {
  const halfLat = radians(lat2 - lat1) / 2
  const halfLon = radians(lon2 - lon1) / 2
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(halfLon) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(chord))
}

function pairs(track: readonly Waypoint[]): [Waypoint, Waypoint][] {
  return track.flatMap((point, index) => {
    const next = track[index + 1]
    return next ? [[point, next] satisfies [Waypoint, Waypoint]] : []
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function round(number: number, places: number): number {
  return Number(number.toFixed(places))
}
