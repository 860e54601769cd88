import { at, circle, joint, limb, type Piece, type Point } from './pen.ts'
import type { Seat } from './machine.ts'

export type Helmet = 'full' | 'open' | 'peak' | 'half'

const THIGH = 44
const SHIN = 44
const UPPER_ARM = 30
const FOREARM = 31

/** A person who sits: bones from where he sits, holds and stands, clothes over them. */
export function figure({ hip, shoulder, hand, foot }: Seat, helmet: Helmet): readonly Piece[] {
  const knee = joint(hip, ankleOf(foot), [THIGH, SHIN], -1)
  const elbow = joint(shoulder, hand, [UPPER_ARM, FOREARM], 1)
  return [
    ['jeans', limb(hip, knee, 12.5, 9) + limb(knee, ankleOf(foot), 9, 6.5)],
    ['boot', boot(foot)],
    ['jacket', torso(hip, shoulder)],
    ...head(shoulder, hip, helmet),
    ['ink', limb(elbow, hand, 8.4, 6)],
    ['jacket', limb(shoulder, elbow, 10, 8) + limb(elbow, hand, 7.6, 5)],
    ['boot', circle(hand, 5.4)],
  ]
}

function ankleOf([x, y]: Point): Point {
  return [x - 8, y - 8]
}

function boot([x, y]: Point): string {
  return `M${at([x - 15, y - 18])}L${at([x - 1, y - 18])}L${at([x, y - 8])}C${at([x + 6, y - 7])} ${at([x + 13, y - 4])} ${at([x + 13, y + 3])}H${x - 15}Z`
}

function torso(hip: Point, shoulder: Point): string {
  const [dx, dy] = [shoulder[0] - hip[0], shoulder[1] - hip[1]]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const [ex, ey] = [dx / length, dy / length]
  const [fx, fy] = [-ey, ex]
  const point = (along: number, forward: number) =>
    at([hip[0] + ex * along + fx * forward, hip[1] + ey * along + fy * forward])
  const top = length
  return (
    `M${point(-9, -13)}C${point(8, -18)} ${point(26, -20)} ${point(top - 8, -15)}` +
    `C${point(top + 2, -12)} ${point(top + 8, -8)} ${point(top + 9, 0)}` +
    `C${point(top + 9, 6)} ${point(top + 2, 11)} ${point(top - 8, 12.5)}` +
    `C${point(26, 15)} ${point(10, 13)} ${point(-8, 12)}Z`
  )
}

function head(shoulder: Point, hip: Point, helmet: Helmet): readonly Piece[] {
  const lean = (shoulder[0] - hip[0]) / 50
  const [x, y]: Point = [shoulder[0] + 4 + lean * 9, shoulder[1] - 20 + Math.max(0, lean) * 5]
  const move = (path: string) => moved(path, x, y)
  if (helmet === 'full')
    return [
      [
        'helmet',
        move('M-14 4C-16-8-7-16 2-16C11-16 16-9 16-2L17 7C17 12 12 15 7 15L-5 14C-10 13-13 10-14 4Z'),
      ],
      ['visor', move('M5-7L15.5-5L17 3L6 4C3 1 3-4 5-7Z')],
    ]
  if (helmet === 'peak')
    return [
      [
        'helmet',
        move('M-14 4C-16-8-7-16 2-16C8-16 12-14 14-10L17 8C19 12 16 15 10 15L-5 14C-10 13-13 10-14 4Z'),
      ],
      ['helmet', move('M2-16L24-17L25-13L12-9Z')],
      ['visor', move('M4-7L15-6L16 2L5 4C3 1 3-4 4-7Z')],
    ]
  const face: Piece = ['skin', move('M2-6H12L14 1L12 3L12 10C10 14 2 14-2 11Z')]
  return [
    face,
    ['hair', move('M2 5L13 5C14 12 10 18 4 17C0 16-1 12 0 8Z')],
    [
      'helmet',
      move(
        helmet === 'half'
          ? 'M-13-1C-14-10-6-16 2-16C10-16 14-11 14-4L2-3L-4 0L-13 0Z'
          : 'M-14 6C-16-8-7-16 2-16C10-16 15-10 15-5L3-4L1 8C-2 13-12 12-14 6Z',
      ),
    ],
    ['visor', move('M4-5L14-5L14.5 0L5 1Z')],
  ]
}

/** A path of capital letters drawn round 0 0, put elsewhere. */
function moved(path: string, x: number, y: number): string {
  return path.replace(/([MLCHV])([^MLCHVZ]*)/g, (_, letter: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? []
    const shift = (index: number) => (letter === 'H' ? x : letter === 'V' ? y : index % 2 === 0 ? x : y)
    return (
      letter + numbers.map((number, index) => Math.round((Number(number) + shift(index)) * 10) / 10).join(' ')
    )
  })
}
