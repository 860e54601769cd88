import type { FieldFault, FieldFaults } from '../../refusals.ts'

export const QUESTION_KINDS = ['text', 'choice', 'number', 'yes_no'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** One answer of the whole party, or one of each person in it. */
export const ASKED_OF = ['rider', 'person'] as const
export type AskedOf = (typeof ASKED_OF)[number]

export const MOST_QUESTIONS = 20
export const MOST_CHOICES = 30
export const LONGEST_ANSWER = 300

export type Question = {
  readonly id: number
  readonly kind: QuestionKind
  readonly askedOf: AskedOf
  readonly label: string
  readonly options: readonly string[]
  readonly isRequired: boolean
}

/** What was said, by the question's id: the rider first, then whoever rides along. Nothing is an empty text. */
export type Answers = Readonly<Record<string, readonly string[]>>

export const YES = 'yes'
export const NO = 'no'

const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,2})?$/

// What an answer must look like, by the kind of its question.
const FAULT_OF: Readonly<Record<QuestionKind, (text: string, question: Question) => FieldFault | null>> = {
  text: (text) => (text.length > LONGEST_ANSWER ? 'too_long' : null),
  choice: (text, { options }) => (options.includes(text) ? null : 'choice_gone'),
  number: (text) => (NUMBER.test(text) ? null : 'not_a_number'),
  yes_no: (text) => (text === YES || text === NO ? null : 'invalid'),
}

/** How many answers a question wants of a party of so many people. */
function answersWanted({ askedOf }: Pick<Question, 'askedOf'>, people: number): number {
  return askedOf === 'person' ? people : 1
}

/** The field of a form, and where a refusal says what is wrong. */
export function answerField(questionId: number, person: number): string {
  return `answers.${questionId}.${person}`
}

/** What a form has kept, or what was said before. */
export function answerValue(
  values: Readonly<Record<string, string>> | undefined,
  before: Answers,
  [id, person]: readonly [number, number],
): string {
  return values?.[answerField(id, person)] ?? before[id]?.[person] ?? ''
}

type Party = {
  readonly people: number
  /** Whoever writes for another is not held up by what he does not know. */
  readonly mayBeMissing?: boolean
}

/** What was said, cut to the people there are, and what is wrong with it, field by field. */
export function checkAnswers(
  questions: readonly Question[],
  given: Answers,
  { people, mayBeMissing = false }: Party,
): { readonly answers: Answers; readonly faults: FieldFaults } {
  const known = new Set(questions.map(({ id }) => String(id)))
  const isStranger = ([id, texts]: readonly [string, readonly string[]]) =>
    !known.has(id) && texts.some((text) => text.trim() !== '')
  const faults: Record<string, FieldFault> = {}
  if (Object.entries(given).some(isStranger)) faults.answers = 'questions_changed'
  const answers = questions.map((question) => {
    const texts = Array.from({ length: answersWanted(question, people) }, (_, person) => {
      const text = (given[question.id]?.[person] ?? '').trim()
      const fault =
        text === ''
          ? question.isRequired && !mayBeMissing
            ? 'required'
            : null
          : FAULT_OF[question.kind](text, question)
      if (fault) faults[answerField(question.id, person)] = fault
      return text
    })
    return [String(question.id), texts] as const
  })
  return {
    answers: Object.fromEntries(answers.filter(([, texts]) => texts.some(Boolean))),
    faults,
  }
}

/** Is something still to be answered? */
export function lacksAnswers(questions: readonly Question[], given: Answers, people: number): boolean {
  return Object.keys(checkAnswers(questions, given, { people }).faults).length > 0
}

export type QuestionInput = Omit<Question, 'id'>

/**
 * What somebody answered keeps its meaning: wording, kind and whom it asks stand, and a choice that was made cannot go.
 * Choices may be added.
 */
export function questionFaults(
  before: Question,
  after: QuestionInput,
  given: readonly string[],
): FieldFaults {
  if (given.length === 0) return {}
  const changed = (['label', 'kind', 'askedOf'] as const).filter((field) => before[field] !== after[field])
  const isGone = after.kind === 'choice' && given.some((text) => !after.options.includes(text))
  return {
    ...Object.fromEntries(changed.map((field) => [field, 'question_answered' as const])),
    ...(isGone ? { options: 'choice_answered' } : {}),
  }
}

type Words = { readonly yes: string; readonly no: string; readonly none: string }

/** For a list, a print and a table: what was answered, in words; the people of a party in their order. */
export function answerInWords(
  { id, kind }: Pick<Question, 'id' | 'kind'>,
  given: Answers,
  words: Words,
): string {
  const texts = given[id] ?? []
  if (!texts.some(Boolean)) return ''
  const inWords = (text: string) => (kind === 'yes_no' && text ? words[text === YES ? 'yes' : 'no'] : text)
  return texts.map((text) => inWords(text) || words.none).join(', ')
}

/** How often each answer was given; of numbers also their sum. Texts are not counted. */
export function tallyOf({ kind, options }: Question, given: readonly string[]) {
  const values = kind === 'choice' ? options : kind === 'yes_no' ? [YES, NO] : []
  return {
    counts: values.map((value) => ({ value, count: given.filter((text) => text === value).length })),
    sum:
      kind === 'number' && given.length > 0
        ? Math.round(given.reduce((sum, text) => sum + Number(text.replace(',', '.')), 0) * 100) / 100
        : null,
  }
}
