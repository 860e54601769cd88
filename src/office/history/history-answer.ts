import { z } from 'zod'
import { listOf, Moment } from '../../ground/http/answer.ts'
import { AuditChangeAnswer } from '../../people/members/member-answer.ts'

/** What happened in the club; `older` and `newer` are where to go on from. */
export const AuditListAnswer = listOf(
  z.strictObject({
    seq: z.int(),
    at: Moment,
    action: z.string(),
    actorUserId: z.int().nullable(),
    memberId: z.int().nullable(),
    accountId: z.int().nullable(),
    changes: z.array(AuditChangeAnswer),
    note: z.string().nullable(),
    hidden: z.int().describe('how many of its fields the caller may not see'),
  }),
).extend({ older: z.int().nullable(), newer: z.int().nullable() })
