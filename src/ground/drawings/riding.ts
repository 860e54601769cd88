import { figure, type Helmet } from './figure.ts'
import type { Look } from './looks.ts'
import { MACHINES, type MachineKind } from './machines.ts'
import { brief, ink, type Tones } from './pen.ts'
import { pick, type Random } from './random.ts'
import { rear } from './rear.ts'

/** Almost a shadow: the sun is behind them. */
export function shadowTones({ road, paint, sun }: Look): Tones {
  return {
    tyre: road,
    ink: road,
    paint: paint[0],
    trim: paint[1],
    seat: road,
    chrome: mix(road, sun, 0.26),
    lamp: sun,
    jacket: mix(road, paint[0], 0.25),
    jeans: mix(road, sun, 0.1),
    boot: road,
    helmet: mix(road, paint[1], 0.5),
    visor: mix(road, sun, 0.42),
    skin: mix(road, sun, 0.5),
    hair: mix(road, sun, 0.12),
  }
}

export const KINDS = Object.keys(MACHINES) as [MachineKind, ...MachineKind[]]
const HELMETS: readonly [Helmet, ...Helmet[]] = ['full', 'open', 'half', 'full']

type Riding = {
  readonly x: number
  /** Where the wheels stand. */
  readonly y: number
  /** Of one centimetre. */
  readonly scale: number
  readonly tones: Tones
  readonly kind?: MachineKind
}

/** Somebody who rides by, to the right. */
export function rideBy(random: Random, { x, y, scale, tones, kind = pick(random, KINDS) }: Riding): string {
  const { pieces, near = [], rider, pillion } = MACHINES[kind]
  const helmet: Helmet = kind === 'scrambler' ? 'peak' : pick(random, HELMETS)
  const behind = pillion && random() < 0.25 ? figure(pillion, pick(random, HELMETS)) : []
  const drawn = ink([...pieces, ...behind, ...figure(rider, helmet), ...near], tones)
  return place(drawn, x, y - 160 * scale, scale)
}

/** Somebody who rides away, leaning into the bend. */
export function rideAway(
  random: Random,
  { x, y, scale, tones, lean }: Riding & { readonly lean: number },
): string {
  const pieces = rear({ hasCases: random() < 0.4, hasPillion: random() < 0.2, isTall: random() < 0.4 })
  return `<g transform="translate(${brief(x)} ${brief(y)})rotate(${brief(lean)})scale(${short(scale)})">${ink(pieces, tones)}</g>`
}

function place(drawn: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${brief(x)} ${brief(y)})scale(${short(scale)})">${drawn}</g>`
}

function short(scale: number): string {
  return String(Math.round(scale * 1000) / 1000)
}

/** Between two colours. */
export function mix(one: string, other: string, share: number): string {
  const channel = (colour: string, index: number) =>
    Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16)
  return `#${[0, 1, 2]
    .map((index) => Math.round(channel(one, index) * (1 - share) + channel(other, index) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}
