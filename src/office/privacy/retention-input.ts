import { z } from 'zod'

/** How long something is kept; whether that is within its limits is asked of its rule. */
export const PeriodChange = z.strictObject({ period: z.int().min(-1000).max(1000) })
