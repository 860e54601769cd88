import { z } from 'zod'
import { doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { TASK_KINDS } from './task.ts'

/** Work of the house has begun; this is the number to ask about it. */
export const TaskStarted = doneWith({ taskId: z.int() }).meta({ id: 'TaskStarted' })

/** How work of the house gets on, in the reader's words. */
export const TaskAnswer = doneWith({
  task: z.strictObject({
    id: z.int(),
    kind: z.enum(TASK_KINDS),
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    progress: z.strictObject({ done: z.number(), of: z.number(), bytes: z.number() }).nullable(),
    asked: z.string(),
    finished: z.string().nullable(),
    fault: z.string().nullable(),
    result: z.unknown().describe('what came of it, by its kind; null until it is done'),
  }),
})

export const BackupListAnswer = listOf(
  z.strictObject({
    name: z.string(),
    size: z.int(),
    at: Moment,
    sum: z.string().nullable().describe('SHA-256 of the file'),
  }),
)
