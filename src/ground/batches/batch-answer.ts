import { z } from 'zod'
import { doneWith, Moment } from '../http/answer.ts'
import type { Told } from '../http/told.ts'
import { BATCH_STATUSES } from './batch.ts'

/** A run in the list of runs. */
export const BatchAnswer = z
  .strictObject({
    id: z.int(),
    kind: z.string(),
    title: z.string(),
    status: z.enum(BATCH_STATUSES),
    total: z.int(),
    processed: z.int(),
    successful: z.int(),
    failed: z.int(),
    mendable: z.int().describe('of the failed ones, those that may pass when just tried again'),
    batchSize: z.int(),
    batches: z.int(),
    startedBy: z.strictObject({ id: z.int(), name: z.string() }),
    createdAt: Moment,
    finishedAt: Moment.nullable(),
  })
  .meta({ id: 'Batch' })

/** A run with what became of each of its items. */
export const BatchDetailAnswer = BatchAnswer.extend({
  items: z.array(
    z.strictObject({
      id: z.int(),
      label: z.string(),
      success: z.boolean(),
      statusMessage: z.string().nullable(),
    }),
  ),
}).meta({ id: 'BatchDetail' })

/** A run that has just been started. */
const StartedBatchAnswer = z
  .strictObject({ id: z.int(), total: z.int(), batchSize: z.int(), batches: z.int() })
  .meta({ id: 'StartedBatch' })

export const BatchStarted = doneWith({ batch: StartedBatchAnswer }).meta({ id: 'BatchStarted' })

export const OneDone = doneWith({
  results: z.array(z.strictObject({ id: z.int(), success: z.literal(true) })),
}).meta({ id: 'OneDone' })

/** The contract's two answers to a call that takes ids: one is done at once, more become a run. */
export const IDS_ANSWERS = { 200: OneDone, 202: BatchStarted } as const

export type IdsAnswer = Told<typeof IDS_ANSWERS>
