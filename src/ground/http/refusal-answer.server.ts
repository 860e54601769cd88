import type { z } from 'zod'
import { FIELD_WORDS, type FieldFaults, Refusal } from '../../refusals.ts'
import { StoreFault } from '../files/files.server.ts'
import { ApartFault } from '../platform/apart.server.ts'
import type { RefusalAnswer } from './answer.ts'
import { sayRefusal } from './refusal-sentence.ts'
import { BusyHouse } from '../platform/house-trouble.ts'
import { log } from '../platform/log.server.ts'
import { namesNobody } from '../postgres/broken-rule.server.ts'
import { sqlState } from '../postgres/transaction.server.ts'
import { type Language, speak } from '../values/words.ts'

type RefusalBody = Readonly<z.infer<typeof RefusalAnswer>>

/** The contract's one shape of an error, in the reader's language. */
function refusalBody(refusal: Refusal, language: Language, requestId: string): RefusalBody {
  return {
    success: false,
    statusCode: refusal.status,
    statusMessage: sayRefusal(refusal, language),
    code: refusal.code,
    ...(refusal.fields ? { fields: fieldWords(refusal.fields, language) } : {}),
    ...(refusal.challenge ? { challenge: refusal.challenge } : {}),
    ...(refusal.code === 'unexpected' ? { requestId } : {}),
  }
}

export function fieldWords(fields: FieldFaults, language: Language): Readonly<Record<string, string>> {
  const say = speak(FIELD_WORDS, language)
  return Object.fromEntries(Object.entries(fields).map(([field, fault]) => [field, say(fault)]))
}

export function refusalResponse(refusal: Refusal, language: Language, requestId: string): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  if (refusal.retryAfter) headers.set('retry-after', String(refusal.retryAfter))
  return new Response(JSON.stringify(refusalBody(refusal, language, requestId)), {
    status: refusal.status,
    headers,
  })
}

/** It is ending or starting, has no room, memory or disk of its own, gave up waiting for us; or the way there is cut. */
const DATABASE_DOWN =
  /^(?:08|53|57P0|57014|58000|58030|25P0[34]|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN)/
const NO_HANDLES = ['EMFILE', 'ENFILE']
/** Numbers out of range, days there are none of, text that is none, more than an index can hold. */
const UNSTORABLE = /^(?:22|54000)/
const CONNECTION_LOST =
  /timeout|Connection terminated|Client has encountered a connection error|Query read timeout/

/** Whatever was thrown, as a refusal; what nobody foresaw is logged and told only by its number. */
export function toRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error
  // Whoever reads files for us fell over: he will be up again in a moment.
  if (error instanceof ApartFault) return new Refusal('too_busy', { retryAfter: 10 })
  if (error instanceof BusyHouse) return new Refusal('too_busy', { retryAfter: 2 })
  if (error instanceof StoreFault) {
    log.warn({ err: error, requestId }, 'the file store failed')
    return new Refusal('files_away', { retryAfter: 10 })
  }
  const state = sqlState(error)
  if (NO_HANDLES.includes(state)) return new Refusal('too_busy', { retryAfter: 10 })
  if (['53100', 'ENOSPC', 'EDQUOT'].includes(state)) return new Refusal('disk_full')
  if (state === '25006') return new Refusal('read_only', { retryAfter: 15 })
  // A lock not got in time, or lost to somebody who wanted it the other way round.
  if (state === '55P03' || state === '40P01' || state === '40001')
    return new Refusal('too_busy', { retryAfter: 2 })
  if (
    DATABASE_DOWN.test(state) ||
    isMissingSocket(error) ||
    (error instanceof Error && CONNECTION_LOST.test(error.message))
  )
    return new Refusal('database_down', { retryAfter: 5 })
  // Somebody names what is not there, or has just gone: the database is the one who knows.
  if (namesNobody(error)) {
    log.warn({ err: error, requestId }, 'a row that is not there was named')
    return new Refusal('not_found')
  }
  log.error({ err: error, requestId }, 'an unexpected error')
  // The net under the schemas: what the database cannot take is the sender's matter, and ours to look at.
  if (UNSTORABLE.test(state)) return new Refusal('unstorable')
  return new Refusal('unexpected')
}

/** Who only reads is not told about writing. Some of what is shown leaves a trace, and a big answer may need room of its own. */
export function asTold(refusal: Refusal, method: string): Refusal {
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && refusal.code === 'disk_full' ? new Refusal('disk_full_reading') : refusal
}

/** The embedded database's socket is not there; any other missing file is our own fault. */
function isMissingSocket(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'connect'
}
