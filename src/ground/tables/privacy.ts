import type { ColumnType, Generated } from 'kysely'
import type { JsonColumn } from './json.ts'

/** A wish to be forgotten: of a card, of an account without one, or of an applicant. About that person. */
export type ErasureTable = {
  id: Generated<number>
  memberId: number | null
  accountId: number | null
  applicationId: number | null
  requestedAt: Generated<Date>
  requestedBy: number | null
  note: string | null
  closedAs: 'withdrawn' | 'executed' | null
  closedAt: Date | null
  closedBy: number | null
}

/** The journal of those who were forgotten: ids and keyed marks, about nobody who could be named. */
export type ErasedPersonTable = {
  id: Generated<string>
  erasedAt: Generated<Date>
  rows: JsonColumn
  marks: ColumnType<string[], string[] | undefined, string[]>
}

/** How long things are kept, where an officer chose otherwise, and when it was last seen to. About nobody. */
export type RetentionRuleTable = {
  key: string
  period: number | null
  updatedAt: Date | null
  updatedBy: number | null
  lastRunAt: Date | null
  lastCount: number | null
}
