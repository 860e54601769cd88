import { brief, circle, joint, limb, type Point } from './pen.ts'
import { pick, type Random } from './random.ts'
import { fill } from './scenery.ts'

// People as posters show them: few colours, no eyes. A unit is a centimetre.

export type Person = {
  readonly isWoman: boolean
  readonly skin: string
  readonly shade: string
  readonly hair: string
  readonly style: 'short' | 'bald' | 'long' | 'tail' | 'cap' | 'scarf' | 'curls'
  readonly beard: 'none' | 'full' | 'goatee' | 'moustache' | 'stubble'
  readonly glasses: 'none' | 'dark' | 'clear'
  readonly jacket: string
  readonly shirt: string
  readonly jeans: string
  readonly accent: string
}

const SKINS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#e0b18c', '#c8946f'],
  ['#d39c74', '#b57f5a'],
  ['#eac3a3', '#d3a482'],
  ['#c68f68', '#a67350'],
]
const HAIRS: readonly [string, ...string[]] = [
  '#2b211c',
  '#4a3526',
  '#6f4e33',
  '#8d8780',
  '#b9b2aa',
  '#a4562f',
  '#c79a5b',
]
const JACKETS: readonly [string, ...string[]] = ['#231f1d', '#2c2624', '#3a2a22', '#262b30', '#1d1b1a']
const SHIRTS: readonly [string, ...string[]] = [
  '#7d2a1f',
  '#34505c',
  '#8a7a5c',
  '#41523a',
  '#cfc4b0',
  '#4b4561',
  '#59514b',
]
const JEANS: readonly [string, ...string[]] = ['#2d3a4a', '#3b4a5c', '#2a2a2d', '#45423c']
const ACCENTS: readonly [string, ...string[]] = ['#9c3826', '#2f6b7c', '#4c7139', '#b96f3b', '#6a3466']

export function somebody(random: Random, isWoman: boolean = random() < 0.25): Person {
  const [skin, shade] = pick(random, SKINS)
  const hair = pick(random, HAIRS)
  return {
    isWoman,
    skin,
    shade,
    hair,
    style: isWoman
      ? pick(random, ['long', 'tail', 'curls', 'long', 'short', 'scarf'])
      : pick(random, ['short', 'bald', 'short', 'cap', 'scarf', 'long', 'short']),
    beard: isWoman ? 'none' : pick(random, ['none', 'full', 'goatee', 'moustache', 'stubble', 'full']),
    glasses: pick(random, ['none', 'dark', 'none', 'clear', 'dark']),
    jacket: pick(random, JACKETS),
    shirt: pick(random, SHIRTS),
    jeans: pick(random, JEANS),
    accent: pick(random, ACCENTS),
  }
}

export type Pose = 'relaxed' | 'hips' | 'raise' | 'cross' | 'helmet' | 'reach'

type Hands = readonly [left: Point, right: Point]

const HANDS: Readonly<Record<Pose, Hands>> = {
  relaxed: [
    [-29, -84],
    [29, -84],
  ],
  hips: [
    [-18, -98],
    [18, -98],
  ],
  raise: [
    [-28, -86],
    [36, -178],
  ],
  cross: [
    [12, -118],
    [-12, -114],
  ],
  helmet: [
    [-28, -86],
    [26, -100],
  ],
  reach: [
    [-28, -86],
    [46, -120],
  ],
}

