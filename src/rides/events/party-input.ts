import { z } from 'zod'
import { AnswersInput, isAnswerField, withAnswers } from '../questions/question-input.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { MOST_PASSENGERS } from './registration.ts'

const Passengers = z.int().min(0).max(MOST_PASSENGERS)
const Note = z
  .string()
  .trim()
  .max(500)
  .nullable()
  .transform((note) => note || null)

const MOST_LETTERS = 500

/** Names of those who ride along, as people write them: in a row or one under another. */
const Pillions = z
  .string()
  .max(MOST_LETTERS)
  .nullable()
  .transform((names) => namesIn(names ?? '').join(', ') || null)

/** Each name by itself. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

/** Whose place a planner or a captain means: a card's id, or below zero a guest's. */
export const RiderNumber = z
  .string()
  .regex(/^-?[1-9]\d{0,8}$/, 'invalid')
  .transform(Number)
export const RiderInt = z
  .int()
  .min(-999_999_999)
  .max(999_999_999)
  .refine((number) => number !== 0, 'invalid')

/** Where one joins; nothing for whoever comes straight to the start. */
const MeetingPointId = z.int().positive().max(999_999_999).nullable()

export const Party = z.strictObject({
  answers: AnswersInput.optional(),
  asked: z.string().max(40).optional().describe('the questions as they were shown'),
  passengers: Passengers.optional(),
  pillions: Pillions.optional(),
  note: Note.optional(),
  meetingPointId: MeetingPointId.optional(),
})
export const PartyPatch = Party.refine((party) => Object.values(party).some((value) => value !== undefined), {
  path: ['passengers'],
  message: 'required',
})

/** The same, sent by a form. */
export const PartyForm = z.preprocess(withAnswers, formOf(Party))

const KEPT = ['passengers', 'pillions', 'note', 'meetingPointId']

/** What is handed back when the form is refused. */
export const isPartyField = (field: string): boolean => KEPT.includes(field) || isAnswerField(field)

export type PartyInput = z.infer<typeof Party>
