import { setTimeout as sleep } from 'node:timers/promises'
import type { BatchDetail } from './batch.ts'

/** At most four pictures a second; a sign of life so that no proxy thinks the line dead. */
const LOOK_EVERY = 250
const LOOKS_BETWEEN_HEARTBEATS = 60
/** After a minute the browser asks again: no line is held for ever. */
const LOOKS = 240

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would otherwise collect the pictures and hand them over at the end.
  'x-accel-buffering': 'no',
}

/**
 * Tells how a run goes on, read from the database each time, so that it is true whichever
 * instance works the run off. Ends with the run, with the reader or his session, or with the house.
 */
export function streamBatch(look: () => Promise<BatchDetail | null>, reader: AbortSignal): Response {
  const gone = new AbortController()
  const leave = () => gone.abort()
  reader.addEventListener('abort', leave)
  const stopListening = whenHouseCloses(leave)
  const text = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: async (stream) => {
      try {
        for await (const chunk of pictures(look, gone.signal)) stream.enqueue(text.encode(chunk))
        stream.close()
      } catch (error) {
        // A reader who has left cannot be told; one who has not asks again by himself.
        if (!gone.signal.aborted) stream.error(error)
      } finally {
        reader.removeEventListener('abort', leave)
        stopListening()
      }
    },
    cancel: leave,
  })
  return new Response(body, { headers: HEADERS })
}

async function* pictures(look: () => Promise<BatchDetail | null>, gone: AbortSignal): AsyncGenerator<string> {
  yield 'retry: 1000\n\n'
  let last = ''
  for (let round = 1; round <= LOOKS && !gone.aborted; round += 1) {
    const run = await look()
    if (!run) return
    const picture = JSON.stringify(run)
    if (picture !== last) yield `data: ${picture}\n\n`
    else if (round % LOOKS_BETWEEN_HEARTBEATS === 0) yield ': still here\n\n'
    last = picture
    if (run.status !== 'running') return
    await sleep(LOOK_EVERY, undefined, { signal: gone }).catch(() => undefined)
  }
}

const listeners = new Set<() => void>()
const closeAll = () => {
  for (const listener of listeners) listener()
}

/** A house that closes waits for its open answers: a stream must not keep it waiting. */
function whenHouseCloses(listener: () => void): () => void {
  if (listeners.size === 0) process.on('SIGTERM', closeAll).on('SIGINT', closeAll)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) process.off('SIGTERM', closeAll).off('SIGINT', closeAll)
  }
}
