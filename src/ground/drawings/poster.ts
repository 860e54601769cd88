import { FRAMES, type Frame, type PosterShape } from './frame.ts'
import { findPass, hillPath, LAYERS, placeSun, ridge } from './land.ts'
import { LOOKS, type Look } from './looks.ts'
import type { Point } from './pen.ts'
import { randomFrom, type Random } from './random.ts'
import { rideAwayTogether, rideByTogether } from './riders.ts'
import { drawRoad } from './road.ts'
import { alley, farRiders, fill, lake, landmark, woods } from './scenery.ts'
import { falling, fog, heaven, type Sun } from './weather.ts'

type Poster = {
  readonly seed: number
  readonly shape: PosterShape
  /** Its own, unless a neighbour wears it. */
  readonly look?: number | undefined
}

export type Scene = {
  readonly frame: Frame
  readonly look: Look
  readonly random: Random
  readonly sun: Sun
  /** The hills from the farthest, by their knots. */
  readonly hills: readonly [readonly Point[], readonly Point[], readonly Point[], readonly Point[]]
  /** Where the road goes over the third of them. */
  readonly pass: Point
}

/** A travel poster from a number: the same number draws the same poster in ten years. */
export function posterSvg({ seed, shape, look }: Poster): string {
  const random = randomFrom(seed)
  const scene = sceneOf(FRAMES[shape], lookOf(look ?? seed), random)
  const front =
    shape === 'person' ? rideBy(scene, true) : random() < 0.5 ? rideBy(scene, false) : rideAway(scene)
  return picture(scene, backdrop(scene) + front + falling(scene.frame, scene.look, random))
}

export function sceneOf(frame: Frame, look: Look, random: Random): Scene {
  const sun = placeSun(frame, random)
  const pass = findPass(frame, sun.x, random)
  const [one, two, three, four] = LAYERS
  const knots = (layer: typeof one) => ridge(frame, layer, pass, random)
  return { frame, look, random, sun, pass, hills: [knots(one), knots(two), knots(three), knots(four)] }
}

/** A whole file. */
export function picture({ frame: { width, height }, look: { sky } }: Scene, drawn: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".6" stop-color="${sky[1]}"/></linearGradient>`,
    drawn,
    '</svg>',
  ].join('')
}

/** The sky and the ranges in the distance. */
export function backdrop(scene: Scene): string {
  const { frame, look, sun, random } = scene
  const sky = `<path fill="url(#sky)" d="M0 0H${frame.width}V${frame.height}H0Z"/>`
  return sky + heaven(frame, look, sun, random) + behind(scene)
}

export function lookOf(number: number): Look {
  return LOOKS[Math.abs(Math.trunc(number)) % LOOKS.length] ?? LOOKS[0]
}

/** The two ranges in the distance, with something to ride to. */
function behind({ frame, look, random, hills: [far, middle] }: Scene): string {
  const [first, second] = look.hills
  const isFar = random() < 0.4
  const sight = random() < 0.8
  return [
    sight && isFar ? landmark(frame, far, first, look, random) : '',
    fill(first, hillPath(frame, far)),
    fog(frame, look, frame.height * (frame.horizon + 0.14)),
    sight && !isFar ? landmark(frame, middle, second, look, random) : '',
    fill(second, hillPath(frame, middle) + (random() < 0.5 ? woods(frame, middle, random, 0.05) : '')),
    fog(frame, look, frame.height * (frame.horizon + 0.26)),
  ].join('')
}

/** A road that winds away from us, and those who ride on it. */
export function rideAway({ frame, look, random, pass, hills: [, , near, front] }: Scene): string {
  const [, , third, fourth] = look.hills
  const road = drawRoad(frame, pass, random)
  const grown = random()
  return [
    fill(third, hillPath(frame, near) + (grown < 0.6 ? woods(frame, near, random, 0.085) : '')),
    fill(third, road.ground),
    fill(fourth, hillPath(frame, front) + (grown > 0.35 ? woods(frame, front, random, 0.17) : '')),
    fill(look.road, road.road),
    fill('#facc15', road.dashes),
    rideAwayTogether(road, look, random),
  ].join('')
}

/** A road that passes before us; `isOne`: the one rider whose poster it is. */
export function rideBy(scene: Scene, isOne: boolean): string {
  const { frame, look, random, sun, hills } = scene
  const [, , near, front] = hills
  const { height, horizon } = frame
  const [, , third, fourth] = look.hills
  const isLake = random() < 0.3
  const shore = height * (horizon + 0.2)
  const hasAlley = !isOne && random() < 0.5
  return [
    isLake
      ? lake(frame, look, sun, shore, random)
      : fill(third, hillPath(frame, near) + (random() < 0.6 ? woods(frame, near, random, 0.085) : '')),
    !isOne && !isLake && !hasAlley ? farRiders(frame, near, fourth, random) : '',
    isOne
      ? ''
      : fill(
          fourth,
          hillPath(
            frame,
            front.map(([at, y]): Point => [at, y + height * 0.02]),
          ),
        ),
    hasAlley ? alley(frame, look, random) : '',
    rideByTogether(frame, look, random, isOne),
  ].join('')
}
