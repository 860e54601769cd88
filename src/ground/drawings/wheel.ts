import { at, circle, type Piece, type Point } from './pen.ts'

export type WheelKind = 'spokes' | 'cast' | 'knobs'

type Wheel = {
  readonly hub: Point
  readonly radius: number
  readonly tyre: number
  readonly kind: WheelKind
}

export function wheel({ hub, radius, tyre, kind }: Wheel): readonly Piece[] {
  const rim = radius - tyre
  const rubber: Piece = ['tyre', circle(hub, radius - tyre / 2), tyre]
  const ring: Piece = ['chrome', circle(hub, rim - 0.4), 2]
  const drum: Piece = ['ink', circle(hub, kind === 'cast' ? 7 : 5.5)]
  if (kind === 'cast')
    return [
      rubber,
      ring,
      ['ink', rays(hub, 0, rim - 1, 5, 0.3), 4.5],
      ['chrome', circle(hub, 12), 2.4],
      drum,
      ['chrome', circle(hub, 2.4)],
    ]
  const treads: readonly Piece[] =
    kind === 'knobs' ? [['tyre', rays(hub, radius - 2, radius + 1.6, 30, 0), 2.6]] : []
  return [
    rubber,
    ...treads,
    ['chrome', rays(hub, 0, rim, 18, 0.1), 0.6],
    ring,
    drum,
    ['chrome', circle(hub, 2.2)],
  ]
}

function rays([x, y]: Point, from: number, to: number, count: number, turn: number): string {
  return Array.from({ length: count }, (_, ray) => {
    const angle = ((ray + turn) / count) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${at([x + cos * from, y + sin * from])}L${at([x + cos * to, y + sin * to])}`
  }).join('')
}
