import { z } from 'zod'

export const SearchAnswer = z.strictObject({
  items: z.array(
    z.strictObject({
      kind: z.enum(['person', 'event', 'place']),
      to: z.string(),
      label: z.string(),
      note: z.string(),
    }),
  ),
})
