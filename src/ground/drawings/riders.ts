import type { Frame } from './frame.ts'
import type { Look } from './looks.ts'
import { brief } from './pen.ts'
import type { Random } from './random.ts'
import { mix, rideAway, rideBy, shadowTones } from './riding.ts'
import type { RoadDrawing } from './road.ts'
import { fill } from './scenery.ts'

/** Those who ride away, the nearest last: lit from the front, so that the asphalt does not swallow them. */
export function rideAwayTogether(road: RoadDrawing, look: Look, random: Random): string {
  const tones = {
    ...shadowTones(look),
    tyre: mix(look.road, look.sun, 0.05),
    jacket: mix(look.road, look.sun, 0.2),
    jeans: mix(look.road, look.sun, 0.3),
    paint: mix(look.paint[1], look.sun, 0.2),
    helmet: mix(look.paint[1], look.sun, 0.55),
    skin: mix(look.road, look.sun, 0.75),
    lamp: '#ef4444',
  }
  const count = 1 + Math.floor(random() * 4)
  const from = 0.34 + random() * 0.06
  return Array.from({ length: count }, (_, rider) => {
    const place = count - 1 - rider
    const { point, wide, lean } = road.place(from + place * 0.09, place % 2 === 0 ? 0.23 : 0.13)
    return rideAway(random, { x: point[0], y: point[1], scale: (wide / 640) * 1.75, tones, lean })
  }).join('')
}

/** Those who pass before us, the sun behind them. */
export function rideByTogether(frame: Frame, look: Look, random: Random, isOne: boolean): string {
  const { width, height, middle } = frame
  const isWide = width > 2 * height
  const centre = isWide ? middle + 0.06 : middle
  const ground = height * (isOne ? 0.955 : isWide ? 0.84 : 0.9)
  const scale = isOne ? height / 330 : height / (isWide ? 780 : 640)
  const gap = scale * (275 + random() * 40)
  const count = isOne ? 1 : 1 + Math.floor(random() * 3)
  const tones = shadowTones(look)
  const first = isOne ? width * 0.7 : width * centre + (random() - 0.5) * height * 0.12 - (count * gap) / 2
  const drawn = Array.from({ length: count }, (_, rider) =>
    rideBy(random, { x: first + rider * gap, y: ground, scale, tones }),
  )
  return [
    strip(frame, look, ground, isOne),
    isOne || random() < 0.5 ? drawn.join('') : turned(drawn.join(''), width * centre),
  ].join('')
}

/** Some ride the other way. */
function turned(drawn: string, x: number): string {
  return `<g transform="translate(${brief(x * 2)} 0)scale(-1 1)">${drawn}</g>`
}

function strip({ width, height }: Frame, { road, hills }: Look, ground: number, isOne: boolean): string {
  const top = ground - height * 0.025
  const bottom = isOne ? height : ground + height * 0.045
  const [long, step] = [height * 0.105, height * 0.175]
  const line = isOne ? height * 0.978 : ground + height * 0.014
  const dashes = Array.from(
    { length: Math.ceil(width / step) },
    (_, dash) =>
      `M${brief(dash * step + step * 0.1)} ${brief(line)}h${brief(long)}v${brief(height * 0.011)}h${brief(-long)}Z`,
  )
  return [
    fill(road, `M0 ${brief(top)}H${width}V${brief(bottom)}H0Z`),
    fill('#facc15', dashes.join('')),
    isOne ? '' : fill(hills[3], `M0 ${brief(bottom)}H${width}V${height}H0Z`),
  ].join('')
}
