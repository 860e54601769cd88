import { type Language, speak } from '../../ground/values/words.ts'
import type { FoundRoute } from './draw-route.apart.ts'
import { fuelWords } from './fuel.words.ts'
import { isCrowded } from './route-towns.ts'

/** Where a ride stops for fuel: kilometres from the start, and the place once the captain has named it. */
export type FuelStop = { readonly km: number; readonly place: string | null }

export const MOST_STOPS = 20
/** Nobody rolls in on fumes: so much of a tank stays in it. */
const RESERVE = { share: 0.1, leastKm: 10 } as const
/** A signpost on the drawing, not a sentence. */
const LONGEST_LABEL = 28

/** How far the smallest tank may go from one stop to the next. */
export function legOf(rangeKm: number): number {
  return Math.floor(rangeKm - Math.max(RESERVE.leastKm, rangeKm * RESERVE.share))
}

/** Where the smallest tank wants fuel; the last leg is one it can do, so none stands just before the finish. */
export function fuelMarks(lengthKm: number, rangeKm: number): readonly number[] {
  const leg = legOf(rangeKm)
  const count = Math.min(MOST_STOPS, Math.max(0, Math.ceil(lengthKm / leg) - 1))
  return Array.from({ length: count }, (_, index) => (index + 1) * leg)
}

export type Leg = { readonly fromKm: number; readonly toKm: number }

/** The first stretch between two stops that is longer than the smallest tank goes. */
export function tooLongLeg(stops: readonly FuelStop[], lengthKm: number, rangeKm: number): Leg | null {
  const marks = [0, ...stops.map(({ km }) => km).toSorted((one, other) => one - other), lengthKm]
  const at = marks.findIndex((km, index) => index > 0 && km - (marks[index - 1] ?? 0) > rangeKm)
  return at < 0 ? null : { fromKm: marks[at - 1] ?? 0, toKm: marks[at] ?? 0 }
}

export function stopInWords({ km, place }: FuelStop, language: Language): string {
  const say = speak(fuelWords, language)
  return place === null ? say('mark', { km }) : say('named', { km, place })
}

/** The drawing with the stops on the road; a town that stands where one is gives way. */
export function withFuel(found: FoundRoute | null, stops: readonly FuelStop[], language: Language) {
  if (!found) return null
  const { drawing, links, along } = found
  const marks = stops.flatMap((stop) => {
    const spot = along[Math.round((stop.km * 1000 * (along.length - 1)) / drawing.lengthM)]
    return spot ? [{ ...spot, name: short(stopInWords(stop, language)) }] : []
  })
  const towns = drawing.named.towns.filter((town) => !marks.some((mark) => isCrowded(mark, town)))
  return { links, drawing: { ...drawing, named: { ...drawing.named, towns: [...towns, ...marks] } } }
}

function short(label: string): string {
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label
}
