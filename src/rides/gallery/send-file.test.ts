import { expect, test } from 'vitest'
import { type Sending, sendFile } from './send-file.ts'

const MB = 1024 * 1024

/** A server that keeps what it took and says no, or nothing, when told to. */
function aServer(faults: readonly ('lost' | 'late' | 503)[] = []) {
  const server = { received: 0, photos: 0, calls: [] as string[], faults: [...faults] }
  const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })
  const upload = () => ({ upload: { id: 'ab', offset: server.received, photoId: server.photos || null } })
  const fetch = async (address: string | URL | Request, init?: RequestInit) => {
    const path = address instanceof Request ? address.url : address.toString()
    server.calls.push(`${init?.method} ${path}`)
    if (init?.method === 'PUT') {
      const fault = server.faults.shift()
      if (fault === 'lost') throw new TypeError('failed to fetch')
      if (fault === 503) return answer(503, { statusMessage: 'plno' })
      const offset = Number(path.split('=')[1])
      if (offset !== server.received) return answer(409, { statusMessage: 'jinde' })
      server.received += (init.body as Blob).size
      if (fault === 'late') throw new TypeError('cut after the piece had arrived')
      return answer(200, { offset: server.received })
    }
    if (path.endsWith('/finish')) server.photos += 1
    return answer(200, upload())
  }
  return { server, fetch }
}

async function send(size: number, fetch: typeof globalThis.fetch) {
  const said: Sending[] = []
  const file = new File([new Uint8Array(size)], 'a.jpg', { lastModified: 1 })
  const isDone = await sendFile(file, {
    slug: 'jaro',
    say: (sending) => said.push(sending),
    lost: 'ticho',
    fetch,
    sleep: async () => undefined,
  })
  return { isDone, said }
}

test('a file goes in pieces of a megabyte and becomes a photo', async () => {
  const { server, fetch } = aServer()

  const { isDone, said } = await send(2.5 * MB, fetch)

  expect(isDone).toBe(true)
  expect(server).toMatchObject({ received: 2.5 * MB, photos: 1 })
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3)
  expect(said.at(-1)).toEqual({ state: 'done' })
})

test('a connection cut three times, once after the piece had arrived, costs nothing', async () => {
  const { server, fetch } = aServer(['lost', 'late', 503, 'lost'])

  const { isDone, said } = await send(3 * MB, fetch)

  expect(isDone).toBe(true)
  expect(server).toMatchObject({ received: 3 * MB, photos: 1 })
  expect(said).toContainEqual({ state: 'reconnecting' })
})

test('what is in the album already is not sent', async () => {
  const { server, fetch } = aServer()
  await send(MB, fetch)
  server.calls = []

  const { isDone, said } = await send(MB, fetch)

  expect(isDone).toBe(false)
  expect(said).toEqual([{ state: 'already' }])
  expect(server.calls).toHaveLength(1)
})

test('a full disk is not asked again and again', async () => {
  let calls = 0
  const full = async () => {
    calls += 1
    return new Response(JSON.stringify({ statusMessage: 'Dochází místo.' }), { status: 507 })
  }

  expect((await send(10, full)).said).toEqual([{ state: 'failed', reason: 'Dochází místo.', mayRetry: true }])
  expect(calls).toBe(1)
})

test('a refusal is told in the server’s words, silence in ours', async () => {
  const no = async () => new Response(JSON.stringify({ statusMessage: 'Tohle není fotka.' }), { status: 415 })
  const silent = async () => {
    throw new TypeError('failed to fetch')
  }

  expect((await send(10, no)).said).toEqual([
    { state: 'failed', reason: 'Tohle není fotka.', mayRetry: false },
  ])
  expect((await send(10, silent)).said.at(-1)).toEqual({ state: 'failed', reason: 'ticho', mayRetry: true })
})
