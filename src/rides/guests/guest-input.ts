import { z } from 'zod'
import { formOf } from '../../ground/http/form-of.ts'
import { phone, text } from '../../people/members/profile.ts'
import { Party } from '../events/party-input.ts'
import { withAnswers } from '../questions/question-input.ts'
import { TRAP_FIELD } from './trap.ts'

const PERSON = {
  firstName: text(100),
  lastName: text(100),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email('not_email')),
  phone,
  emergencyName: text(200),
  emergencyPhone: phone,
} as const

export const GUEST_FIELDS: readonly string[] = Object.keys(PERSON)

/** Who wants to ride along, with whom, and the conditions as he read them. */
export const GuestInput = z.strictObject({
  ...PERSON,
  ...Party.shape,
  waiver: z.literal(true, 'required').describe('the conditions are accepted'),
  waiverVersion: z.int().positive().max(999_999_999).describe('of the page hoste'),
})

export const GuestForm = z.preprocess(
  withAnswers,
  formOf(GuestInput.extend({ [TRAP_FIELD]: z.string().optional() }), {
    waiver: (ticked) => ticked === 'on',
  }),
)

export type Guest = z.infer<typeof GuestInput>
