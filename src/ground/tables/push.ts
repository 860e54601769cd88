import type { Generated, GeneratedAlways } from 'kysely'

/** What a person can be told about by push; the order in which the choices stand. */
export const PUSH_TOPICS = ['invitation', 'change', 'place', 'payment', 'queue'] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]

export type PushSubscriptionTable = {
  id: GeneratedAlways<number>
  accountId: number
  sessionId: number | null
  endpoint: string
  p256dh: Buffer
  auth: Buffer
  userAgent: string
  topics: PushTopic[]
  createdAt: Generated<Date>
  toldAt: Date | null
}

export type PushNoteTable = {
  id: GeneratedAlways<number>
  subscriptionId: number
  topic: PushTopic
  path: string
  /** The name of the letter it stands beside. */
  letter: string | null
  createdAt: Generated<Date>
  attempts: Generated<number>
  nextAttemptAt: Generated<Date>
  leasedUntil: Date | null
}
