import { z } from 'zod'
import { RecentDay } from '../../ground/lists/list-fields.ts'

export const ClosingReason = z.string().trim().min(1).max(2000)
const waiveDebts = z.boolean().default(false)

export const Excluding = z.strictObject({ date: RecentDay, reason: ClosingReason, waiveDebts })
export const Archiving = z.strictObject({ reason: ClosingReason.optional(), waiveDebts })
