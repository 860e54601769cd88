import type { ClubPart } from '../../club-parts.ts'
import { isOwnName } from '../../ground/values/own-field.ts'

// What each step asks. The names are the ones of the contract's application.
export const STEP_FIELDS = {
  1: [
    'firstName',
    'lastName',
    'nickname',
    'email',
    'phone',
    'birthDate',
    'street',
    'city',
    'postalCode',
    'division',
  ],
  2: ['motorcycle', 'hogNumber', 'hogExpiresOn'],
  3: ['recommendedBy', 'motivation'],
} as const

/** What a step asks in a club without some of its parts. */
export function askedIn(step: Step, off: readonly ClubPart[]): readonly AnswerName[] {
  const names: readonly AnswerName[] = STEP_FIELDS[step]
  return off.includes('hog') ? names.filter((name) => !HOG_ANSWERS.includes(name)) : names
}

export const STEPS = [1, 2, 3] as const
export type Step = (typeof STEPS)[number]
/** After the steps everything is shown once more. */
export const SUMMARY = 4
export type Place = Step | typeof SUMMARY

export type AnswerName = (typeof STEP_FIELDS)[Step][number]
export const ANSWER_NAMES: readonly AnswerName[] = STEPS.flatMap(
  (step): readonly AnswerName[] => STEP_FIELDS[step],
)

const HOG_ANSWERS: readonly AnswerName[] = ['hogNumber', 'hogExpiresOn']

/** What was written so far, as it was written; of the club's own fields by their numbers. */
export type Draft = Readonly<Partial<Record<AnswerName | `own.${number}`, string>>>

const MOST_OWN = 30

/** A field no person sees; whoever fills it in is a machine. */
export const TRAP = 'homepage'

export function pickDraft(form: Readonly<Record<string, unknown>>): Draft {
  return Object.fromEntries(
    [...ANSWER_NAMES, ...Object.keys(form).filter(isOwnName).slice(0, MOST_OWN)].flatMap((name) => {
      const value = form[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}

/** The contract's answers alone. */
export function withoutOwn(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !isOwnName(name)))
}

/** What was written of the club's own fields, by their numbers. */
export function ownSaidIn(draft: Draft): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(draft).flatMap(([name, text]) =>
      isOwnName(name) && text !== undefined ? [[name.slice('own.'.length), text]] : [],
    ),
  )
}

export function placeOf(text: string | undefined): Place {
  return ([...STEPS, SUMMARY] as const).find((place) => String(place) === text) ?? 1
}
