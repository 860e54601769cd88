import { lookup, type LookupAddress } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest, type RequestOptions } from 'node:https'
import { isAllowedAddress, isOutsideAddress } from './outside-address.ts'

export type Reply =
  | { readonly status: number; readonly retryAfter: number | null }
  /** The name leads to where nobody may be sent. */
  | { readonly forbidden: true }
  | { readonly unreached: string }

type Message = {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}
type Rules = { readonly opensLoopback: boolean }

const PATIENCE = 10_000
const LARGEST_HEADERS = 8192

class ForbiddenAddress extends Error {}

/**
 * Hands a message to a stranger's server. The address is looked at when the connection is made, so that a name cannot lead
 * elsewhere a moment later; nobody is followed anywhere, and of the answer only its first line and headers are read.
 */
export function handOver(
  { endpoint, headers, body }: Message,
  rules: Rules,
  names: typeof lookup = lookup,
): Promise<Reply> {
  if (!isOutsideAddress(endpoint, rules)) return Promise.resolve({ forbidden: true })
  const url = new URL(endpoint)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    agent: false,
    maxHeaderSize: LARGEST_HEADERS,
    signal: AbortSignal.timeout(PATIENCE),
    lookup: (host, asked, done) =>
      names(host, { ...asked, all: true }, (error, found) => {
        if (error) return done(error, '')
        const fault = found.every(({ address }) => isAllowedAddress(address, rules))
          ? null
          : new ForbiddenAddress(host)
        return answerLookup(done, { all: asked.all === true, found, fault })
      }),
  }
  return new Promise((resolve) => {
    const call = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, options, (answer) => {
      const { statusCode = 0, headers: said } = answer
      answer.destroy()
      resolve({ status: statusCode, retryAfter: secondsOf(said['retry-after']) })
    })
    call.on('error', (error) =>
      resolve(error instanceof ForbiddenAddress ? { forbidden: true } : { unreached: error.message }),
    )
    call.end(body)
  })
}

type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void
type Looked = {
  readonly all: boolean
  readonly found: LookupAddress[]
  readonly fault: Error | null
}

function answerLookup(done: LookupDone, { all, found, fault }: Looked): void {
  const [first] = found
  if (fault || !first) done(fault ?? new Error('no address'), '')
  else if (all) done(null, found)
  else done(null, first.address, first.family)
}

function secondsOf(retryAfter: string | undefined): number | null {
  return retryAfter && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null
}
