import { z } from 'zod'
import { RiderInt } from '../events/party-input.ts'

/** What is worth keeping of a ride: who rode, how far, and a few words. */
export const CloseRide = z.strictObject({
  attended: z.array(RiderInt).max(5000),
  km: z.int().min(0).max(20_000).nullable(),
  note: z.string().trim().max(1000),
})

export type CloseRideInput = z.infer<typeof CloseRide>

const TICK = /^rode-(-?[1-9]\d{0,8})$/

/** A form sends a tick for each who rode. */
export const CloseRideForm = z.preprocess((form) => {
  const sent = Object.entries(form as Readonly<Record<string, string>>)
  const { km = '', note = '' } = Object.fromEntries(sent)
  return {
    attended: sent.flatMap(([name]) => TICK.exec(name)?.[1] ?? []).map(Number),
    km: km.trim() === '' ? null : /^\d+$/.test(km.trim()) ? Number(km) : km,
    note,
  }
}, CloseRide)
