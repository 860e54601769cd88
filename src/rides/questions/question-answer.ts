import { z } from 'zod'
import { doneWith } from '../../ground/http/answer.ts'
import { ASKED_OF, QUESTION_KINDS } from './question.ts'

export const QuestionAnswer = z
  .strictObject({
    id: z.int(),
    kind: z.enum(QUESTION_KINDS),
    askedOf: z.enum(ASKED_OF).describe('one answer of the party, or one of each person'),
    label: z.string(),
    options: z.array(z.string()).describe('what one chooses from'),
    isRequired: z.boolean(),
  })
  .meta({ id: 'Question' })

export const QuestionDone = doneWith({ question: QuestionAnswer })

export const AnswersAnswer = z
  .record(z.string(), z.array(z.string()))
  .describe('what was said to the event’s questions, by their ids')
