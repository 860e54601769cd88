import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { MOST_QUESTIONS, type Question, questionFaults, type QuestionInput } from './question.ts'
import { listGiven, listQuestions } from './questions.server.ts'

type Which = { readonly eventId: number; readonly questionId: number }

/** One more question; those who registered before are not asked again, but see that something is missing. */
export async function addQuestion(
  db: Db,
  actorId: number,
  { eventId, ...input }: QuestionInput & { readonly eventId: number },
): Promise<Question> {
  return inTransaction(db, async (tx) => {
    const event = await holdEvent(tx, eventId)
    if ((await listQuestions(tx, eventId)).length >= MOST_QUESTIONS) throw new Refusal('too_many_questions')
    const { id } = await tx
      .insertInto('eventQuestion')
      .values({ eventId, ...stored(input) })
      .returning('id')
      .executeTakeFirstOrThrow()
    recordAudit(tx, {
      action: 'EVENT_QUESTION_ADDED',
      actorId,
      changes: [
        { field: 'event', from: eventId, to: eventId },
        { field: 'question', from: null, to: input.label },
      ],
      note: event.title,
    })
    return { id, ...stored(input) }
  })
}

/** What nobody answered yet may become anything; an answered question keeps its meaning. */
export async function changeQuestion(
  db: Db,
  actorId: number,
  { eventId, questionId, ...input }: QuestionInput & Which,
): Promise<Question> {
  return inTransaction(db, async (tx) => {
    const event = await holdEvent(tx, eventId)
    const before = await findAsked(tx, { eventId, questionId })
    const faults = questionFaults(before, input, await listGiven(tx, { eventId, id: questionId }))
    if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', { fields: faults })
    const after = { id: questionId, ...stored(input) }
    const changes = changesBetween(auditOf(before), auditOf(after))
    if (changes.length === 0) return after
    const { id, ...columns } = after
    await tx.updateTable('eventQuestion').set(columns).where('id', '=', id).execute()
    recordAudit(tx, {
      action: 'EVENT_QUESTION_CHANGED',
      actorId,
      changes: [{ field: 'event', from: eventId, to: eventId }, ...changes],
      note: event.title,
    })
    return after
  })
}

/** Asked no more. What was answered stays on the list and in the table. */
export async function removeQuestion(db: Db, actorId: number, { eventId, questionId }: Which): Promise<void> {
  return inTransaction(db, async (tx) => {
    const event = await holdEvent(tx, eventId)
    const { label } = await findAsked(tx, { eventId, questionId })
    const given = await listGiven(tx, { eventId, id: questionId })
    await (given.length > 0
      ? tx
          .updateTable('eventQuestion')
          .set({ removedAt: sql`now()` })
          .where('id', '=', questionId)
          .execute()
      : tx.deleteFrom('eventQuestion').where('id', '=', questionId).execute())
    recordAudit(tx, {
      action: 'EVENT_QUESTION_REMOVED',
      actorId,
      changes: [
        { field: 'event', from: eventId, to: eventId },
        { field: 'question', from: label, to: null },
      ],
      note: event.title,
    })
  })
}

/** A copy of an event asks the same. */
export async function copyQuestions(
  tx: Db,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const questions = await listQuestions(tx, from)
  if (questions.length === 0) return
  await tx
    .insertInto('eventQuestion')
    .values(questions.map((question) => ({ eventId: to, ...stored(question) })))
    .execute()
}

/** Whoever registers holds the event, too: questions never change under his hands. */
async function holdEvent(tx: Db, eventId: number) {
  const event = await tx
    .selectFrom('event')
    .select(['title', 'state'])
    .where('id', '=', eventId)
    .forUpdate()
    .executeTakeFirst()
  if (!event) throw new Refusal('not_found')
  if (event.state === 'cancelled') throw new Refusal('event_cancelled')
  return event
}

async function findAsked(tx: Db, { eventId, questionId }: Which): Promise<Question> {
  const question = (await listQuestions(tx, eventId)).find(({ id }) => id === questionId)
  if (!question) throw new Refusal('not_found')
  return question
}

function stored({ kind, askedOf, label, options, isRequired }: QuestionInput) {
  return { kind, askedOf, label, options: kind === 'choice' ? [...options] : [], isRequired }
}

function auditOf({ kind, askedOf, label, options, isRequired }: QuestionInput) {
  return { question: label, kind, askedOf, options: options.join(', ') || null, isRequired }
}
