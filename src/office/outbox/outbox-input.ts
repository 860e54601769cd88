import { z } from 'zod'

export const MailId = z.int().min(1).max(999_999_999)

/** One letter or many. */
export const MailIds = z.strictObject({ ids: z.array(MailId).min(1).max(5000) })
