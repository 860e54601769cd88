import type { Generated, GeneratedAlways } from 'kysely'
import type { Language } from '../values/words.ts'
import type { JsonColumn } from './json.ts'

type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled'

export type MailTable = {
  id: GeneratedAlways<number>
  template: string
  params: JsonColumn<true>
  toAddress: string
  language: Generated<Language>
  accountId: number | null
  memberId: number | null
  state: Generated<MailState>
  attempts: Generated<number>
  messageId: string
  lastError: string | null
  possiblySent: Generated<boolean>
  createdAt: Generated<Date>
  nextAttemptAt: Generated<Date>
  leasedUntil: Date | null
  inHand: Generated<boolean>
  sentAt: Date | null
  priority: Generated<number>
  followUpDue: Generated<boolean>
}

export type MailAttemptTable = {
  id: GeneratedAlways<number>
  mailId: number | null
  startedAt: Generated<Date>
  finishedAt: Date | null
  outcome: 'sent' | 'refused' | 'postponed' | 'unsure' | 'unreached' | 'reached' | 'returned' | null
  reply: string | null
}

export type DeadAddressTable = {
  address: string
  reason: string
  since: Generated<Date>
  mailId: number | null
}

export type MailOptOutTable = {
  id: GeneratedAlways<number>
  memberId: number | null
  accountId: number | null
  category: string
  at: Generated<Date>
}

export type MailWakeTable = {
  one: Generated<boolean>
  at: Date
}

export type OneTimeLinkTable = {
  id: GeneratedAlways<number>
  purpose: 'reset-password' | 'set-password' | 'change-email'
  accountId: number
  mailId: number
  tokenHash: Buffer
  expiresAt: Date
  usedAt: Date | null
}

export type AuditEntryTable = {
  seq: number
  at: Date
  action: string
  actorAccountId: number | null
  memberId: number | null
  accountId: number | null
  detailHash: Buffer
}

export type AuditDetailTable = {
  seq: number
  changes: JsonColumn<true>
  note: string | null
  erasedAt: Date | null
}

/** One link of the chain: seals are gapless, the entries they are made of need not be. */
export type AuditSealTable = {
  number: number
  seq: number
  hash: Buffer
}

/** Entries that wait for their seal. */
export type AuditUnsealedTable = {
  seq: number
  at: Date
}

export type AuditHeadTable = {
  one: Generated<boolean>
  number: number
  hash: Buffer
}

export type RateLimitTable = {
  key: string
  hits: number
  resetsAt: Date
}

/** Failed sign-ins of the whole club: one row. */
export type SignInBrakeTable = {
  one: Generated<boolean>
  failures: Date[]
  heldUntil: Date | null
}

export type IdempotencyKeyTable = {
  actor: string
  key: string
  fingerprint: Buffer
  status: number | null
  body: string | null
  leasedUntil: Date
  createdAt: Generated<Date>
}
