import { z } from 'zod'
import { Done } from '../../ground/http/answer.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { QuestionDone } from './question-answer.ts'
import { NewQuestion } from './question-input.ts'
import { addQuestion, changeQuestion, removeQuestion } from './write-question.server.ts'

const QuestionId = z.object({ id: RowId, questionId: RowId })

export const questionDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/questions',
    who: 'events.manage',
    summary: 'One more question for whoever registers',
    params: z.object({ id: RowId }),
    body: NewQuestion,
    answers: { 201: QuestionDone },
    handle: async ({ db, visitor, params: { id: eventId }, body, http }) => {
      const question = await addQuestion(db, visitor.id, { eventId, ...body })
      http.status(201)
      return { success: true, question }
    },
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/questions/:questionId',
    who: 'events.manage',
    summary: 'Another question in its place; one that was answered keeps its meaning',
    params: QuestionId,
    body: NewQuestion,
    answers: QuestionDone,
    handle: async ({ db, visitor, params: { id: eventId, questionId }, body }) => ({
      success: true,
      question: await changeQuestion(db, visitor.id, { eventId, questionId, ...body }),
    }),
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/questions/:questionId',
    who: 'events.manage',
    summary: 'Ask it no more; what was answered stays on the list',
    params: QuestionId,
    answers: Done,
    handle: async ({ db, visitor, params: { id: eventId, questionId } }) => {
      await removeQuestion(db, visitor.id, { eventId, questionId })
      return { success: true }
    },
  }),
]
