import type { Generated } from 'kysely'
import type { JsonColumn } from './json.ts'

export type BankTokenTable = {
  digest: Buffer
  sealed: Buffer | null
  addedAt: Generated<Date>
  addedBy: number | null
  expiresOn: string | null
  warnedDays: 30 | 14 | 3 | null
  nextCallAt: Generated<Date>
}

export type BankConnectionTable = {
  id: Generated<number>
  coveredTo: string | null
  spanDays: number | null
  gapFrom: string | null
  gapTo: string | null
  nextReadAt: Generated<Date>
  lastSuccessAt: Date | null
  failingSince: Date | null
  failures: Generated<number>
  failureCode: string | null
  bankSentence: string | null
  toldAt: Date | null
}

export type BankReadingTable = {
  id: Generated<number>
  cause: 'schedule' | 'cron' | 'person' | 'file'
  actorAccountId: number | null
  periodFrom: string
  periodTo: string
  startedAt: Generated<Date>
  finishedAt: Date | null
  code: string | null
  received: number | null
  known: number | null
  paired: number | null
}

export type BankOddityTable = {
  id: Generated<number>
  account: string
  kind: 'unreadable' | 'changed'
  digest: string
  bankId: string | null
  content: JsonColumn
  firstSeenAt: Generated<Date>
  settledAt: Date | null
  settledBy: number | null
}

export type BankStatementTable = {
  id: Generated<number>
  fileName: string
  format: 'fio-json' | 'fio-csv' | 'gpc'
  account: string
  content: JsonColumn | null
  uploadedBy: number
  uploadedAt: Generated<Date>
  bookedBy: number | null
  bookedAt: Date | null
  counts: JsonColumn | null
}
