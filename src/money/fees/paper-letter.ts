import { z } from 'zod'
import { MemberIds, RecentDay } from '../../ground/lists/list-fields.ts'

/** How a letter on paper came to its person. */
export const DELIVERIES = ['posted', 'handed'] as const
export type Delivery = (typeof DELIVERIES)[number]

export const LettersDelivered = z.strictObject({
  ids: MemberIds,
  how: z.enum(DELIVERIES),
  on: RecentDay,
})
