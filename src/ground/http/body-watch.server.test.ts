import { once } from 'node:events'
import { connect } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'

const db = useDatabase()
let server: ServerType
let port = 0

beforeAll(async () => {
  server = serve({ fetch: (request, env) => anApp(db()).fetch(request, env), port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.close())

/** Pieces of a request as they leave, each only when the one before is on its way; what was answered, and how often. */
async function sent(...pieces: readonly string[]): Promise<readonly string[]> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('utf8')
  let heard = ''
  socket.on('data', (text: string) => (heard += text)).on('error', () => undefined)
  await once(socket, 'connect')
  for (const piece of pieces) {
    await new Promise((written) => socket.write(piece, written))
    await new Promise((turnEnds) => setImmediate(turnEnds))
  }
  const answers = () => [
    ...heard.matchAll(
      /HTTP\/1\.1 (\d{3})[\s\S]*?\r\n\r\n\{"success":(\w+)(?:,"statusCode":\d+,"statusMessage":"[^"]*","code":"(\w+)")?/g,
    ),
  ]
  await until(() => answers().length > 0 && heard.endsWith('}'))
  socket.destroy()
  return answers().map(([, status, , code = '']) => `${status} ${code}`.trim())
}

const head = (call: string, ...headers: readonly string[]) =>
  `${call} HTTP/1.1\r\nhost: localhost:${port}\r\n${headers.join('\r\n')}\r\n\r\n`
const JSON_TYPE = 'content-type: application/json'
const CHUNKED = 'transfer-encoding: chunked'
const inChunks = (...texts: readonly string[]) =>
  [...texts.map((text) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`), '0\r\n\r\n'].join('')
const ofLength = (text: string) => `content-length: ${Buffer.byteLength(text)}`

const CALL = 'PATCH /api/members/profile'

/** Somebody with a card, and what he says of his town. */
async function rider() {
  const card = await aMember(db())
  const { token } = await someone(db(), 'Member', { memberId: card.id })
  return {
    own: [`authorization: Bearer ${token}`, JSON_TYPE] as const,
    says: (version: number) => JSON.stringify({ version, city: `Žďár ${version}` }),
    lives: async () =>
      (await db().selectFrom('member').select('city').where('id', '=', card.id).executeTakeFirst())?.city,
  }
}

test('a body is read alike in whatever pieces it comes', async () => {
  await rulesVersion(db(), 1)
  const { own, says, lives } = await rider()
  const sendings = [
    (text: string) => [head(CALL, ...own, ofLength(text)) + text],
    (text: string) => [head(CALL, ...own, ofLength(text)), text],
    (text: string) => [head(CALL, ...own, ofLength(text)) + text.slice(0, 9), text.slice(9)],
    (text: string) => [head(CALL, ...own, CHUNKED) + inChunks(text)],
    (text: string) => [head(CALL, ...own, CHUNKED) + inChunks(text.slice(0, 9), text.slice(9))],
    (text: string) => [head(CALL, ...own, CHUNKED), inChunks(text)],
  ]

  for (const [index, pieces] of sendings.entries()) {
    const version = index + 1

    expect(await sent(...pieces(says(version)))).toEqual(['200'])
    expect(await lives()).toBe(`Žďár ${version}`)
  }
})

test('one that is too large is refused however it comes', async () => {
  const { own } = await rider()
  const text = JSON.stringify({ version: 1, note: 'x'.repeat(300_000) })

  expect(await sent(head(CALL, ...own, ofLength(text)) + text)).toEqual(['413 too_large'])
  expect(await sent(head(CALL, ...own, CHUNKED) + inChunks(text))).toEqual(['413 too_large'])
})

test('one that is no text, or none at all, is told so', async () => {
  const { own } = await rider()

  expect(await sent(head(CALL, ...own, 'content-length: 0'))).toEqual(['400 malformed'])
  expect(await sent(head(CALL, ...own, ofLength('{"version":1')) + '{"version":1')).toEqual(['400 malformed'])
  expect(await sent(head(CALL, ...own, ofLength('"\\u0000"')) + '"\\u0000"')).toEqual(['400 malformed'])
})

test('what was refused before it was read keeps no later request on the same connection from its answer', async () => {
  const size = 3 * 1024 * 1024
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let heard = ''
  socket.on('data', (text: string) => (heard += text)).on('error', () => undefined)
  const answers = () => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)

  socket.write(head('POST /api/bank/statements', 'content-type: text/csv', `content-length: ${size}`))
  await until(() => answers().length === 1)
  socket.write('x'.repeat(size))
  socket.write(head('GET /api/events'))
  await until(() => answers().length === 2 || socket.destroyed)
  socket.destroy()

  expect(answers()).toEqual(['401', '200'])
})