/** Somebody who stands before us, his feet at 0 0; or with his back to us, so that his colours are seen. */
export function standing(person: Person, pose: Pose, isBack = false): string {
  const { jacket, shirt, jeans, skin, accent } = person
  const arms = HANDS[pose].map((hand, arm) => armOf(hand, arm === 0 ? -1 : 1, person))
  const boots = 'M-24 0V-9C-24-15-7-15-6-9V0ZM24 0V-9C24-15 7-15 6-9V0Z'
  const helmet =
    pose === 'helmet'
      ? fill(accent, circle([34, -92], 14)) + fill('#1c1917', 'M24-95L38-104L47-97L44-88Z')
      : ''
  const [left = '', right = ''] = arms
  const inFront = pose === 'cross' ? '' : left + right
  return [
    fill('#161311', boots),
    fill(jeans, limb([-8.5, -86], [-13.5, -12], 10, 7) + limb([8.5, -86], [13.5, -12], 10, 7)),
    inFront,
    fill(shirt, 'M-16-92C-18-110-24-130-20-144C-14-150 14-150 20-144C24-130 18-110 16-92Z'),
    fill(
      jacket,
      isBack
        ? 'M-18-82C-20-106-27-130-23-146C-16-152 16-152 23-146C27-130 20-106 18-82Z'
        : 'M-18-82C-20-106-27-130-23-146C-20-150-14-151-10-151L-4-112L-3-82ZM18-82C20-106 27-130 23-146C20-150 14-151 10-151L4-112L3-82Z',
    ),
    isBack ? colours(accent) : fill('#e8dcc0', 'M-19-134h9v6h-9ZM12-136h7v4h-7Z'),
    fill(skin, 'M-6-160H6V-146C3-142-3-142-6-146Z'),
    `<g transform="translate(0 -165)scale(.15)">${isBack ? nape(person) : head(person)}</g>`,
    pose === 'cross' ? left + right : '',
    helmet,
    pose === 'raise' ? fill('#f2e6c8', 'M30-198H44V-192H30Z') + fill('#d99a2b', 'M31-193H43L42-178H32Z') : '',
  ].join('')
}

/** What the club wears on its back: two rockers and the shield between them. */
function colours(accent: string): string {
  return [
    fill(
      '#e8dcc0',
      'M-17-136C-8-143 8-143 17-136L15-130C7-136-7-136-15-130ZM-14-100C-6-95 6-95 14-100L16-94C7-88-7-88-16-94Z',
    ),
    fill('#facc15', 'M-10-127L0-130L10-127L9-112L0-103L-9-112Z'),
    fill(accent, 'M-5-121H5L4-114L0-109L-4-114Z'),
  ].join('')
}

function armOf(hand: Point, side: 1 | -1, { shirt, skin }: Person): string {
  const shoulder: Point = [side * 20, -141]
  const elbow = joint(shoulder, hand, [29, 30], hand[1] < -150 ? side : side === 1 ? -1 : 1)
  return fill(shirt, limb(shoulder, elbow, 7.5, 6)) + fill(skin, limb(elbow, hand, 5.4, 4) + circle(hand, 5))
}

/** A head of about a hundred and seventy, its middle at 0 0. */
function head(person: Person): string {
  const { skin, shade } = person
  return [
    hairBehind(person),
    fill(shade, circle([-60, 4], 13) + circle([60, 4], 13)),
    fill(skin, 'M-58-20C-58-72 58-72 58-20C60 30 46 84 0 88C-46 84-60 30-58-20Z'),
    fill(shade, 'M-6-8L-14 30C-12 37 12 37 14 30L9 28C4 31-4 31-6 28Z'),
    fill(
      person.hair,
      'M-44-16C-36-24-22-24-14-18L-16-12C-24-16-34-16-42-10ZM44-16C36-24 22-24 14-18L16-12C24-16 34-16 42-10Z',
    ),
    eyes(person),
    mouth(person),
    hairBefore(person),
  ].join('')
}

function eyes({ glasses }: Person): string {
  const plain = fill('#231d1a', circle([-27, 0], 5) + circle([27, 0], 5))
  if (glasses === 'none') return plain
  const frames =
    'M-48-8C-40-14-16-14-8-6H8C16-14 40-14 48-8L58-6L48-2C48 22 14 24 8 0H-8C-14 24-48 22-48-2L-58-6Z'
  if (glasses === 'dark') return fill('#1c1917', frames)
  return `${plain}<path fill="none" stroke="#2c2624" stroke-width="5" d="${frames}"/>`
}

function mouth({ beard, hair, shade, isWoman }: Person): string {
  const lips = fill(isWoman ? '#a8433a' : '#8f4a3c', 'M-19 50C-8 55 8 55 19 50C12 65-12 65-19 50Z')
  const moustache = 'M-30 50C-22 34-8 34 0 40C8 34 22 34 30 50C16 46 8 48 0 48C-8 48-16 46-30 50Z'
  if (beard === 'full')
    return (
      fill(
        hair,
        'M-60-4C-50 20-44 40-30 40C-12 34 12 34 30 40C44 40 50 20 60-4C66 50 50 116 0 122C-50 116-66 50-60-4Z',
      ) + lips
    )
  if (beard === 'goatee')
    return fill(hair, `${moustache}M-22 62C-10 66 10 66 22 62C24 92 12 112 0 112C-12 112-24 92-22 62Z`) + lips
  if (beard === 'moustache') return lips + fill(hair, moustache)
  if (beard === 'stubble')
    return `<g opacity=".35">${fill(hair, 'M-58 6C-48 34-36 40-20 40H20C36 40 48 34 58 6C58 52 42 84 0 88C-42 84-58 52-58 6Z')}</g>${lips}`
  return lips + fill(shade, 'M-8 72C-4 75 4 75 8 72L6 76H-6Z')
}

