import { z } from 'zod'
import { isDay } from '../../ground/values/real-day.ts'

export const Day = z.string().refine(isDay, 'not_day')
const Token = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{64}$/, 'not_bank_token')

export const NewToken = z.strictObject({
  token: Token,
  expiresOn: Day.optional(),
  password: z.string().max(1000).optional(),
})

export const TokenExpiry = z.strictObject({ expiresOn: Day })
