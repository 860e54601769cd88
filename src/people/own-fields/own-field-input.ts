import { z } from 'zod'
import { OWN_KINDS, OWN_ROWS } from '../../ground/values/own-field.ts'
import { text } from '../members/profile.ts'

export const MOST_OWN_FIELDS = 30
const MOST_CHOICES = 100

const choiceName = text(60)
const field = {
  name: text(60),
  seenAs: z.enum(OWN_ROWS).describe('which row of the table of visibility says who reads and writes it'),
  inApplication: z.boolean(),
}

export const NewOwnField = z.strictObject({
  ...field,
  kind: z.enum(OWN_KINDS),
  inApplication: field.inApplication.default(false),
  choices: z.array(choiceName).max(MOST_CHOICES).default([]),
})
export type NewOwnField = z.infer<typeof NewOwnField>

export const OwnFieldPatch = z
  .strictObject({
    ...field,
    choices: z
      .array(z.strictObject({ id: z.int().positive().optional(), name: choiceName }))
      .max(MOST_CHOICES)
      .describe('in this order; with its number an old one, without it a new one. None is left out this way'),
  })
  .partial()
export type OwnFieldPatch = z.infer<typeof OwnFieldPatch>

export const ChoiceRemoval = z.strictObject({
  moveTo: z
    .int()
    .positive()
    .nullable()
    .optional()
    .describe('what those who have it get instead; null for nothing. Needed only where somebody has it'),
})
