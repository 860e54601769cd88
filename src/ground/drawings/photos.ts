import { FRAMES } from './frame.ts'
import { alley } from './scenery.ts'
import type { Look } from './looks.ts'
import { MACHINES, type MachineKind } from './machines.ts'
import { brief, ink, type Point, type Tones } from './pen.ts'
import { placed, type Pose, somebody, standing } from './person.ts'
import { balloons, church, fire, hall, mapOnTable, pub, pump, tent } from './places.ts'
import { backdrop, lookOf, picture, rideAway, rideBy, type Scene, sceneOf } from './poster.ts'
import { pick, randomFrom, type Random } from './random.ts'
import { mix, KINDS, rideBy as oneRider } from './riding.ts'
import { fill, lake } from './scenery.ts'
import { falling } from './weather.ts'

const [WIDE, TALL] = [1500, 1000]

const PAINTS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#9c3826', '#c25a3e'],
  ['#1f4d5c', '#34707f'],
  ['#2a2623', '#4a433e'],
  ['#b9832f', '#d9a952'],
  ['#41523a', '#5f7556'],
  ['#d8ccb4', '#efe6d2'],
  ['#5b2340', '#7d3a5b'],
]

/** By daylight: everything in its own colour. */
function daylight(random: Random): Tones {
  const [paint, trim] = pick(random, PAINTS)
  return {
    tyre: '#1a1715',
    ink: '#2a2523',
    paint,
    trim,
    seat: '#2f221b',
    chrome: '#b3aca4',
    lamp: '#fff3c4',
    jacket: pick(random, ['#231f1d', '#3a2a22', '#262b30']),
    jeans: pick(random, ['#2d3a4a', '#3b4a5c', '#2f2d2b']),
    boot: '#181412',
    helmet: pick(random, ['#d8ccb4', '#9c3826', '#2a2523', '#b9832f', '#34707f']),
    visor: '#57606a',
    skin: '#d39c74',
    hair: '#4a3526',
  }
}

function parked(
  random: Random,
  x: number,
  y: number,
  scale: number,
  kind: MachineKind = pick(random, KINDS),
  isTurned = false,
): string {
  const { pieces, near = [] } = MACHINES[kind]
  const drawn = ink([...pieces, ...(kind === 'sidecar' || kind === 'tourer' ? near : [])], daylight(random))
  const shadow = `<ellipse cx="132" cy="161" rx="140" ry="9" opacity=".22"/>`
  return placed(shadow + drawn, x, y - 160 * scale, scale, isTurned)
}

function row(random: Random, count: number, y: number, scale: number): string {
  const step = (WIDE - 80 * scale) / count
  return Array.from({ length: count }, (_, place) =>
    parked(random, 30 + place * step, y + (place % 2) * 8, scale),
  ).join('')
}

function people(
  random: Random,
  xs: readonly number[],
  y: number,
  scale: number,
  poses: readonly [Pose, ...Pose[]],
  isBack = false,
): string {
  return xs
    .map((x) => {
      const size = scale * (0.94 + random() * 0.1)
      const shadow = `<ellipse rx="34" ry="6" opacity=".22"/>`
      return placed(
        shadow + standing(somebody(random), pick(random, poses), isBack),
        x,
        y + random() * 10,
        size,
        random() < 0.3,
      )
    })
    .join('')
}

const ground = (colour: string, y: number) =>
  fill(
    colour,
    `M0 ${y}C300 ${y - 20} 700 ${y + 14} 1000 ${y - 6}C1200 ${y - 16} 1400 ${y} ${WIDE} ${y - 4}V${TALL}H0Z`,
  )

const stone = (look: Look) => mix(look.hills[3], '#b7a890', 0.55)

const STANDING: readonly [Pose, ...Pose[]] = ['relaxed', 'hips', 'cross', 'helmet', 'relaxed']

type Shot = (scene: Scene) => string

