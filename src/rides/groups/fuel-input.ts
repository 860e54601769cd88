import { z } from 'zod'
import { MOST_STOPS } from '../events/fuel.ts'

const LONGEST_KM = 9999

const FuelStopInput = z.strictObject({
  km: z.int().min(1).max(LONGEST_KM),
  place: z.string().trim().max(80).nullable(),
})

export const FuelStops = z.strictObject({ stops: z.array(FuelStopInput).max(MOST_STOPS) })

/** A form has lines; an empty one is none, one without kilometres is a mistake to be shown. */
export const FuelForm = z.preprocess((form) => {
  const fields = form as Readonly<Record<string, unknown>>
  const text = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const stops = Array.from({ length: MOST_STOPS }, (_, index) => ({
    km: text(`km.${index}`),
    place: text(`place.${index}`),
  })).filter(({ km, place }) => km !== '' || place !== '')
  return { stops: stops.map(({ km, place }) => ({ km: km === '' ? 0 : Number(km), place })) }
}, FuelStops)
