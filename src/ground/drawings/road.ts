import type { Frame } from './frame.ts'
import { at as write, type Point } from './pen.ts'
import type { Random } from './random.ts'

type Curve = readonly [Point, Point, Point, Point]

const SAMPLES = 9
const DASHES = 12
/** Each dash with its gap is this much shorter than the one before it. */
const SHRINK = 0.84
const DASH_SHARE = 0.52

export type RoadDrawing = {
  readonly road: string
  readonly dashes: string
  /** The ground inside the bend, which a low ridge alone would leave to the sky. */
  readonly ground: string
  /** A place on it: how wide it is there, and how a rider leans. */
  readonly place: (
    t: number,
    lane: number,
  ) => { readonly point: Point; readonly wide: number; readonly lean: number }
}

/** The road from under our wheels to the pass, and its centre line. */
export function drawRoad(frame: Frame, pass: Point, random: Random): RoadDrawing {
  const curve = centreLine(frame, pass, random)
  const wide = frame.height * 0.78
  const edge = (side: 1 | -1) =>
    Array.from({ length: SAMPLES }, (_, step) => roadPoint(curve, wide, step / (SAMPLES - 1), side * 0.5))
  const road = `M${smooth(edge(1))}L${smooth(edge(-1).toReversed())}Z`
  const dashes = Array.from({ length: DASHES }, (_, dash) => dashPath(curve, wide, dash)).join('')
  const [from, one, two, to] = curve
  const place = (t: number, lane: number) => ({
    point: roadPoint(curve, wide, t, lane),
    wide: breadth(wide, t),
    lean: leanAt(curve, t),
  })
  return { road, dashes, ground: `M${write(from)}C${write(one)} ${write(two)} ${write(to)}Z`, place }
}

function centreLine({ width, height }: Frame, [x, y]: Point, random: Random): Curve {
  const side = random() < 0.5 ? 1 : -1
  const reach = Math.min(width, height * 1.6) * (0.3 + random() * 0.1)
  return [
    [x + side * reach * (0.2 + random() * 0.5), height * 1.34],
    [x - side * reach * (0.75 + random() * 0.35), y + (height - y) * 0.8],
    [x - side * reach * (0.75 + random() * 0.3), y + (height - y) * 0.04],
    [x, y],
  ]
}

/** A point beside the centre line: `offset` of −0.5 and 0.5 are the edges. Far things are small and lie flat. */
function roadPoint(curve: Curve, wide: number, t: number, offset: number): Point {
  const [x, y] = at(curve, t)
  const [dx, dy] = slope(curve, t)
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const reach = breadth(wide, t) * offset
  return [x - (dy / length) * reach, y + (dx / length) * reach * 0.55]
}

function breadth(wide: number, t: number): number {
  return wide * (1 - t) ** 2 + wide * 0.016
}

/** In degrees: into the bend, as far as the road turns. */
function leanAt(curve: Curve, t: number): number {
  const [before, after] = [slope(curve, t - 0.06), slope(curve, t + 0.06)]
  const turn = before[0] * after[1] - before[1] * after[0]
  const size = Math.sqrt((before[0] ** 2 + before[1] ** 2) * (after[0] ** 2 + after[1] ** 2)) || 1
  return Math.max(-24, Math.min(24, (turn / size) * 40))
}

function dashPath(curve: Curve, wide: number, dash: number): string {
  const from = 1 - SHRINK ** dash
  const to = from + (SHRINK ** dash - SHRINK ** (dash + 1)) * DASH_SHARE
  const corners = [
    roadPoint(curve, wide, from, -0.04),
    roadPoint(curve, wide, to, -0.04),
    roadPoint(curve, wide, to, 0.04),
    roadPoint(curve, wide, from, 0.04),
  ]
  return `M${corners.map((corner) => write(corner)).join('L')}Z`
}

function at([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const mix = (axis: 0 | 1) =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis]
  return [mix(0), mix(1)]
}

function slope([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const mix = (axis: 0 | 1) =>
    u * u * (b[axis] - a[axis]) + 2 * u * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis])
  return [mix(0), mix(1)]
}

/** A curve through all points (Catmull–Rom written as Bézier). */
function smooth(points: readonly Point[]): string {
  const near = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  return points.reduce((path, point, index) => {
    if (index === 0) return write(point)
    const [before, from, after] = [near(index - 2), near(index - 1), near(index + 1)]
    const one: Point = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6]
    const two: Point = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6]
    return `${path}C${write(one)} ${write(two)} ${write(point)}`
  }, '')
}
