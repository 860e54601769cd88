import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from './json.ts'

/** Work of the house itself. About nobody; `askedBy` is the account that asked, null for the schedule. Kept a year. */
export type HouseTaskTable = {
  id: GeneratedAlways<number>
  kind: 'chain' | 'backup' | 'restore' | 'drill' | 'copy' | 'books'
  state: Generated<'waiting' | 'running' | 'done' | 'failed'>
  askedBy: number | null
  params: JsonColumn<true>
  progress: JsonColumn<true>
  result: JsonColumn<true>
  fault: string | null
  attempts: Generated<number>
  timesPutDown: Generated<number>
  askedAt: Generated<Date>
  startedAt: Date | null
  beatAt: Generated<Date>
  switchedAt: Date | null
  finishedAt: Date | null
}
