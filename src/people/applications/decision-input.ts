import { z } from 'zod'
import { MemberId } from '../../ground/lists/list-fields.ts'

export const Approval = z.strictObject({
  withDuplicates: z.boolean().default(false),
  mentorId: MemberId.nullable()
    .default(null)
    .describe('the member who goes with the new applicant, where the club has that stage'),
})
/** An officer writes whom he means; so does nobody who has nobody in mind. */
export const MentorName = z.string().trim().max(200).default('')
export const Rejection = z.strictObject({ reason: z.string().trim().min(1).max(2000) })
export const SponsorName = z.strictObject({ name: z.string().trim().min(1).max(200) })
