import { z } from 'zod'
import { isDay } from './bank-day.ts'

export const Day = z.string().refine(isDay, 'not_day')
export const Token = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{64}$/, 'not_bank_token')