function hairBehind({ style, hair }: Person): string {
  if (style === 'long')
    return fill(
      hair,
      'M-66-10C-76-96 76-96 66-10C72 50 82 96 70 138C40 122-40 122-70 138C-82 96-72 50-66-10Z',
    )
  if (style === 'tail')
    return fill(hair, 'M-62 0C-70-90 70-90 62 0L60 30H-60ZM56-20C92-10 92 60 78 120C66 130 58 90 60 50Z')
  if (style === 'curls')
    return fill(
      hair,
      [
        [-52, -46, 34],
        [0, -70, 40],
        [52, -46, 34],
        [-66, 0, 30],
        [66, 0, 30],
        [-62, 44, 28],
        [62, 44, 28],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle([x, y], r))
        .join(''),
    )
  return ''
}

function hairBefore({ style, hair, accent }: Person): string {
  const low = 'M-61-4C-74-92 74-92 61-4C54-30 50-44 40-48C14-38-20-38-40-46C-50-42-54-28-61-4Z'
  if (style === 'bald') return ''
  if (style === 'cap')
    return (
      fill('#26211e', 'M-63-26C-66-92 66-92 63-26C40-38-40-38-63-26Z') +
      fill('#1a1614', 'M-58-30C-30-44 30-44 58-30C74-26 84-18 80-12C50-26-30-28-58-22Z')
    )
  if (style === 'scarf')
    return (
      fill(accent, 'M-63-22C-68-92 68-92 63-22C40-34-40-34-63-22Z') +
      fill(
        '#f2e6c8',
        circle([-30, -52], 5) +
          circle([2, -60], 5) +
          circle([32, -50], 5) +
          circle([-12, -40], 4) +
          circle([18, -38], 4),
      )
    )
  if (style === 'long' || style === 'tail')
    return fill(hair, 'M-62 0C-72-90 72-90 62 0C56-24 40-50 6-56C-14-40-44-34-62 0Z')
  return fill(hair, low)
}

function nape({ style, hair, skin, accent }: Person): string {
  const colour = style === 'bald' ? skin : style === 'scarf' ? accent : style === 'cap' ? '#26211e' : hair
  const long =
    style === 'long' || style === 'curls'
      ? 'M-62-10C-66 40-66 90-58 120C-20 112 20 112 58 120C66 90 66 40 62-10Z'
      : ''
  return (
    fill(skin, circle([0, 12], 60)) + fill(colour, `M-63 10C-70-92 70-92 63 10C40 34-40 34-63 10Z${long}`)
  )
}

/** Head and shoulders in a square of four hundred. */
export function bust(person: Person): string {
  const { jacket, shirt, skin, shade, accent } = person
  return [
    `<g transform="translate(200 176)">`,
    person.style === 'long' ? hairBehind(person) : '',
    fill(shirt, 'M-60 150C-40 118 40 118 60 150L70 240H-70Z'),
    fill(shade, 'M-36 60H36V112C24 140-24 140-36 112Z'),
    fill(skin, 'M-36 80C-20 96 20 96 36 80V116C24 144-24 144-36 116Z'),
    fill(
      jacket,
      'M-40 112C-62 124-116 130-136 158C-150 180-156 214-158 240H-34L-50 146ZM40 112C62 124 116 130 136 158C150 180 156 214 158 240H34L50 146Z',
    ),
    fill(accent, 'M-40 112L-22 176L-60 160L-62 124ZM40 112L22 176L60 160L62 124Z'),
    fill('#e8dcc0', 'M76 176h40v12h-40Z'),
    head(person),
    '</g>',
  ].join('')
}

export function placed(drawn: string, x: number, y: number, scale: number, isTurned = false): string {
  return `<g transform="translate(${brief(x)} ${brief(y)})scale(${isTurned ? '-' : ''}${Math.round(scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})">${drawn}</g>`
}
