import type { Frame } from './frame.ts'
import type { Point } from './pen.ts'
import type { Random } from './random.ts'

export function placeSun({ width, height, horizon, sun, middle, spread }: Frame, random: Random) {
  return {
    x: Math.round((middle + (random() - 0.35) * spread) * width),
    y: Math.round((horizon - 0.1 - random() * 0.1) * height),
    radius: Math.round(sun * height),
  }
}

/** Where the road goes over the third range: not right under the sun, near the middle for narrow cuts. */
export function findPass({ width, height, horizon }: Frame, sunX: number, random: Random): Point {
  const side = sunX > width * 0.55 ? -1 : 1
  const x = width * (0.52 + side * (0.02 + random() * 0.07))
  return [Math.round(x), Math.round(height * (horizon + (1 - horizon) * (0.3 + random() * 0.08)))]
}

type Layer = { readonly depth: number; readonly swing: number; readonly hasPass: boolean }

export const LAYERS: readonly Layer[] = [
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
