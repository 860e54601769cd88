import type { Generated, GeneratedAlways } from 'kysely'

export type HookPause = 'asked' | 'failing' | 'gone'
export type DeliveryState = 'waiting' | 'delivered' | 'failed'

export type HookTable = {
  id: GeneratedAlways<number>
  name: string
  address: string
  secret: Buffer
  kinds: string[]
  madeBy: number | null
  createdAt: Generated<Date>
  deliveredAt: Date | null
  failingSince: Date | null
  pausedAt: Date | null
  pausedWhy: HookPause | null
}

export type HookDeliveryTable = {
  id: GeneratedAlways<number>
  hookId: number
  happening: number
  kind: string
  thing: number | null
  person: number | null
  happenedAt: Generated<Date>
  state: Generated<DeliveryState>
  attempts: Generated<number>
  nextAttemptAt: Generated<Date>
  leasedUntil: Date | null
  deliveredAt: Date | null
  answer: string | null
}
