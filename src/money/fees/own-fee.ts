import { z } from 'zod'
import { MemberId, Reason } from '../../ground/lists/list-fields.ts'
import { MOST_FEE } from './fee-settings.ts'

const FeePeriod = z.int().min(2010).max(2099)

/** Somebody's own price: from which year, and until which one if that is known. Nothing to pay is a price of zero. */
export const OwnFee = z
  .strictObject({
    memberId: MemberId,
    amount: z.int().min(0).max(MOST_FEE),
    reason: Reason,
    fromPeriod: FeePeriod,
    untilPeriod: FeePeriod.nullish().transform((year) => year ?? null),
  })
  .refine(({ fromPeriod, untilPeriod }) => untilPeriod === null || untilPeriod >= fromPeriod, {
    path: ['untilPeriod'],
    message: 'ends_before_start',
  })

export type OwnFee = z.infer<typeof OwnFee>
