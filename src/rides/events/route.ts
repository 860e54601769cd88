import { drawProfile, type Profile } from './profile.ts'
import { namePlaces, type NamedPlaces, type Spot } from './route-towns.ts'
import { simplify } from './simplify.ts'
import {
  climb,
  distances,
  type Flat,
  flattener,
  largest,
  readGpx,
  smallest,
  type TrackPoint,
} from './track.ts'

export type RouteDrawing = {
  readonly lengthM: number
  /** Null where the file knows no heights. */
  readonly climbM: number | null
  readonly width: number
  readonly height: number
  readonly path: string
  readonly start: Spot
  readonly finish: Spot
  readonly isLoop: boolean
  /** What the places on the way are called, where we know. */
  readonly named: NamedPlaces
  readonly summit: (Spot & { readonly ele: number }) | null
  readonly grid: { readonly km: number; readonly path: string }
  readonly profile: Profile | null
}

const WIDTH = 1000
const HEIGHTS = { least: 400, most: 640 } as const
const MARGIN = 70

/** A route from its GPX, ready to be drawn without any foreign map; null when there is nothing to draw. */
export function drawRoute(gpx: string): RouteDrawing | null {
  const points = readGpx(gpx)
  const along = distances(points)
  const lengthM = Math.round(along.at(-1) ?? 0)
  if (points.length < 2 || lengthM < 1) return null

  const flatten = flattener(points)
  const flat = points.map((point) => flatten(point))
  const frame = frameOf(flat)
  const spotOf = (index: number) => toSpot(place(flat.at(index) ?? { x: 0, y: 0 }, frame), frame)
  const elevations = points.map(({ ele }) => ele).filter((ele) => ele !== null)
  const knowsHeights = elevations.length === points.length
  return {
    lengthM,
    climbM: knowsHeights ? climb(elevations) : null,
    width: WIDTH,
    height: frame.height,
    path: smoothPath(simplify(flat).map((point) => place(point, frame))),
    start: spotOf(0),
    finish: spotOf(-1),
    isLoop: isLoop(flat, lengthM),
    named: namePlaces(flat, flatten, (point) => toSpot(place(point, frame), frame)),
    summit: knowsHeights ? summitOf(points, elevations, spotOf) : null,
    grid: drawGrid(frame),
    profile: knowsHeights ? drawProfile(along, elevations) : null,
  }
}

const STEPS = 100

/** Where on the drawing one is after each hundredth of the way. */
export function spotsAlong(gpx: string): readonly Spot[] {
  const points = readGpx(gpx)
  const along = distances(points)
  const flatten = flattener(points)
  const flat = points.map((point) => flatten(point))
  const frame = frameOf(flat)
  const length = along.at(-1) ?? 0
  let at = 0
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    while (at < along.length - 1 && (along[at] ?? 0) < (length * step) / STEPS) at += 1
    return toSpot(place(flat[at] ?? { x: 0, y: 0 }, frame), frame)
  })
}

type Frame = { readonly scale: number; readonly left: number; readonly top: number; readonly height: number }

/** As wide as the page allows; as tall as the route needs, within reason. */
function frameOf(flat: readonly Flat[]): Frame {
  const [xs, ys] = [flat.map(({ x }) => x), flat.map(({ y }) => y)]
  const [wide, tall] = [largest(xs) - smallest(xs), largest(ys) - smallest(ys)]
  const across = WIDTH - 2 * MARGIN
  const wanted = Math.round((tall / Math.max(wide, 1)) * across) + 2 * MARGIN
  const height = Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, wanted))
  const scale = Math.min(across / Math.max(wide, 1), (height - 2 * MARGIN) / Math.max(tall, 1))
  const middle = { x: smallest(xs) + wide / 2, y: smallest(ys) + tall / 2 }
  return { scale, height, left: middle.x - WIDTH / 2 / scale, top: middle.y - height / 2 / scale }
}

function place({ x, y }: Flat, { scale, left, top }: Frame): Flat {
  return { x: round((x - left) * scale), y: round((y - top) * scale) }
}

function toSpot({ x, y }: Flat, { height }: Frame): Spot {
  return { left: round((x / WIDTH) * 100), top: round((y / height) * 100) }
}

function isLoop(flat: readonly Flat[], lengthM: number): boolean {
  const [first, last] = [flat[0], flat.at(-1)]
  return Boolean(
    first && last && Math.hypot(first.x - last.x, first.y - last.y) < Math.max(300, lengthM / 100),
  )
}

function summitOf(
  points: readonly TrackPoint[],
  elevations: readonly number[],
  spotOf: (index: number) => Spot,
) {
  const highest = largest(elevations)
  return { ...spotOf(points.findIndex(({ ele }) => ele === highest)), ele: Math.round(highest) }
}

const STEPS_KM = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** A net of squares a round number of kilometres wide: the only scale there is. */
function drawGrid({ scale, height }: Frame) {
  const km = STEPS_KM.find((step) => step * 1000 * scale > WIDTH / 14) ?? 2000
  const step = km * 1000 * scale
  const lines = (until: number) =>
    Array.from({ length: Math.floor(until / step) }, (_, index) => round((index + 1) * step))
  const down = lines(WIDTH).map((x) => `M${x} 0V${height}`)
  const across = lines(height).map((y) => `M0 ${y}H${WIDTH}`)
  return { km, path: [...down, ...across].join('') }
}

/** Rounded at every bend, as roads are: each point pulls the line between the middles beside it. */
function smoothPath(line: readonly Flat[]): string {
  const [first, ...rest] = line
  const last = rest.pop()
  if (!first || !last) return ''
  const bends = rest.map((point, index) => {
    const next = rest[index + 1] ?? last
    return `Q${Math.round(point.x)} ${Math.round(point.y)} ${Math.round((point.x + next.x) / 2)} ${Math.round((point.y + next.y) / 2)}`
  })
  return `M${Math.round(first.x)} ${Math.round(first.y)}${bends.join('')}L${Math.round(last.x)} ${Math.round(last.y)}`
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
