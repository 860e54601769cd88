import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { addDays } from '../../ground/values/day.ts'
import { isDay } from '../../ground/values/real-day.ts'
import { fioAnswer, type Told } from './fio-answer.ts'
import { type Fault, FAULTS, UNAUTHORISED } from './fio-faults.server.ts'
import type { Period } from './period.ts'

const BETWEEN_CALLS_MS = 30_000
const WITHOUT_AUTHORISATION = 90
const MOST_MOVEMENTS = 50_000

/** What the bank knows about the account in a period. */
export type Ledger = (period: Period) => Promise<Omit<Told, 'period'>>

export type FioSimulator = {
  readonly url: URL
  /** Every call that reached the bank, refused ones too. */
  readonly calls: readonly { readonly path: string; readonly at: number; readonly status: number }[]
  /** What happens to the next call, or to all of them from now on. */
  readonly fail: (fault: Fault, options?: { readonly always?: boolean }) => void
  /** Somebody clicked the lock: older movements are open. */
  readonly authorise: () => void
  readonly behave: () => void
  readonly close: () => Promise<void>
}

type Options = {
  readonly token: string
  readonly ledger: Ledger
  /** How long two calls must be apart; tests have less time than a bank. */
  readonly betweenCalls?: number
  readonly latency?: number
}

/**
 * A bank on loopback that speaks Fio's HTTP: the same paths, statuses, thirty seconds, ninety days and fifty thousand
 * movements, and whatever can go wrong when told to. For the tests and the demo club; never for a real one.
 */
export async function startFioSimulator(options: Options): Promise<FioSimulator> {
  const calls: { path: string; at: number; status: number }[] = []
  const state = {
    once: [] as Fault[],
    always: null as Fault | null,
    isAuthorised: false,
    lastCall: -Infinity,
  }
  const server = createServer((request, response) => {
    response.on('close', () =>
      calls.push({ path: request.url ?? '', at: performance.now(), status: response.statusCode }),
    )
    void answer(request, response).catch(() => response.destroy())
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    await pause(options.latency ?? 0)
    const asked = periodOf(request.url ?? '')
    if (request.method !== 'GET' || !asked) return send(response, 404)
    if (asked.token !== options.token) return send(response, 500)
    const isTooSoon = performance.now() - state.lastCall < (options.betweenCalls ?? BETWEEN_CALLS_MS)
    if (isTooSoon) return send(response, 409)
    state.lastCall = performance.now()
    const fault = state.once.shift() ?? state.always
    const statement = async () => ({ ...(await options.ledger(asked)), period: asked })
    if (fault) return FAULTS[fault]({ response, statement, period: asked })
    const oldest = addDays(pragueDay(now()), -WITHOUT_AUTHORISATION)
    if (asked.from < oldest && !state.isAuthorised) return send(response, 422, UNAUTHORISED)
    const told = await statement()
    if (told.movements.length > MOST_MOVEMENTS) return send(response, 413)
    return send(response, 200, fioAnswer(told), 'application/json;charset=UTF-8')
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/v1/rest/`),
    calls,
    fail: (fault, { always = false } = {}) => {
      if (always) state.always = fault
      else state.once.push(fault)
    },
    authorise: () => {
      state.isAuthorised = true
    },
    behave: () => {
      state.once.length = 0
      state.always = null
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const PATH =
  /^\/v1\/rest\/periods\/([A-Za-z0-9]{64})\/(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})\/transactions\.json$/

function periodOf(path: string): (Period & { readonly token: string }) | null {
  const [, token, from, to] = PATH.exec(path) ?? []
  return token && from && to && isDay(from) && isDay(to) && from <= to ? { token, from, to } : null
}

function send(response: ServerResponse, status: number, body = '', type = 'text/plain;charset=UTF-8'): void {
  response.writeHead(status, { 'content-type': type }).end(body)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
