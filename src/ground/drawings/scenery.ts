import type { Frame } from './frame.ts'
import { broadleaf, wood } from './growth.ts'
import { heightAt, summit } from './land.ts'
import { LANDMARKS } from './landmarks.ts'
import type { Look } from './looks.ts'
import { brief, circle, type Point } from './pen.ts'
import { pick, type Random } from './random.ts'
import { mix } from './riding.ts'
import type { Sun } from './weather.ts'

export function fill(colour: string, path: string): string {
  return path && `<path fill="${colour}" d="${path}"/>`
}

/** Something to ride to, on the top of a hill. */
export function landmark(
  frame: Frame,
  hill: readonly Point[],
  colour: string,
  look: Look,
  random: Random,
): string {
  const { width, height, middle } = frame
  const { path, windows, half, size } = pick(random, LANDMARKS)
  const from = width * (middle - 0.32)
  const [x, y] = summit(hill, Math.max(width * 0.08, from), width * Math.min(0.92, middle + 0.3))
  const scale = Math.round((size * height * 1000) / 110) / 1000
  // A wide one stands where the hill is still under all of it.
  const side = Math.max(
    ...[-1, 1].map((to) => heightAt(hill, Math.max(0, Math.min(width, x + to * half * scale)))),
  )
  const foot = Math.max((y + side) / 2, side - 16 * scale)
  const isLit = look.weather === 'night' || look.weather === 'moon'
  return `<g transform="translate(${brief(x)} ${brief(foot)})scale(${scale})">${fill(colour, path)}${isLit && windows ? fill('#fcd98a', windows) : ''}</g>`
}

/** A wood on a hill's flank. */
export function woods(frame: Frame, hill: readonly Point[], random: Random, share: number): string {
  const { width, height } = frame
  return Array.from({ length: frame.waves - 2 }, () => {
    const from = width * (random() * 1.1 - 0.15)
    const to = from + height * (0.25 + random() * 0.55)
    return wood(random, {
      from,
      to: Math.min(to, width * 1.02),
      tall: height * share,
      step: height * share * 0.3,
      footAt: (x) => heightAt(hill, Math.max(0, Math.min(width, x))),
    })
  }).join('')
}

/** Still water under the hills, with the light on it. */
export function lake({ width, height }: Frame, look: Look, sun: Sun, top: number, random: Random): string {
  const water = mix(look.sky[1], look.hills[1], 0.3)
  const glints = Array.from({ length: 9 }, (_, line) => {
    const depth = line / 9
    const wide = sun.radius * (1.1 + random() * 0.9) * (1 - depth * 0.35)
    const y = top + height * (0.012 + depth * 0.2)
    return `M${brief(sun.x - wide / 2 + (random() - 0.5) * sun.radius * 0.7)} ${brief(y)}h${brief(wide)}`
  })
  return `${fill(water, `M0 ${brief(top)}H${width}V${height}H0Z`)}<path stroke="${look.sun}" stroke-opacity=".5" stroke-width="${brief(height * 0.006)}" stroke-linecap="round" d="${glints.join('')}"/>`
}

/** Trees along the road, as old roads have them. */
export function alley({ width, height }: Frame, look: Look, random: Random): string {
  const step = height * (0.34 + random() * 0.2)
  const trees = Array.from({ length: Math.ceil(width / step) }, (_, tree) =>
    broadleaf(random, step * (tree + 0.2 + random() * 0.4), height * 0.88, height * (0.3 + random() * 0.1)),
  )
  return fill(mix(look.hills[2], look.hills[1], 0.25), trees.join(''))
}

/** Riders too far to be known, on the ridge of a hill. */
export function farRiders(frame: Frame, hill: readonly Point[], colour: string, random: Random): string {
  const { width, height, middle } = frame
  const scale = (height * 0.045) / 170
  const start = width * (middle - 0.22 + random() * 0.2)
  const path = Array.from({ length: 2 + Math.floor(random() * 4) }, (_, rider) => {
    const x = start + rider * scale * (330 + random() * 120)
    return tiny(x, heightAt(hill, x) + scale * 8, scale)
  })
  return fill(colour, path.join(''))
}

function tiny(x: number, y: number, scale: number): string {
  const at = (dx: number, dy: number) => `${brief(x + dx * scale)} ${brief(y + dy * scale)}`
  return [
    circle([x + 40 * scale, y - 30 * scale], 34 * scale),
    circle([x + 200 * scale, y - 30 * scale], 34 * scale),
    circle([x + 104 * scale, y - 150 * scale], 18 * scale),
    `M${at(60, -30)}L${at(24, -70)}L${at(74, -84)}L${at(78, -120)}L${at(94, -136)}L${at(112, -134)}L${at(160, -112)}L${at(158, -104)}L${at(120, -108)}L${at(124, -84)}L${at(172, -84)}L${at(206, -30)}L${at(170, -60)}L${at(146, -26)}Z`,
  ].join('')
}
