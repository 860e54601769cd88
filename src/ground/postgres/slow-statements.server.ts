import type { LogEvent } from 'kysely'
import { askedBy, isUnseen } from '../platform/asking.server.ts'
import { keptOnce } from '../platform/kept-once.server.ts'
import { log } from '../platform/log.server.ts'

const SLOW_MS = 500
const MOST_TOLD = 2000

const seen = keptOnce('slow-statements', () => ({ count: 0 }))

/** A statement that took its time is told with the number of its request; its values, which may be anybody's, are not. */
export function tellSlow({ query, queryDurationMillis }: LogEvent): void {
  if (queryDurationMillis < SLOW_MS) return
  seen.count += 1
  if (isUnseen()) return
  log.warn(
    { requestId: askedBy(), ms: Math.round(queryDurationMillis), sql: query.sql.slice(0, MOST_TOLD) },
    'a slow statement',
  )
}

export function slowStatements(): number {
  return seen.count
}
