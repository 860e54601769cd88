import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3 } from '../platform/config.server.ts'

type Asked = Pick<RequestInit, 'body' | 'headers'> & { readonly method?: string }

/** Slower than this a line is no line: 100 kB a second. */
const BYTES_IN_A_MILLISECOND = 100

/**
 * Asks a store that speaks S3, signed. So many milliseconds it may be silent: until it answers, and then between any two pieces of what
 * it sends. How long all of it takes is the reader's own affair: a phone on a hill reads for minutes.
 */
export function s3Line({ region, accessKeyId, secretAccessKey }: S3, silence: number) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 4 })
  return async (address: string, { body, ...asked }: Asked = {}): Promise<Response> => {
    const silent = new AbortController()
    const giveUp = () => silent.abort(new Error('the store is silent'))
    const alarm = setTimeout(giveUp, silence + sizeOf(body) / BYTES_IN_A_MILLISECOND)
    try {
      const init = { ...asked, ...(body === undefined ? {} : { body }), signal: silent.signal }
      const response = await again(() => client.fetch(address, init), {
        tries: asked.method === 'POST' ? 1 : TRIES,
        isOver: () => silent.signal.aborted,
      })
      const { status, headers } = response
      return response.body
        ? new Response(heard(response.body, { silence, giveUp }), { status, headers })
        : response
    } finally {
      clearTimeout(alarm)
    }
  }
}

const TRIES = 3
const PAUSE = 200

type Trying = { readonly tries: number; readonly isOver: () => boolean }

/**
 * A connection kept open is closed by the store when it likes, also in the moment the next question is on its way. What is asked twice
 * does the same as once; but beginning and finishing an upload in parts, which are not asked again.
 */
async function again(ask: () => Promise<Response>, { tries, isOver }: Trying): Promise<Response> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await ask()
    } catch (error) {
      if (turn >= tries || isOver()) throw error
      await sleep(turn * PAUSE)
    }
  }
}

function sizeOf(body: Asked['body']): number {
  return body instanceof Uint8Array ? body.length : 0
}

type Patience = { readonly silence: number; readonly giveUp: () => void }

/** Waits for the store alone, never for the reader: the alarm is set only while somebody wants the next piece. */
function heard(body: ReadableStream<Uint8Array>, { silence, giveUp }: Patience): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const alarm = setTimeout(giveUp, silence)
    try {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    } finally {
      clearTimeout(alarm)
    }
  }
  return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 })
}
