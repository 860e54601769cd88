import type { Frame, Point, Random } from './poster-frame.ts'
import { drawRoad } from './poster-road.ts'

// A travel poster from a number: the same number draws the same poster on the server, in the browser
// and in ten years. So: own random numbers, no trigonometry (engines differ in the last digit), short coordinates.

type Palette = {
  readonly sky: readonly [string, string]
  readonly sun: string
  readonly hills: readonly [string, string, string, string]
  readonly road: string
}

const SUNSET: Palette = {
  sky: ['#d9892b', '#ee9a3a'],
  sun: '#fbeabb',
  hills: ['#cb543f', '#8d4146', '#4d2a31', '#2a1d1f'],
  road: '#171312',
}
const SAGE: Palette = {
  sky: ['#f4d79f', '#e8a678'],
  sun: '#fff8e3',
  hills: ['#8ba480', '#5f8069', '#3d5f51', '#213832'],
  road: '#241f1d',
}
const NIGHT: Palette = {
  sky: ['#2b3754', '#b06c66'],
  sun: '#facb7e',
  hills: ['#4d4d6c', '#393a60', '#26284c', '#171936'],
  road: '#0c0b10',
}
const MEADOW: Palette = {
  sky: ['#bddfe2', '#f2e6c8'],
  sun: '#ffffff',
  hills: ['#a9bb6d', '#77964f', '#4c7139', '#2c5029'],
  road: '#262220',
}
const PALETTES: readonly Palette[] = [SUNSET, SAGE, NIGHT, MEADOW]

const FRAMES = {
  card: { width: 600, height: 400, horizon: 0.5, sun: 0.125, spread: 0.26, waves: 4 },
  hero: { width: 1440, height: 640, horizon: 0.44, sun: 0.13, spread: 0.12, waves: 5 },
} as const satisfies Record<string, Frame>

export type PosterShape = keyof typeof FRAMES

export type PosterDrawing = {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number }
  /** From the farthest to the nearest, with their colours. */
  readonly hills: readonly { readonly path: string | undefined; readonly colour: string }[]
  readonly road: string
  readonly dashes: string
}

export function drawPoster(seed: number, shape: PosterShape = 'card'): PosterDrawing {
  const frame: Frame = FRAMES[shape]
  const random = randomFrom(seed)
  const palette = PALETTES[Math.abs(Math.trunc(seed)) % PALETTES.length] ?? SUNSET
  const sun = placeSun(frame, random)
  const pass = findPass(frame, sun.x, random)
  const [far, middle, near, front] = LAYERS.map((layer) => hillPath(frame, ridge(frame, layer, pass, random)))
  const { road, dashes, ground } = drawRoad(frame, pass, random)
  const [first, second, third, fourth] = palette.hills
  const hills = [
    { path: far, colour: first },
    { path: middle, colour: second },
    { path: near, colour: third },
    { path: ground, colour: third },
    { path: front, colour: fourth },
  ]
  return { width: frame.width, height: frame.height, palette, sun, hills, road, dashes }
}

/** Mulberry32. */
function randomFrom(seed: number): Random {
  let state = Math.imul(Math.trunc(seed) + 0x51ed, 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function placeSun({ width, height, horizon, sun, spread }: Frame, random: Random) {
  return {
    x: Math.round((0.5 + (random() - 0.35) * spread) * width),
    y: Math.round((horizon - 0.1 - random() * 0.1) * height),
    radius: Math.round(sun * height),
  }
}

/** Where the road goes over the third range: not right under the sun, near the middle for narrow cuts. */
function findPass({ width, height, horizon }: Frame, sunX: number, random: Random): Point {
  const side = sunX > width * 0.55 ? -1 : 1
  const x = width * (0.52 + side * (0.02 + random() * 0.07))
  return [Math.round(x), Math.round(height * (horizon + (1 - horizon) * (0.3 + random() * 0.08)))]
}

type Layer = { readonly depth: number; readonly swing: number; readonly hasPass: boolean }

const LAYERS: readonly Layer[] = [
  { depth: 0.0, swing: 0.26, hasPass: false },
  { depth: 0.2, swing: 0.18, hasPass: false },
  { depth: 0.42, swing: 0.18, hasPass: true },
  { depth: 0.7, swing: 0.22, hasPass: false },
]

function ridge(frame: Frame, layer: Layer, pass: Point, random: Random): readonly Point[] {
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
function hillPath({ width, height }: Frame, points: readonly Point[]): string {
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
