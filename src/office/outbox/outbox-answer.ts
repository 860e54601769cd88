import { z } from 'zod'
import { listOf, Moment } from '../../ground/http/answer.ts'

export const OutboxListAnswer = listOf(
  z
    .strictObject({
      id: z.int(),
      template: z.string(),
      subject: z.string(),
      to: z.string(),
      memberId: z.int().nullable(),
      state: z.enum(['waiting', 'sending', 'sent', 'failed', 'cancelled']),
      attempts: z.int(),
      possiblySent: z.boolean(),
      lastError: z.string().nullable(),
      createdAt: Moment,
      nextAttemptAt: Moment,
      sentAt: Moment.nullable(),
    })
    .meta({ id: 'Letter' }),
).extend({
  counts: z.strictObject({
    all: z.int(),
    waiting: z.int(),
    sent: z.int(),
    failed: z.int(),
    cancelled: z.int(),
  }),
})