const onRoad: Shot = (scene) => backdrop(scene) + rideBy(scene, false)
const winding: Shot = (scene) => backdrop(scene) + rideAway(scene)

/** Machines in a row, as one finds them before every inn. */
const inARow: Shot = (scene) => {
  const { look, frame, random } = scene
  return backdrop(scene) + alley(frame, look, random) + ground(stone(look), 800) + row(random, 4, 900, 1.75)
}

const atPub: Shot = (scene) => {
  const { look, random } = scene
  return [
    backdrop(scene),
    placed(pub(mix('#e6d6b4', look.hills[0], 0.15), '#8a3f2c', '#ffe2a0'), 120, 830, 1.22),
    ground(mix(stone(look), '#d8c7a4', 0.3), 826),
    people(random, [250, 420, 600, 1240], 900, 1.75, ['raise', 'relaxed', 'hips', 'raise', 'cross']),
    parked(random, 700, 965, 1.7),
    parked(random, 60, 985, 1.55),
  ].join('')
}

const group: Shot = (scene) => {
  const { look, random } = scene
  const line = (count: number, from: number, step: number) =>
    Array.from({ length: count }, (_, place) => from + place * step)
  return [
    backdrop(scene),
    ground(mix(look.hills[2], look.hills[1], 0.3), 690),
    parked(random, -40, 800, 1.6),
    parked(random, 1120, 800, 1.6),
    people(random, line(7, 270, 160), 800, 2.05, STANDING),
    people(random, line(6, 340, 165), 930, 2.3, ['relaxed', 'cross', 'hips', 'raise', 'helmet']),
  ].join('')
}

const backs: Shot = (scene) => {
  const { look, random } = scene
  return (
    backdrop(scene) +
    ground(look.hills[2], 760) +
    people(random, [480, 740, 1000], 1010, 3.6, ['relaxed', 'hips', 'relaxed', 'helmet'], true)
  )
}

/** Engine, front wheel, tank, rear wheel: as a share of its length, and so high. */
const PLACES: readonly [Point, ...Point[]] = [
  [0.5, 108],
  [0.84, 112],
  [0.64, 82],
  [0.2, 118],
]

/** A piece of a machine, from near. */
const detail: Shot = (scene) => {
  const { look, random } = scene
  const kind = pick(random, ['cruiser', 'racer', 'classic', 'naked', 'scrambler'] as const)
  const { pieces, length } = MACHINES[kind]
  const [x, y] = pick(random, PLACES)
  const scale = 7.2
  return (
    backdrop(scene) +
    fill(look.hills[2], `M0 640H${WIDE}V${TALL}H0Z`) +
    placed(ink(pieces, daylight(random)), WIDE / 2 - length * x * scale, TALL / 2 - y * scale, scale)
  )
}

const camp: Shot = (scene) => {
  const { look, random } = scene
  return [
    backdrop(scene),
    ground(look.hills[2], 700),
    placed(tent('#5b6b4a', '#3f4c35'), 260, 780, 1.5),
    placed(tent('#8a5a34', '#5e3d24'), 1240, 770, 1.35),
    parked(random, 330, 800, 1.2),
    people(random, [480, 610, 900, 1030], 860, 1.75, ['relaxed', 'raise', 'cross', 'hips']),
    placed(fire(), 755, 890, 1.25),
  ].join('')
}

const blessing: Shot = (scene) => {
  const { look, random } = scene
  return [
    backdrop(scene),
    placed(church('#efe4cc', '#7d3a2a'), 1060, 800, 0.92),
    alley(scene.frame, look, random),
    ground(stone(look), 790),
    people(random, [180, 330, 470, 620, 760], 820, 1.5, STANDING),
    row(random, 4, 940, 1.7),
  ].join('')
}

