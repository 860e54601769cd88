import { z } from 'zod'

/** A request to be forgotten, with whatever is said to it. */
export const ErasureAsk = z.strictObject({
  note: z
    .string()
    .trim()
    .max(2000)
    .transform((text) => text || null)
    .nullable()
    .optional()
    .transform((text) => text ?? null),
})
