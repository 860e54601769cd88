import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import type { Db } from '../../tables.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { tallyOf } from './question.ts'
import { isWhole, lacksChoices, QuestionFields } from './question-input.ts'
import { listAllQuestions, listGiven } from './questions.server.ts'
import { addQuestion, changeQuestion, removeQuestion } from './write-question.server.ts'

export const questionsScreen = declareScreen({ who: 'events.manage', params: z.object({ id: RowId }) })

/** What the event asks and asked, and what was answered so far. */
export async function viewQuestions(db: Db, id: number, opened: number | null) {
  const event = await db
    .selectFrom('event')
    .select(['title', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!event) throw notFound()
  const questions = await Promise.all(
    (await listAllQuestions(db, id)).map(async ({ removedAt, ...question }) => {
      const given = await listGiven(db, { eventId: id, id: question.id })
      return {
        ...question,
        isRemoved: removedAt !== null,
        answered: given.length,
        ...tallyOf(question, given),
      }
    }),
  )
  return {
    id,
    name: event.title,
    isCancelled: event.state === 'cancelled',
    questions,
    edited: questions.find((question) => question.id === opened && !question.isRemoved) ?? null,
  }
}

export type QuestionLine = Awaited<ReturnType<typeof viewQuestions>>['questions'][number]

const readings = { options: (text: string) => text.split(/\r?\n/) }
const Question = formOf(QuestionFields, readings).refine(isWhole, lacksChoices)
const Changed = formOf(QuestionFields.extend({ questionId: RowId }), readings).refine(isWhole, lacksChoices)

const saved = (eventId: number) => seeOther(`/admin/events/${eventId}/questions`, flashCookie('saved'))

export const questionsActs = {
  add: questionsScreen.act({
    takes: Question,
    does: async ({ db, visitor, params: { id: eventId } }, input) => {
      await addQuestion(db, visitor.id, { eventId, ...input })
      return saved(eventId)
    },
  }),
  change: questionsScreen.act({
    takes: Changed,
    does: async ({ db, visitor, params: { id: eventId } }, input) => {
      await changeQuestion(db, visitor.id, { eventId, ...input })
      return saved(eventId)
    },
  }),
  remove: questionsScreen.act({
    takes: z.strictObject({ questionId: RowId }),
    does: async ({ db, visitor, params: { id: eventId } }, { questionId }) => {
      await removeQuestion(db, visitor.id, { eventId, questionId })
      return saved(eventId)
    },
  }),
}
