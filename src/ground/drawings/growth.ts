import { brief, circle, limb } from './pen.ts'
import type { Random } from './random.ts'

/** A spruce: three skirts and a foot. */
function spruce(x: number, foot: number, tall: number): string {
  const step = (side: number, down: number) => `l${brief(side * tall)} ${brief(down * tall)}`
  const aside = (side: number) => `h${brief(side * tall)}`
  return (
    `M${brief(x)} ${brief(foot - tall)}${step(0.1, 0.32)}${aside(-0.05)}${step(0.11, 0.32)}${aside(-0.08)}${step(0.13, 0.31)}` +
    `${aside(-0.18)}v${brief(tall * 0.15)}${aside(-0.06)}v${brief(tall * -0.15)}${aside(-0.18)}${step(0.13, -0.31)}${aside(-0.08)}${step(0.11, -0.32)}${aside(-0.05)}Z`
  )
}

/** A tree of the roadside: an apple, a lime, a birch by the shape of its crown. */
export function broadleaf(random: Random, x: number, foot: number, tall: number): string {
  const [crown, wide] = [foot - tall * 0.62, tall * (0.2 + random() * 0.07)]
  return [
    limb([x, foot + tall * 0.08], [x, crown], tall * 0.035, tall * 0.025),
    circle([x, crown - tall * 0.08], wide),
    circle([x - wide * 0.7, crown + tall * 0.06], wide * 0.72),
    circle([x + wide * 0.75, crown + tall * 0.04], wide * 0.68),
    circle([x + wide * 0.1, crown - tall * 0.2], wide * 0.72),
  ].join('')
}

type Wood = {
  readonly from: number
  readonly to: number
  readonly tall: number
  readonly step: number
  readonly footAt: (x: number) => number
}

/** A wood along a ridge, thick in its middle and thin at its ends. */
export function wood(random: Random, { from, to, tall, step, footAt }: Wood): string {
  const count = Math.max(1, Math.floor((to - from) / step))
  return Array.from({ length: count }, (_, tree) => {
    const share = (tree + 0.5) / count
    const x = from + (to - from) * share + (random() - 0.5) * step * 0.7
    const size = tall * (0.55 + random() * 0.45) * (0.6 + 0.4 * Math.sqrt(4 * share * (1 - share)))
    return spruce(x, footAt(x) + size * 0.06, size)
  }).join('')
}
