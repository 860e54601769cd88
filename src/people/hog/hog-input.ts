import { z } from 'zod'
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
