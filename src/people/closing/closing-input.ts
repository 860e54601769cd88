import { z } from 'zod'
import { isDay } from '../../ground/values/real-day.ts'

export const ClosingDay = z.string().refine((value) => isDay(value) && value > '1900-01-01', 'not_day')
export const ClosingReason = z.string().trim().min(1).max(2000)
const waiveDebts = z.boolean().default(false)

export const Excluding = z.strictObject({ date: ClosingDay, reason: ClosingReason, waiveDebts })
export const Archiving = z.strictObject({ reason: ClosingReason.optional(), waiveDebts })
