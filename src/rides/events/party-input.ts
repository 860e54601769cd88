import { z } from 'zod'
import { MOST_PASSENGERS } from './registration.ts'

const Passengers = z.int().min(0).max(MOST_PASSENGERS)
const Note = z
  .string()
  .trim()
  .max(500)
  .nullable()
  .transform((note) => note || null)

export const Party = z.strictObject({ passengers: Passengers.optional(), note: Note.optional() })
export const PartyPatch = Party.refine(
  ({ passengers, note }) => passengers !== undefined || note !== undefined,
  { path: ['passengers'], message: 'required' },
)
