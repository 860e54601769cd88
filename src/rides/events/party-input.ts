import { z } from 'zod'
import { MOST_PASSENGERS } from './registration.ts'

const Passengers = z.int().min(0).max(MOST_PASSENGERS)
const Note = z
  .string()
  .trim()
  .max(500)
  .nullable()
  .transform((note) => note || null)

/** Where one joins; nothing for whoever comes straight to the start. */
const MeetingPointId = z.int().positive().max(999_999_999).nullable()

export const Party = z.strictObject({
  passengers: Passengers.optional(),
  note: Note.optional(),
  meetingPointId: MeetingPointId.optional(),
})
export const PartyPatch = Party.refine(
  ({ passengers, note, meetingPointId }) =>
    passengers !== undefined || note !== undefined || meetingPointId !== undefined,
  { path: ['passengers'], message: 'required' },
)

export type PartyInput = z.infer<typeof Party>
