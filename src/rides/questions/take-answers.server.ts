import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type Answers, checkAnswers, type Question } from './question.ts'
import { listAllQuestions, listQuestions, markOf } from './questions.server.ts'

type Said = {
  readonly eventId: number
  readonly people: number
  /** What he said before, and how many they were. */
  readonly before?: { readonly answers: Answers; readonly people: number }
  readonly given: Answers | undefined
  /** The questions as the form showed them. */
  readonly asked: string | undefined
  readonly mayBeMissing: boolean
}

/** What is kept with a registration; whatever does not fit is refused at its field. The event must be held. */
export async function takeAnswers(tx: Db, said: Said): Promise<Answers> {
  const { eventId, people, before, given, asked, mayBeMissing } = said
  const all = await listAllQuestions(tx, eventId)
  const questions = all.filter(({ removedAt }) => removedAt === null)
  if (asked !== undefined && asked !== markOf(questions))
    throw new Refusal('invalid_fields', { fields: { answers: 'questions_changed' } })
  const retired = new Set(all.filter(({ removedAt }) => removedAt !== null).map(({ id }) => String(id)))
  const entries = Object.entries(before?.answers ?? {})
  const kept = Object.fromEntries(entries.filter(([id]) => retired.has(id)))
  const current = Object.fromEntries(entries.filter(([id]) => !retired.has(id)))
  // Whoever changes something else is not asked anew; who brings more people answers for them.
  const isSilent = given === undefined && before !== undefined && people <= before.people
  const { answers, faults } = checkAnswers(
    questions,
    { ...current, ...given },
    { people, mayBeMissing: mayBeMissing || isSilent },
  )
  if (Object.keys(faults).length > 0 && !isSilent) throw new Refusal('invalid_fields', { fields: faults })
  return { ...kept, ...answers }
}

export type Asking = {
  readonly questions: readonly Question[]
  /** Sent back with the form. */
  readonly mark: string
  readonly answers: Answers
}

/** What a form asks, with what was said before; nothing where the event asks nothing. */
export async function viewAsking(
  db: Db,
  { eventId, answers = {} }: { readonly eventId: number; readonly answers?: Answers | undefined },
): Promise<Asking | null> {
  const questions = await listQuestions(db, eventId)
  return questions.length > 0 ? { questions, mark: markOf(questions), answers } : null
}
