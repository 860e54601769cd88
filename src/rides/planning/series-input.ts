import { z } from 'zod'
import { EVERY_WEEKS, MOST_REPEATS } from './series.ts'

export const SeriesInput = z.strictObject({
  everyWeeks: z.literal(EVERY_WEEKS),
  times: z.int().min(1).max(MOST_REPEATS).describe('how many more there will be'),
})
export type SeriesInput = z.infer<typeof SeriesInput>
