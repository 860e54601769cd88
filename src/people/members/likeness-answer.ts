import { z } from 'zod'

/** Why two people look like one, and how much, in percent. */
export const LIKENESS_FIELDS = {
  score: z.int(),
  reasons: z.array(z.string()),
  differsInBirth: z.boolean(),
} as const
