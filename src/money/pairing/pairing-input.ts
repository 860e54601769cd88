import { z } from 'zod'
import { Reason } from '../../ground/lists/list-fields.ts'

export const Id = z.int().min(1).max(999_999_999)
export const Note = z.string().trim().max(2000)

/** What a suggestion is known by, so that it is never made again: its payments, a credit, or nobody's. */
export const Suggestion = z.string().regex(/^(?:\d{1,9}(?:\+\d{1,9}){0,9}|credit-\d{1,9}|aside)$/)

/** '12:101+102,13:104': movements with what was shown beside them. */
export const Shown = z
  .string()
  .max(20_000)
  .regex(/^\d{1,9}:\d{1,9}(?:\+\d{1,9}){0,9}(?:,\d{1,9}:\d{1,9}(?:\+\d{1,9}){0,9}){0,199}$/)
  .transform((text) => text.split(','))

export const CreditUse = z.strictObject({ creditId: Id, paymentId: Id })
export const CreditGivenBack = z.strictObject({ creditId: Id })
export const CreditRefund = z.strictObject({ creditId: Id, reason: Reason })
