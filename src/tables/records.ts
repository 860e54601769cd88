import type { Generated, GeneratedAlways } from 'kysely'
import type { Language } from '../platform/words.ts'
import type { JsonColumn } from './json.ts'

export type MailTable = {
  id: GeneratedAlways<number>
  template: string
  params: JsonColumn<true>
  toAddress: string
  language: Generated<Language>
  accountId: number | null
  memberId: number | null
  state: Generated<'waiting' | 'sending' | 'sent' | 'failed'>
  attempts: Generated<number>
  messageId: string
  lastError: string | null
  possiblySent: Generated<boolean>
  createdAt: Generated<Date>
  nextAttemptAt: Generated<Date>
  leasedUntil: Date | null
  sentAt: Date | null
}

export type OneTimeLinkTable = {
  id: GeneratedAlways<number>
  purpose: 'reset-password' | 'set-password'
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
  hash: Buffer
}

export type AuditDetailTable = {
  seq: number
  changes: JsonColumn<true>
  note: string | null
  erasedAt: Date | null
}

export type AuditHeadTable = {
  one: Generated<boolean>
  seq: number
  hash: Buffer
}

export type RateLimitTable = {
  key: string
  hits: number
  resetsAt: Date
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
