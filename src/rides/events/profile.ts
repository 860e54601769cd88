import { largest, smallest } from './track.ts'

/** Heights along the way, in a box of a hundred by a hundred. */
export type Profile = {
  readonly line: string
  readonly area: string
  readonly lowest: number
  readonly highest: number
  /** Round kilometres and where they stand. */
  readonly marks: readonly { readonly km: number; readonly left: number }[]
}

const SAMPLES = 120
/** A plain should look like a plain: the box is never less than this many metres tall. */
const LEAST_RANGE_M = 150
const HEADROOM = 0.12

export function drawProfile(along: readonly number[], elevations: readonly number[]): Profile {
  const total = along.at(-1) ?? 1
  const heights = sample(along, elevations, total)
  const [lowest, highest] = [smallest(elevations), largest(elevations)]
  const range = Math.max(LEAST_RANGE_M, highest - lowest)
  const top = (height: number) =>
    round(100 - ((height - lowest) / range + HEADROOM) * (100 / (1 + 2 * HEADROOM)))
  const line = heights
    .map((height, index) => `${index === 0 ? 'M' : 'L'}${round((index / SAMPLES) * 100)} ${top(height)}`)
    .join('')
  return {
    line,
    area: `${line}V100H0Z`,
    lowest: Math.round(lowest),
    highest: Math.round(highest),
    marks: marks(total),
  }
}

/** The height at even distances, between the two nearest points. */
function sample(along: readonly number[], elevations: readonly number[], total: number): number[] {
  let index = 0
  return Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const at = (step / SAMPLES) * total
    while (index < along.length - 2 && (along[index + 1] ?? total) < at) index += 1
    const [from, to] = [along[index] ?? 0, along[index + 1] ?? total]
    const [low, high] = [elevations[index] ?? 0, elevations[index + 1] ?? 0]
    return to > from ? low + (high - low) * Math.min(1, (at - from) / (to - from)) : low
  })
}

const STEPS_KM = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]

function marks(total: number): Profile['marks'] {
  const km = STEPS_KM.find((step) => total / 1000 / step <= 6) ?? 2000
  const count = Math.floor(total / 1000 / km)
  const all = Array.from({ length: count }, (_, index) => ({
    km: (index + 1) * km,
    left: round((((index + 1) * km * 1000) / total) * 100),
  }))
  return all.filter(({ left }) => left < 92)
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
