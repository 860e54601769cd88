import { z } from 'zod'
import { MemberId } from '../../ground/lists/list-fields.ts'

/** More than any family; a club does not pay for itself by one payment. */
export const MOST_IN_HOUSEHOLD = 10

/** Who pays, and for whom besides himself. */
export const HouseholdInput = z.strictObject({
  payerId: MemberId,
  memberIds: z.array(MemberId).max(MOST_IN_HOUSEHOLD - 1),
})
export type HouseholdInput = z.infer<typeof HouseholdInput>
