import { z } from 'zod'

export const Approval = z.strictObject({ withDuplicates: z.boolean().default(false) })
export const Rejection = z.strictObject({ reason: z.string().trim().min(1).max(2000) })
export const SponsorName = z.strictObject({ name: z.string().trim().min(1).max(200) })
