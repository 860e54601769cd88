import { LATE_AFTER_SECONDS } from '../../ground/audit/late-seal.ts'
import { DISK_RESERVE } from '../../ground/platform/disk.ts'
import type { Difference } from '../../money/treasury/books.ts'
import type { Plan } from '../backup/backup-name.ts'

export type Level = 'ok' | 'warning' | 'danger'

/** What is measured; ages in seconds, null for what never was. */
export type SystemFacts = {
  readonly disk: { readonly free: number; readonly size: number }
  readonly clockSkew: number
  /** Since a job that comes every minute was last done. */
  readonly heartbeat: number | null
  readonly queue: readonly QueueFacts[]
  readonly mail: {
    readonly hasServer: boolean
    readonly failures: number
    readonly oldest: number | null
    readonly failed: number
  }
  readonly bank: {
    readonly state: 'off' | 'waiting' | 'ok' | 'failing'
    readonly age: number | null
    readonly tokenDays: number | null
  }
  readonly plan: Plan
  readonly backup: { readonly age: number | null; readonly isFailed: boolean }
  readonly drill: { readonly age: number | null; readonly isFailed: boolean }
  /** `late`: how long the oldest entry has waited for its seal. */
  readonly chain: { readonly age: number | null; readonly isBroken: boolean; readonly late: number }
  /** Whether the sums of the club's money agreed when they were last added up. */
  readonly books: { readonly age: number | null; readonly differences: readonly Difference[] }
  readonly signIns: { readonly failed: number; readonly locked: number }
  /** Whether the database has on its disk what it has said yes to, so that a power cut takes nothing back. */
  readonly keepsWord: boolean
  /** Whether the place of photos and documents answers. */
  readonly areFilesThere: boolean
}

export type QueueFacts = {
  readonly name: string
  readonly waiting: number
  readonly active: number
  readonly failed: number
  readonly oldest: number | null
}

export const CHECKS = [
  'disk',
  'heartbeat',
  'queue',
  'clock',
  'power',
  'files',
  'mail',
  'bank',
  'backup',
  'drill',
  'chain',
  'books',
  'signIns',
] as const
export type Check = (typeof CHECKS)[number]

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// What is fine, what deserves a look and what cannot wait: one row a thing.
const RULES: Readonly<Record<Check, (facts: SystemFacts) => Level>> = {
  disk: ({ disk: { free, size } }) =>
    worst(free < 2 * DISK_RESERVE, free < 8 * DISK_RESERVE || free < size * 0.05),
  heartbeat: ({ heartbeat }) =>
    worst(heartbeat === null || heartbeat > 10 * MINUTE, (heartbeat ?? 0) > 3 * MINUTE),
  queue: ({ queue }) =>
    worst(
      queue.some(({ oldest }) => (oldest ?? 0) > 30 * MINUTE),
      queue.some(({ oldest, failed }) => failed > 0 || (oldest ?? 0) > 5 * MINUTE),
    ),
  clock: ({ clockSkew }) => worst(Math.abs(clockSkew) > MINUTE, Math.abs(clockSkew) > 5),
  power: ({ keepsWord }) => worst(!keepsWord, false),
  files: ({ areFilesThere }) => worst(!areFilesThere, false),
  mail: ({ mail: { hasServer, failures, oldest, failed } }) =>
    worst(hasServer && (oldest ?? 0) > HOUR, !hasServer || failures > 0 || failed > 0),
  bank: ({ bank: { state, age, tokenDays } }) =>
    state === 'off'
      ? 'ok'
      : worst(
          state === 'failing' || (tokenDays !== null && tokenDays <= 3) || (age ?? 0) > 26 * HOUR,
          (tokenDays !== null && tokenDays <= 30) || (age ?? 0) > 3 * HOUR,
        ),
  backup: ({ plan, backup: { age, isFailed } }) =>
    worst(
      age === null || age > 8 * DAY || (plan.every === 'day' && age > 3 * DAY),
      isFailed || plan.every === 'off' || (plan.every === 'day' && (age ?? 0) > 2 * DAY),
    ),
  drill: ({ drill: { age, isFailed } }) => worst(isFailed, age === null || age > 90 * DAY),
  chain: ({ chain: { age, isBroken, late } }) =>
    worst(isBroken || late > LATE_AFTER_SECONDS, age === null || age > 2 * DAY),
  books: ({ books: { age, differences } }) => worst(differences.length > 0, age === null || age > 2 * DAY),
  signIns: ({ signIns: { failed, locked } }) => worst(false, locked > 0 || failed > 100),
}

export function levelsOf(facts: SystemFacts): Readonly<Record<Check, Level>> {
  return Object.fromEntries(CHECKS.map((check) => [check, RULES[check](facts)])) as Record<Check, Level>
}

function worst(isDanger: boolean, isWarning: boolean): Level {
  if (isDanger) return 'danger'
  return isWarning ? 'warning' : 'ok'
}
