import { z } from 'zod'
import { Reason } from '../../ground/lists/list-fields.ts'
import { isDay } from '../../ground/values/real-day.ts'

const Day = z
  .string()
  .refine((value) => isDay(value) && value > '2000-01-01' && value < '2100-01-01', 'not_day')

/** More time that was given before the last day was over: on which day, until when, and how. */
export const ExtensionInput = z.strictObject({ givenOn: Day, until: Day, reason: Reason })
export type Extension = z.infer<typeof ExtensionInput>

export const WaiverInput = z.strictObject({ reason: Reason, waiveFee: z.boolean().default(false) })
export type Waiver = z.infer<typeof WaiverInput>
