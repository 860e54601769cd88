import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '../../refusals.ts'

/** So long may the next byte take. */
const PAUSE = 10_000
/** So long may a short text take, however it drips. */
const WHOLE = 10_000
/** What is written by hand or by a program, not taken out of a file: it is whole at once. */
const SHORT = /^(?:application\/json|application\/x-www-form-urlencoded|text\/plain)?(?:;|$)/i

type Watch = {
  /** The largest body this address takes. */
  readonly largest: (path: string) => number
  readonly refuse: (http: Context, refusal: Refusal) => Response | Promise<Response>
}

/**
 * Keeps an eye on whatever is being sent: how much of it there is, and whether it goes on coming. A file from a phone on
 * a bad line may take as long as it likes while it keeps coming. Whoever falls silent is told so, whatever became of his
 * request meanwhile, and nobody waits for him any longer.
 */
export function watchBody({
  largest,
  refuse,
}: Watch): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  return async (http, next) => {
    const { raw } = http.req
    // Who only reads sends nothing; merely to look for it the framework would make the whole request anew.
    if (['GET', 'HEAD'].includes(http.req.method)) return next()
    const most = largest(http.req.path)
    if (Number(raw.headers.get('content-length') ?? 0) > most) return refuse(http, new Refusal('too_large'))
    if ((await cameWhole(http.env?.incoming, most)) || !raw.body) return next()

    let fault: Refusal | null = null
    const reader = raw.body.getReader()
    const body = paced(reader, {
      most,
      until: SHORT.test(raw.headers.get('content-type') ?? '') ? performance.now() + WHOLE : Infinity,
      onFault: (refusal) => (fault = refusal),
    })
    http.req.raw = new Request(raw, { body, duplex: 'half' } as RequestInit)
    await next()
    if (fault === null) return void takeTheRest(reader, most)
    http.res = undefined
    http.res = await refuse(http, fault)
    http.header('connection', 'close')
  }
}

/**
 * What is written by hand comes in one piece with its headers, as a rule. Then there is nothing to wait for, and it is handed on as
 * it came; to make streams of it took longer than anything else a request is read for.
 */
async function cameWhole(incoming: HttpBindings['incoming'] | undefined, most: number): Promise<boolean> {
  // The rest of the piece is taken up before anything else is done.
  await Promise.resolve()
  if (!incoming || incoming.readableDidRead || incoming.readableLength > most) return false
  const isWhole = incoming.complete || incoming.readableLength === Number(incoming.headers['content-length'])
  if (!isWhole) return false
  const piece: unknown = incoming.read()
  Object.assign(incoming, { rawBody: Buffer.isBuffer(piece) ? piece : Buffer.alloc(0) })
  return true
}

type Pace = {
  readonly most: number
  readonly until: number
  readonly onFault: (refusal: Refusal) => void
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * What was answered before it was read comes nevertheless: left lying, it stands in the way of the next request on the same
 * connection, which would be cut instead of answered.
 */
async function takeTheRest(reader: Reader, most: number): Promise<void> {
  const isOver = async () => {
    const piece = await inTime(
      reader.read().catch(() => null),
      PAUSE,
    )
    if (piece === 'late' || piece === null || piece.done) return true
    left -= piece.value.length
    return left < 0
  }
  let left = most
  while (!(await isOver()));
}

function paced(reader: Reader, { most, until, onFault }: Pace): ReadableStream<Uint8Array> {
  let size = 0
  return new ReadableStream<Uint8Array>(
    {
      pull: async (stream) => {
        const fail = (refusal: Refusal) => {
          onFault(refusal)
          stream.error(refusal)
        }
        const next = reader.read().catch(() => 'gone' as const)
        const piece = await inTime(next, Math.min(PAUSE, until - performance.now()))
        // Whoever hung up is not told anything any more; but his fault is not taken for the database's.
        if (piece === 'gone') return fail(new Refusal('malformed'))
        if (piece === 'late') return fail(new Refusal('too_slow'))
        if (piece.done) return stream.close()
        size += piece.value.length
        if (size > most) return fail(new Refusal('too_large'))
        stream.enqueue(piece.value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), Math.max(0, ms))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
