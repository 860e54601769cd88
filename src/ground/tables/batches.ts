import type { Generated } from 'kysely'
import type { JsonColumn } from './json.ts'

export type BatchTable = {
  id: Generated<number>
  kind: string
  actorAccountId: number
  params: JsonColumn<true>
  status: Generated<'running' | 'success' | 'partial' | 'error'>
  total: number
  batchSize: number
  createdAt: Generated<Date>
  /** Until when somebody who works on it is believed to live. */
  aliveUntil: Date | null
  finishedAt: Date | null
}

export type BatchItemTable = {
  batchId: number
  position: number
  itemId: number
  label: Generated<string>
  payload: JsonColumn<true>
  state: Generated<'waiting' | 'done' | 'failed'>
  code: string | null
  details: JsonColumn<true>
  finishedAt: Date | null
}
