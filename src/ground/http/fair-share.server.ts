import { Refusal } from '../../refusals.ts'
import { keptOnce } from '../platform/kept-once.server.ts'
import { networkOf } from '../platform/proxy.ts'
import type { RequestContext } from '../platform/request-context.ts'

type Share = { readonly atOnce: number; readonly aMinute: number }

/** What a call sends when it is not JSON, and how much of it one person may have. */
export const SHARES = {
  /** Drawn, collected or packed for whoever asks: papers, sheets of cards, tables, whole albums. */
  made: { atOnce: 2, aMinute: 30 },
  /** A file as it lies in the store; programs fetch it in pieces. */
  kept: { atOnce: 8, aMinute: 240 },
  /** A calendar, which programs ask for by themselves. */
  feed: { atOnce: 4, aMinute: 60 },
  /** How a run goes on, one line for each window. */
  line: { atOnce: 10, aMinute: 120 },
  /** A small text or picture, as light as any JSON. */
  page: null,
} as const satisfies Record<string, Share | null>

export type Sends = keyof typeof SHARES

const MINUTE = 60_000
/** Somebody's own files are on their way: he need not wait long. */
const SOON = 3

type Taken = { running: number; count: number; since: number }
// Kept in memory: reading must go on where nothing can be written.
const taken = keptOnce('fair-share', () => new Map<string, Taken>())

type Asking = Pick<RequestContext, 'visitor' | 'address'>

/** Does the work if the person's share allows it. It counts as running until its last byte is sent or nobody wants it. */
export async function withinShare<Result extends object | null>(
  { visitor, address }: Asking,
  { sends, request }: { readonly sends: Sends; readonly request: Request },
  work: () => Promise<Result>,
): Promise<Result | Response> {
  const share = SHARES[sends]
  if (!share) return work()
  const done = take(`${sends}:${visitor ? `account:${visitor.id}` : networkOf(address)}`, share)
  try {
    const result = await work()
    if (result instanceof Response) return untilSent(result, request, done)
    done()
    return result
  } catch (error) {
    done()
    throw error
  }
}

function take(key: string, { atOnce, aMinute }: Share): () => void {
  const now = performance.now()
  forgetOld(now)
  const mine = taken.get(key) ?? { running: 0, count: 0, since: now }
  if (now - mine.since >= MINUTE) Object.assign(mine, { count: 0, since: now })
  if (mine.running >= atOnce) throw new Refusal('share_taken', { retryAfter: SOON })
  if (mine.count >= aMinute)
    throw new Refusal('share_taken', { retryAfter: Math.ceil((mine.since + MINUTE - now) / 1000) })
  mine.running += 1
  mine.count += 1
  taken.set(key, mine)
  let isDone = false
  return () => {
    if (!isDone) mine.running -= 1
    isDone = true
  }
}

function forgetOld(now: number): void {
  for (const [key, { running, since }] of taken) {
    if (running === 0 && now - since >= MINUTE) taken.delete(key)
  }
}

/** The same answer, which tells when it has been sent, broke, or was left by whoever asked. */
function untilSent(answer: Response, { method, signal }: Request, done: () => void): Response {
  const { body } = answer
  if (!body || method === 'HEAD') {
    done()
    return answer
  }
  signal.addEventListener('abort', done, { once: true })
  const reader = body.getReader()
  const watched = new ReadableStream<Uint8Array>(
    {
      pull: async (stream) => {
        try {
          const { done: isLast, value } = await reader.read()
          if (!isLast) return stream.enqueue(value)
          done()
          stream.close()
        } catch (error) {
          done()
          throw error
        }
      },
      cancel: (reason) => {
        done()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(watched, answer)
}
