import { once } from 'node:events'
import { connect } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp } from '../app.ts'
import { aJpeg, useFiles } from '../photos.ts'
import { aMember, rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'
import { timePasses, until } from '../until.ts'

const db = useDatabase()
useFiles()
let server: ServerType
let port = 0
/** How many requests the house has begun to read. */
let begun = 0

beforeAll(async () => {
  server = serve({
    fetch: (request, env) => {
      begun += 1
      return anApp(db()).fetch(request, env)
    },
    port: 0,
    hostname: '127.0.0.1',
  })
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.close())

type Sent = {
  readonly line: string
  readonly headers: readonly string[]
  readonly pieces: AsyncIterable<string>
}

/** Says its piece over a plain socket and waits for whatever is answered. */
async function send({ line, headers, pieces }: Sent): Promise<{ status: number; code: string; ms: number }> {
  const startedAt = performance.now()
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(`${line} HTTP/1.1\r\nhost: localhost:${port}\r\n${headers.join('\r\n')}\r\n\r\n`)
  for await (const piece of pieces) {
    if (heard !== '') break
    socket.write(piece)
  }
  await until(() => heard.includes('"code"') || heard.includes('"success"') || socket.destroyed)
  socket.destroy()
  await closed
  return {
    status: Number(/^HTTP\/1.1 (\d{3})/.exec(heard)?.[1] ?? 0),
    code: /"code":"(\w+)"/.exec(heard)?.[1] ?? '',
    ms: performance.now() - startedAt,
  }
}

async function* said(text: string): AsyncGenerator<string> {
  yield text
}

async function* dripping(piece: string, times: number, every: number): AsyncGenerator<string> {
  for (let sent = 0; sent < times; sent += 1) {
    yield piece
    await timePasses(every)
  }
}

const JSON_TYPE = 'content-type: application/json'
const LOGIN = 'POST /api/auth/login'

test(
  'whoever falls silent is told so after ten seconds, and one who keeps sending is not',
  { timeout: 60_000 },
  async () => {
    await rulesVersion(db(), 1)
    const card = await aMember(db())
    const { token } = await someone(db(), 'Member', { memberId: card.id })
    const photo = [
      'PUT /api/members/profile/photo',
      `authorization: Bearer ${token}`,
      'content-type: image/jpeg',
    ] as const
    const [line, ...own] = photo

    const answers = await Promise.all([
      send({ line: LOGIN, headers: [JSON_TYPE, 'content-length: 100'], pieces: said('{"email"') }),
      send({ line: LOGIN, headers: [JSON_TYPE, 'transfer-encoding: chunked'], pieces: said('3\r\n{"a\r\n') }),
      send({ line: LOGIN, headers: [JSON_TYPE, 'content-length: 100'], pieces: dripping(' ', 40, 500) }),
      send({ line, headers: [...own, 'content-length: 5000'], pieces: said('xxx') }),
      send({ line, headers: [...own, 'content-length: 26'], pieces: dripping('xx', 13, 1000) }),
    ])

    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '408 too_slow',
      '408 too_slow',
      '408 too_slow',
      '408 too_slow',
      '415 photo_wrong_type',
    ])
    for (const { ms } of answers.slice(0, 4)) expect(ms).toBeLessThan(16_000)
    expect(answers[4]?.ms).toBeGreaterThan(12_000)
  },
)

test('two who send their photo slowly keep nobody else waiting', { timeout: 30_000 }, async () => {
  await rulesVersion(db(), 1)
  const card = await aMember(db())
  const [slow, quick] = [
    await someone(db(), 'Member', { memberId: (await aMember(db())).id }),
    await someone(db(), 'Member', { memberId: card.id }),
  ]
  begun = 0
  const silent = [1, 2, 3].map(() =>
    send({
      line: 'PUT /api/members/profile/photo',
      headers: [`authorization: Bearer ${slow.token}`, 'content-type: image/jpeg', 'content-length: 5000'],
      pieces: said('x'),
    }),
  )
  await until(() => begun === 3)

  const startedAt = performance.now()
  const { status } = await fetch(`http://127.0.0.1:${port}/api/members/profile/photo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${quick.token}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(await aJpeg()),
  })

  expect([status, performance.now() - startedAt < 8000]).toEqual([200, true])
  expect((await Promise.all(silent)).map(({ status: told }) => told)).toEqual([408, 408, 408])
})
