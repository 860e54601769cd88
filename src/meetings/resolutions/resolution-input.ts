import { z } from 'zod'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { MemberId } from '../../ground/lists/list-fields.ts'

/** Who is to do it, by when, and whether it is done. The words that were voted on stand. */
export const TaskInput = z.strictObject({
  memberId: MemberId.nullable(),
  doer: z.string().trim().max(200).default('').describe('in words, where it is no one person'),
  dueOn: RecentDay.nullable(),
  isDone: z.boolean(),
  version: z.int().positive().max(1_000_000).describe('the one that was read'),
})
