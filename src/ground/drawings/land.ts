import type { Frame } from './frame.ts'
import type { Point } from './pen.ts'
import type { Random } from './random.ts'

export function placeSun({ width, height, horizon, sun, rise, middle, spread }: Frame, random: Random) {
  return {
    x: Math.round((middle + (random() - 0.35) * spread) * width),
    y: Math.round((horizon - rise - random() * 0.1) * height),
    radius: Math.round(sun * height),
  }
}

/** Where the road goes over the third range: not right under the sun, near the middle for narrow cuts. */
export function findPass({ width, height, horizon, middle }: Frame, sunX: number, random: Random): Point {
  const side = sunX > width * (middle + 0.05) ? -1 : 1
  const x = width * (middle + 0.02 + side * (0.02 + random() * 0.07))
  return [Math.round(x), Math.round(height * (horizon + (1 - horizon) * (0.3 + random() * 0.08)))]
}

type Layer = { readonly depth: number; readonly swing: number; readonly hasPass: boolean }

export const LAYERS: readonly [Layer, Layer, Layer, Layer] = [
  { depth: 0.0, swing: 0.26, hasPass: false },
  { depth: 0.2, swing: 0.18, hasPass: false },
  { depth: 0.42, swing: 0.18, hasPass: true },
  { depth: 0.7, swing: 0.22, hasPass: false },
]

export function ridge(frame: Frame, layer: Layer, pass: Point, random: Random): readonly Point[] {
  const { width, height, horizon, waves } = frame
  const middle = Math.round((pass[0] / width) * waves)
  const phase = layer.hasPass ? middle : Math.floor(random() * 2)
  return Array.from({ length: waves + 1 }, (_, knot): Point => {
    const isEdge = knot === 0 || knot === waves
    const shift = isEdge ? 0 : (random() - 0.5) * 0.1
    const rise = ((knot + phase) % 2 === 0 ? -0.5 : 0.5) * layer.swing * (0.35 + random() * 0.65)
    if (layer.hasPass && knot === middle) return pass
    const y = horizon + (1 - horizon) * (layer.depth + rise)
    return [Math.round((knot / waves + shift) * width), Math.round(y * height)]
  })
}

/** Level at every knot, so that the curves meet without a corner. */
export function hillPath({ width, height }: Frame, points: readonly Point[]): string {
  let path = `M0 ${height}`
  let last: Point = points[0] ?? [0, height]
  path += `V${last[1]}`
  for (const point of points.slice(1)) {
    const middle = Math.round((last[0] + point[0]) / 2)
    path += `C${middle} ${last[1]} ${middle} ${point[1]} ${point[0]} ${point[1]}`
    last = point
  }
  return `${path}L${width} ${height}Z`
}

/** How high a hill is at a place: where things stand on it. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([right]) => right >= x)
  const [from, to] = [points[Math.max(0, next - 1)], points[next < 0 ? points.length - 1 : next]]
  if (!from || !to || from === to) return to?.[1] ?? 0
  let [low, high] = [0, 1]
  for (let step = 0; step < 12; step += 1) {
    const t = (low + high) / 2
    if (from[0] + (to[0] - from[0]) * along(t) < x) low = t
    else high = t
  }
  const t = (low + high) / 2
  return from[1] + (to[1] - from[1]) * t * t * (3 - 2 * t)
}

/** Across one wave, whose handles lie in its middle. */
function along(t: number): number {
  return 1.5 * t * (1 - t) + t ** 3
}

/** The highest place of a hill between two shares of the width. */
export function summit(points: readonly Point[], from: number, to: number): Point {
  const between = points.filter(([x]) => x >= from && x <= to)
  return between.toSorted((one, other) => one[1] - other[1])[0] ?? [from, heightAt(points, from)]
}
