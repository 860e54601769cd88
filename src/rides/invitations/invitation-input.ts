import { z } from 'zod'
import { MOST_CHOICES, readChoice } from './invitation.ts'

const Choice = z
  .string()
  .max(30)
  .refine((text) => readChoice(text) !== null, 'invalid')

const Choices = z.array(Choice).min(1, 'required').max(MOST_CHOICES)

/** In an address the choices stand behind one another, with commas. */
export const ChoicesQuery = z.strictObject({
  to: z
    .string()
    .max(2000)
    .transform((text) => text.split(','))
    .pipe(Choices),
})

/** Whom one asks, and the list as one saw it: asked are exactly those who were shown. */
export const InviteInput = z.strictObject({
  to: Choices,
  list: z.string().regex(/^[0-9a-f]{64}$/, 'invalid'),
})
