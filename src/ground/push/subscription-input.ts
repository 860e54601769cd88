import { z } from 'zod'
import { PUSH_TOPICS } from '../tables/push.ts'

const Topics = z.array(z.enum(PUSH_TOPICS)).max(PUSH_TOPICS.length)
const bytes = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`))

/** As a browser describes its own subscription, and what it wants to hear about; all of it where nothing is said. */
export const SubscriptionInput = z.strictObject({
  endpoint: z.url().max(2000),
  keys: z.strictObject({ p256dh: bytes(87), auth: bytes(22) }),
  expirationTime: z.number().nullish(),
  topics: Topics.min(1).optional(),
})
export type SubscriptionInput = z.infer<typeof SubscriptionInput>

export const TopicsInput = z.strictObject({ topics: Topics })
