import type { ColumnType, Generated } from 'kysely'
import type { Json, JsonColumn } from './json.ts'

export type MemberImportTable = {
  id: Generated<number>
  actorAccountId: number
  fileName: string
  encoding: string
  cells: ColumnType<Json | null, string | null, string | null>
  mapping: JsonColumn<true>
  counts: JsonColumn<true>
  decisions: JsonColumn<true>
  createdAt: Generated<Date>
  doneAt: Date | null
  undoneAt: Date | null
  undoneBy: number | null
}

export type MemberImportRowTable = {
  importId: number
  line: number
  action: 'create' | 'update'
  memberId: number
  before: JsonColumn<true>
  after: JsonColumn
  conflict: ColumnType<Json | null, string | null | undefined, string | null>
}

export type PersonMatchRefusalTable = {
  firstId: number
  secondId: number
  refusedBy: number | null
  refusedAt: Generated<Date>
}

export type ApplicationMatchRefusalTable = {
  applicationId: number
  memberId: number
  refusedBy: number | null
  refusedAt: Generated<Date>
}

export type MemberMergeTable = {
  droppedId: number
  keptId: number
  mergedBy: number | null
  mergedAt: Generated<Date>
}