const patches: Shot = ({ random }) =>
  [
    hall(),
    people(random, [110, 250, 400, 1110, 1260, 1400], 800, 2, STANDING),
    placed(standing(somebody(random, false), 'reach'), 640, 900, 2.7),
    placed(standing(somebody(random), 'reach'), 885, 900, 2.7, true),
    fill('#e8dcc0', 'M742 566h44v34h-44Z'),
    fill('#facc15', 'M752 572L764 568L776 572L774 584L764 594L754 584Z'),
  ].join('')

const children: Shot = (scene) => {
  const { look, random } = scene
  const child = (x: number, size: number) =>
    placed(
      balloons(random) +
        standing({ ...somebody(random), beard: 'none', glasses: 'none', jacket: '#3f7f93' }, 'relaxed'),
      x,
      930,
      size,
    )
  return [
    backdrop(scene),
    alley(scene.frame, look, random),
    ground(mix(look.hills[1], '#d8c7a4', 0.4), 770),
    parked(random, 600, 880, 2, 'sidecar'),
    people(random, [170, 1330], 900, 2.2, ['raise', 'hips', 'relaxed']),
    [330, 470, 620, 1130].map((x) => child(x, 1.3 + random() * 0.3)).join(''),
  ].join('')
}

const petrol: Shot = (scene) => {
  const { look, random } = scene
  return [
    backdrop(scene),
    ground(stone(look), 760),
    placed(pump(pick(random, ['#9c3826', '#2f6b7c', '#41523a'])), 360, 860, 2.2),
    parked(random, 520, 900, 2.3),
    people(random, [1230], 900, 2.4, ['helmet', 'hips']),
  ].join('')
}

const byLake: Shot = (scene) => {
  const { look, frame, sun, random } = scene
  return [
    backdrop(scene),
    lake(frame, look, sun, 620, random),
    fill('#6a5138', 'M0 850L1500 820V1000H0Z'),
    `<path stroke="#553f2b" stroke-width="5" d="M0 890L1500 866M0 936L1500 920M0 980L1500 972"/>`,
    parked(random, 160, 900, 1.8),
    people(random, [900, 1060], 900, 2.1, ['relaxed', 'hips', 'raise'], true),
  ].join('')
}

/** One rider, so near that the camera hardly caught him. */
const passing: Shot = (scene) => {
  const { look, random } = scene
  const speed = Array.from(
    { length: 14 },
    () => `M${brief(random() * 1200)} ${brief(420 + random() * 440)}h${brief(120 + random() * 260)}`,
  ).join('')
  return [
    backdrop(scene),
    fill(look.hills[2], `M0 700H${WIDE}V${TALL}H0Z`),
    fill(look.road, `M0 830H${WIDE}V${TALL}H0Z`),
    fill('#facc15', 'M40 930h240v22H40ZM440 930h240v22H440ZM840 930h240v22H840ZM1240 930h240v22H1240Z'),
    `<path stroke="${look.sun}" stroke-opacity=".35" stroke-width="5" stroke-linecap="round" d="${speed}"/>`,
    oneRider(random, { x: 330, y: 900, scale: 3.6, tones: daylight(random) }),
  ].join('')
}

const table: Shot = ({ random }) => mapOnTable(random)

const SHOTS = {
  road: onRoad,
  winding,
  row: inARow,
  pub: atPub,
  group,
  backs,
  detail,
  camp,
  blessing,
  patches,
  children,
  petrol,
  lake: byLake,
  passing,
  table,
} as const satisfies Record<string, Shot>

export type PhotoKind = keyof typeof SHOTS

export const PHOTO_KINDS = Object.keys(SHOTS) as readonly PhotoKind[]

/** How large they are. */
export const PHOTO_SHAPE = { width: WIDE, height: TALL } as const

/** A picture such as somebody of the club might have taken. */
export function photoSvg(kind: PhotoKind, seed: number, look: number): string {
  const random = randomFrom(seed)
  const scene = sceneOf(FRAMES.photo, lookOf(look), random)
  return picture(scene, SHOTS[kind](scene) + falling(scene.frame, scene.look, random))
}
