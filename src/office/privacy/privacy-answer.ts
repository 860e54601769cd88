import { z } from 'zod'
import { listOf, Moment } from '../../ground/http/answer.ts'
import { BLOCKERS } from './blocker.ts'
import { PERIOD_UNITS, RETENTION_KEYS } from './retention.ts'

export const ErasureListAnswer = listOf(
  z.strictObject({
    id: z.int(),
    memberId: z.int().nullable(),
    accountId: z.int().nullable(),
    applicationId: z.int().nullable(),
    requestedAt: Moment,
    note: z.string().nullable(),
    number: z.int().nullable(),
    name: z.string(),
    isOwn: z.boolean(),
  }),
)

/** What forgetting somebody would do, and what stands in its way. */
export const ErasurePreviewAnswer = z.strictObject({
  blockers: z.array(z.enum(BLOCKERS)),
  concerned: z.array(
    z.strictObject({
      table: z.string(),
      name: z.strictObject({ cs: z.string(), en: z.string() }),
      rows: z.int(),
      fate: z.enum(['delete', 'strip', 'keep', 'later']),
      because: z.enum(['club', 'chain', 'accounting', 'journal']).nullable(),
    }),
  ),
  mentions: z.int(),
})

export const RetentionListAnswer = listOf(
  z.strictObject({
    key: z.enum(RETENTION_KEYS),
    unit: z.enum(PERIOD_UNITS),
    period: z.int(),
    standard: z.int(),
    least: z.int(),
    most: z.int(),
    due: z.int(),
    examples: z.array(z.string()),
    lastRunAt: Moment.nullable(),
    lastCount: z.int().nullable(),
  }),
)
