import { z } from 'zod'
import { MemberId, RecentDay } from '../../ground/lists/list-fields.ts'
import { normalizeHogNumber } from './hog-number.ts'

/** A HOG number however it was typed; kept in capitals, without spaces. */
export const HogNumber = z
  .string()
  .max(60)
  .transform((input, context) => {
    const number = normalizeHogNumber(input)
    if (number) return number
    context.addIssue({ code: 'custom', message: 'not_hog_number' })
    return z.NEVER
  })

/** What is set on one card: null takes away, what is left out stays as it is. */
export const HogOnCard = z.strictObject({
  memberId: MemberId,
  hogNumber: HogNumber.nullable().optional(),
  expiresOn: RecentDay.nullable().optional(),
  version: z.int().positive().max(999_999_999).optional(),
})
