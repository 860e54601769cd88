import { z } from 'zod'
import { ASKED_OF, LONGEST_ANSWER, MOST_CHOICES, QUESTION_KINDS } from './question.ts'

/** One under another, as people write a list; each once. */
const Options = z
  .array(z.string().max(100))
  .max(MOST_CHOICES)
  .transform((options) => [...new Set(options.map((option) => option.trim()).filter(Boolean))])

const FIELDS = {
  label: z.string().trim().min(1).max(200),
  kind: z.enum(QUESTION_KINDS),
  askedOf: z.enum(ASKED_OF),
  options: Options.default([]).describe('for a choice alone'),
  isRequired: z.boolean(),
} as const

/** A choice has something to choose from; all else has not. */
export function isWhole({
  kind,
  options,
}: {
  readonly kind: string
  readonly options: readonly string[]
}): boolean {
  return kind !== 'choice' || options.length > 1
}
export const lacksChoices = { path: ['options'], message: 'too_few_choices' }

export const QuestionFields = z.strictObject(FIELDS)
export const NewQuestion = QuestionFields.refine(isWhole, lacksChoices)

export const AnswersInput = z
  .record(z.string().regex(/^\d{1,9}$/), z.array(z.string().max(LONGEST_ANSWER)).max(6))
  .describe('by the question’s id: one text, or one for each person, the rider first; yes or no for yes_no')

const FIELD = /^answers\.(\d{1,9})\.([0-5])$/

/** A form knows flat names alone: `answers.12.0` is what the rider said to question 12. */
export function withAnswers(form: unknown): unknown {
  if (typeof form !== 'object' || form === null) return form
  const answers: Record<string, string[]> = {}
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(form)) {
    const [, id, person] = FIELD.exec(name) ?? []
    if (id === undefined || typeof value !== 'string') rest[name] = value
    else {
      const texts = (answers[id] ??= Array.from({ length: 6 }, () => ''))
      texts[Number(person)] = value
    }
  }
  return Object.keys(answers).length > 0 ? { ...rest, answers } : rest
}

/** Which fields of a refused form are handed back. */
export const isAnswerField = (name: string): boolean => FIELD.test(name)
