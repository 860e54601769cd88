import { mayPassLater } from '../../ground/values/passing-status.ts'

/** Where one file stands on its way. */
export type Sending =
  | { readonly state: 'waiting' | 'working' | 'done' | 'already' | 'reconnecting' }
  | { readonly state: 'sending'; readonly percent: number }
  | { readonly state: 'failed'; readonly reason: string; readonly mayRetry: boolean }

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

type Tools = {
  readonly slug: string
  readonly say: (sending: Sending) => void
  /** Said when the server says nothing. */
  readonly lost: string
  readonly fetch?: typeof fetch
  readonly sleep?: (ms: number) => Promise<void>
}

const CHUNK = 1024 * 1024
const TRIES = 12
const LONGEST_PAUSE = 30_000

/**
 * One file in pieces. After a lost connection it asks where the server stands and goes on from there; what was sent is never
 * sent again, and a file that is there already is not sent at all.
 */
export async function sendFile(file: File, tools: Tools): Promise<boolean> {
  const { slug, say, lost } = tools
  const ask = patient(tools)
  try {
    const key = `${file.name}:${file.size}:${file.lastModified}`.slice(-300)
    const begun = await ask('POST', `/api/gallery/${slug}/uploads`, JSON.stringify({ key, size: file.size }))
    const { id, photoId, offset: start } = uploadOf(begun)
    if (photoId !== null) {
      say({ state: 'already' })
      return false
    }
    for (let offset = start; offset < file.size;) {
      say({ state: 'sending', percent: Math.floor((offset / file.size) * 100) })
      const piece = file.slice(offset, offset + CHUNK)
      const put = await ask('PUT', `/api/gallery/uploads/${id}?offset=${offset}`, piece)
      offset =
        put.status === CONFLICT
          ? uploadOf(await ask('GET', `/api/gallery/uploads/${id}`)).offset
          : Number(put.body.offset)
    }
    say({ state: 'working' })
    await ask('POST', `/api/gallery/uploads/${id}/finish`)
    say({ state: 'done' })
    return true
  } catch (error) {
    const saidNo = error instanceof SaidNo ? error : null
    say({ state: 'failed', reason: saidNo?.message ?? lost, mayRetry: saidNo?.mayRetry ?? true })
    return false
  }
}

class SaidNo extends Error {
  readonly mayRetry: boolean
  constructor(sentence: string, mayRetry: boolean) {
    super(sentence)
    this.mayRetry = mayRetry
  }
}

const CONFLICT = 409
const NO_ROOM = 507

/** A server out of breath recovers; a full disk does not by asking again. */
const isWaitedOut = (status: number) => mayPassLater(status) && status !== NO_ROOM

/** Asks until there is an answer: a lost connection and a server out of breath are waited out, a refusal is final. */
function patient({ say, lost, fetch: send = fetch, sleep = pause }: Tools) {
  return async (method: string, address: string, body?: string | Blob): Promise<Answer> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await tryOnce(send, method, address, body)
      if (answer && answer.status < 400) return answer
      if (answer?.status === CONFLICT && method === 'PUT') return answer
      const isFinal = answer && !isWaitedOut(answer.status)
      if (isFinal || attempt === TRIES)
        throw new SaidNo(sentenceOf(answer) ?? lost, !answer || mayPassLater(answer.status))
      say({ state: 'reconnecting' })
      await sleep(Math.min(LONGEST_PAUSE, 500 * 2 ** attempt))
    }
  }
}

function sentenceOf(answer: Answer | null): string | null {
  const sentence = answer?.body.statusMessage
  return typeof sentence === 'string' ? sentence : null
}

async function tryOnce(
  send: typeof fetch,
  method: string,
  address: string,
  body?: string | Blob,
): Promise<Answer | null> {
  try {
    const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
    const response = await send(address, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'content-type': type } }),
    })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  } catch {
    return null
  }
}

/** Sooner, when the browser says that the connection is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
  })
}

function uploadOf({ body }: Answer): { id: string; offset: number; photoId: number | null } {
  return body.upload as { id: string; offset: number; photoId: number | null }
}
