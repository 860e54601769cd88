import { z } from 'zod'
import { booksSchema } from '../../money/treasury/books.ts'

export const TASK_KINDS = ['chain', 'backup', 'restore', 'drill', 'copy', 'books'] as const
export type TaskKind = (typeof TASK_KINDS)[number]
export type TaskState = 'waiting' | 'running' | 'done' | 'failed'

/** After this long without a sign of life somebody else takes the task over. */
export const SILENCE_SECONDS = 60
/** A task that kills its process must not do so for ever. */
const MOST_ATTEMPTS = 3

/** Where a task stands: entries or tables done, bytes of files copied. */
const progressSchema = z.object({ done: z.number(), of: z.number(), bytes: z.number().default(0) })
export type TaskProgress = z.infer<typeof progressSchema>

const chainSchema = z.object({
  entries: z.number(),
  fault: z
    .object({
      kind: z.enum([
        'missing',
        'changed',
        'details_missing',
        'details_changed',
        'unsealed',
        'end_missing',
        'cut',
      ]),
      seq: z.number(),
    })
    .nullable(),
})
const backupSchema = z.object({
  name: z.string(),
  size: z.number(),
  sum: z.string(),
  rows: z.number(),
  files: z.number(),
})
const drillSchema = z.object({
  takenAt: z.string(),
  seconds: z.number(),
  size: z.number(),
  tables: z.number(),
  rows: z.number(),
  files: z.number(),
  chain: chainSchema,
})
const restoreSchema = z.object({
  name: z.string(),
  createdAt: z.string(),
  rows: z.number(),
  files: z.number().nullable(),
  /** The backup of what was thrown away. */
  saved: z.string().nullable(),
})

const copySchema = z.object({
  name: z.string(),
  size: z.number(),
  sum: z.string(),
  places: z.array(z.enum(['folder', 'bucket'])),
  /** Whether it was put back for trial as well. */
  isTried: z.boolean(),
})

export const RESULTS = {
  chain: chainSchema,
  backup: backupSchema,
  drill: drillSchema,
  restore: restoreSchema,
  copy: copySchema,
  books: booksSchema,
} as const

export type TaskResults = { readonly [Kind in TaskKind]: z.infer<(typeof RESULTS)[Kind]> }

export function readProgress(value: unknown): TaskProgress | null {
  return progressSchema.safeParse(value).data ?? null
}

export function readResult<Kind extends TaskKind>(kind: Kind, value: unknown): TaskResults[Kind] | null {
  return (RESULTS[kind].safeParse(value).data as TaskResults[Kind] | undefined) ?? null
}

/** A task whose process died: a restore is never begun twice by itself, the rest simply starts again. */
export function fateOfInterrupted(task: {
  readonly kind: TaskKind
  readonly attempts: number
  /** How many of them ended because the house was closed in order. */
  readonly timesPutDown: number
  readonly isSwitched: boolean
}): 'again' | 'give_up' | 'finish' {
  if (task.kind === 'restore') return task.isSwitched ? 'finish' : 'give_up'
  return task.attempts - task.timesPutDown < MOST_ATTEMPTS ? 'again' : 'give_up'
}
