import { z } from 'zod'
import { MemberId, RecentDay } from '../../ground/lists/list-fields.ts'
import { normalizeHogNumber } from './hog-number.ts'
import { MOST_LINES, parsePaste } from './paste.ts'

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

/** A pasted report, and how it is to be read. */
export const HogReport = z.strictObject({
  text: z
    .string()
    .min(1)
    .max(100_000)
    .refine((text) => parsePaste(text).length <= MOST_LINES, 'too_long'),
  onlyExisting: z.boolean().default(false),
  overwrite: z.boolean().default(false),
  isWhole: z.boolean().default(false),
})
