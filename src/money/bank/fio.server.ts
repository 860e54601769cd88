import { apart, ApartFault } from '../../ground/platform/apart.server.ts'
import { addDays } from '../../ground/values/day.ts'
import { type BankFault, bankSentence } from './fault.ts'
import { parseFioJson } from './fio-json.ts'
import type { Statement } from './movement.ts'
import type { Period } from './period.ts'
import type { work } from './read-answer.apart.ts'

/** Longer than the bank ever takes, shorter than the pause between two calls: calls never overlap. */
const PATIENCE_MS = 25_000
/** About eight thousand movements; more is asked for in shorter periods. */
const LARGEST_ANSWER = 16 * 1024 * 1024

/** A usual answer is read at once; a year of movements would keep everybody waiting. */
const SMALL_ANSWER = 128 * 1024

const readLargeAnswer = apart<typeof work>('money/bank/read-answer', { lane: 'files', seconds: 20 })

export type FioAnswer =
  | { readonly kind: 'statement'; readonly statement: Statement }
  /** The bank has nothing to say, not even whose account it is. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'fault'; readonly fault: BankFault }

type Line = { readonly url: URL; readonly token: string; readonly patience?: number }

// The bank's own meaning of a status, as its manual gives it.
const BY_STATUS: Readonly<Record<number, BankFault['code']>> = {
  404: 'bank_request_refused',
  409: 'bank_rate_limited',
  413: 'bank_too_many_movements',
  422: 'bank_needs_authorisation',
  500: 'bank_token_refused',
  502: 'bank_unavailable',
  503: 'bank_unavailable',
  504: 'bank_unavailable',
}

/**
 * One call to the bank: the movements of a period and the balance at its end. The token is in the address, so nothing
 * that fetch throws ever leaves this file.
 */
export async function askFio(
  { url, token, patience = PATIENCE_MS }: Line,
  { from, to }: Period,
): Promise<FioAnswer> {
  const address = new URL(`periods/${token}/${from}/${to}/transactions.json`, url)
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: { accept: 'application/json' },
    })
    const body = await readBody(response)
    if (body === null) return fault('bank_answer_too_large')
    return await understand(response, body, { token, asked: { from, to } })
  } catch (error) {
    if (error instanceof ApartFault) return fault('bank_garbled')
    return fault(
      error instanceof Error && error.name === 'TimeoutError' ? 'bank_timeout' : 'bank_unreachable',
    )
  }
}

type Asked = { readonly token: string; readonly asked: Period }

async function understand(response: Response, body: string, { token, asked }: Asked): Promise<FioAnswer> {
  const sentence = bankSentence(body, token)
  if (response.status >= 300 && response.status < 400) return fault('bank_redirected')
  if (response.status !== 200) return fault(BY_STATUS[response.status] ?? 'bank_strange_answer', sentence)
  if (!body.trim()) return saysNothing(response) ? { kind: 'nothing' } : fault('bank_garbled')
  if (body.trimStart().startsWith('<')) {
    const isHtml = /<html|<!doctype html/i.test(body.slice(0, 2000))
    return fault(isHtml ? 'bank_not_json' : 'bank_unavailable', isHtml ? null : sentence)
  }
  const statement = body.length > SMALL_ANSWER ? await readLargeAnswer(body) : parseFioJson(body)
  if (!statement) return fault('bank_garbled')
  return isOf(asked, statement) ? { kind: 'statement', statement } : fault('bank_strange_answer')
}

/** Nothing is an answer only where it is said to be all of it: a line that was cut says nothing too. */
function saysNothing({ headers }: Response): boolean {
  const isFramed = headers.get('content-length') === '0' || headers.has('transfer-encoding')
  return isFramed && !headers.has('content-encoding')
}

/**
 * A proxy that remembers tells of other days; what was asked for would count as read. A bank whose day begins a little later than
 * ours loses nothing: the last days are always asked for once more.
 */
function isOf({ to }: Period, told: Statement): boolean {
  return (told.to === null || told.to >= addDays(to, -1)) && (told.from === null || told.from <= to)
}

function fault(code: BankFault['code'], sentence: string | null = null): FioAnswer {
  return { kind: 'fault', fault: { code, sentence } }
}

/** Null when it goes on and on. */
async function readBody(response: Response): Promise<string | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > LARGEST_ANSWER) return null
    pieces.push(piece)
  }
  return new TextDecoder().decode(Buffer.concat(pieces))
}
