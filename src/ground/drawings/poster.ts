import { FRAMES, type Frame, type PosterShape } from './frame.ts'
import { findPass, hillPath, LAYERS, placeSun, ridge } from './land.ts'
import { LOOKS, type Look } from './looks.ts'
import { randomFrom, type Random } from './random.ts'
import { rideAway, rideBy, shadowTones } from './riding.ts'
import { drawRoad, type RoadDrawing } from './road.ts'

type Poster = {
  readonly seed: number
  readonly shape: PosterShape
  /** Its own, unless a neighbour wears it. */
  readonly look?: number | undefined
}

/** A travel poster from a number: the same number draws the same poster in ten years. */
export function posterSvg({ seed, shape, look: wanted }: Poster): string {
  const frame: Frame = FRAMES[shape]
  const { width, height } = frame
  const random = randomFrom(seed)
  const look = lookOf(wanted ?? seed)
  const sun = placeSun(frame, random)
  const pass = findPass(frame, sun.x, random)
  const [far = '', middle = '', near = '', front = ''] = LAYERS.map((layer) =>
    hillPath(frame, ridge(frame, layer, pass, random)),
  )
  const road = drawRoad(frame, pass, random)
  const [first, second, third, fourth] = look.hills
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${look.sky[0]}"/><stop offset=".6" stop-color="${look.sky[1]}"/></linearGradient>`,
    `<path fill="url(#sky)" d="M0 0H${width}V${height}H0Z"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${look.sun}"/>`,
    fill(first, far),
    fill(second, middle),
    fill(third, near),
    fill(third, road.ground),
    ...(shape === 'person'
      ? [passerBy(frame, look, random)]
      : [
          fill(fourth, front),
          fill(look.road, road.road),
          fill('#facc15', road.dashes),
          group(road, look, random),
        ]),
    '</svg>',
  ].join('')
}

function lookOf(number: number): Look {
  return LOOKS[Math.abs(Math.trunc(number)) % LOOKS.length] ?? LOOKS[0]
}

function fill(colour: string, path: string): string {
  return `<path fill="${colour}" d="${path}"/>`
}

/** The one whose page this is, before the hills, on the road at our feet. */
function passerBy({ width, height }: Frame, look: Look, random: Random): string {
  const ground = height * 0.955
  const dashes = Array.from({ length: 18 }, (_, dash) => `M${dash * 70 + 8} ${height - 9}h42v5h-42Z`).join('')
  return [
    fill(look.road, `M0 ${ground - 8}H${width}V${height}H0Z`),
    fill('#facc15', dashes),
    rideBy(random, { x: width * 0.7, y: ground, scale: height / 330, tones: shadowTones(look) }),
  ].join('')
}

/** Those who ride away, the last of them nearest to us. */
function group(road: RoadDrawing, look: Look, random: Random): string {
  const count = Math.floor(random() * 5)
  const tones = shadowTones(look)
  return Array.from({ length: count }, (_, rider) => {
    const t = 0.62 - rider * 0.085 + random() * 0.02
    const lane = rider % 2 === 0 ? 0.3 : 0.14
    const { point, wide, lean } = road.place(t, lane)
    return rideAway(random, { x: point[0], y: point[1], scale: (wide / 640) * 1.5, tones, lean })
  }).join('')
}
