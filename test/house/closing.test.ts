import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { ended, login, removeFolder, startHouse } from '../house.ts'
import { isLong } from '../storm.ts'
import { timePasses, until } from '../until.ts'

const PIECES = 19
const PIECE = Buffer.alloc(1024 * 1024, 'x')
const FACTS = new URLSearchParams({
  title: 'Zápis ze schůze',
  kind: 'minutes',
  datedOn: '2026-11-12',
  audience: 'officers',
  fileName: 'zapis.txt',
})

type Line = { readonly pause: number; readonly onPiece?: () => void }

/** Hands a document in, a piece at a time, with a pause after each. */
function handIn(
  url: string,
  token: string,
  { pause, onPiece }: Line,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        hostname,
        port,
        method: 'POST',
        path: `/api/documents?${FACTS}`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
          'content-length': PIECES * PIECE.length,
        },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    ).once('error', reject)
    void (async () => {
      for (let piece = 0; piece < PIECES; piece += 1) {
        sending.write(PIECE, onPiece)
        await timePasses(pause)
      }
      sending.end()
    })()
  })
}

/** Reads a file as a phone far from its mast does. */
async function readSlowly(url: string, token: string, path: string, line: Line): Promise<number> {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    line.onPiece?.()
    if (bytes < PIECES * PIECE.length) await timePasses(line.pause)
  }
  return bytes
}

test('a house asked to close lets a slow upload and a slow download come to their ends, and then goes well', async () => {
  const house = await startHouse()
  const token = await login(house.url, 'secretary')
  const { id } = (
    JSON.parse((await handIn(house.url, token, { pause: 0 })).text) as { document: { id: number } }
  ).document
  const begun = new Set<string>()
  const line = (name: string, pause: number) => ({ pause, onPiece: () => void begun.add(name) })
  const sending = handIn(house.url, token, line('there', 550))
  const reading = readSlowly(house.url, token, `/api/documents/${id}/file`, line('back', 30))
  await until(() => begun.size === 2)

  const asked = performance.now()
  house.child.kill('SIGTERM')
  const [sent, read] = await Promise.all([sending, reading])

  expect(performance.now() - asked).toBeGreaterThan(8500)
  expect(sent.status).toBe(201)
  expect(read).toBe(PIECES * PIECE.length)
  expect(await ended(house.child)).toBe(0)
  removeFolder(house.dataDir)
})

test('whoever comes to a house that is closing is sent away at once, and told when to come again', async () => {
  const house = await startHouse()
  const token = await login(house.url, 'secretary')
  const { hostname, port } = new URL(house.url)
  // Somebody whose line was open before, as a browser's is.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<{ status: number; wait: string | undefined }>((resolve) => {
      const asking = request({ hostname, port, path: '/api/news', agent }, (response) => {
        response.resume()
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, wait: response.headers['retry-after'] }),
        )
      })
      asking.once('error', () => resolve({ status: 0, wait: undefined }))
      asking.end()
    })
  expect((await ask()).status).toBe(200)
  let pieces = 0
  const sending = handIn(house.url, token, { pause: 200, onPiece: () => (pieces += 1) })
  await until(() => pieces > 1)

  house.child.kill('SIGTERM')
  const told: number[] = []
  const waits: number[] = []
  await until(async () => {
    const asked = performance.now()
    const { status, wait } = await ask()
    told.push(status)
    expect(performance.now() - asked).toBeLessThan(10_000)
    waits.push(status === 503 ? Number(wait) : 1)
    return status !== 200
  })

  expect([0, 503]).toContain(told.at(-1))
  expect(waits.filter((seconds) => !(seconds > 0))).toEqual([])
  expect((await sending).status).toBe(201)
  expect(await ended(house.child)).toBe(0)
  agent.destroy()
  removeFolder(house.dataDir)
})

test('a house asked to close says at once that it is not ready, and answers on for as long as it was told', async () => {
  const house = await startHouse({ env: { DRAIN_SECONDS: '3' } })
  const status = async (path: string) => (await fetch(`${house.url}${path}`)).status
  expect(await status('/readyz?closing=404')).toBe(200)

  const asked = performance.now()
  house.child.kill('SIGTERM')
  await until(async () => (await status('/readyz')) === 503)

  expect([await status('/readyz?closing=404'), await status('/healthz'), await status('/')]).toEqual([
    404, 200, 200,
  ])
  let answeredAt = asked
  const isAnswered = async () => {
    const isHeard = await status('/healthz').then(
      (code) => code === 200,
      () => false,
    )
    if (isHeard) answeredAt = performance.now()
    return isHeard
  }
  await until(async () => !(await isAnswered()))
  expect(answeredAt - asked).toBeGreaterThan(2500)
  expect(await ended(house.child)).toBe(0)
  removeFolder(house.dataDir)
})

test.runIf(isLong)(
  'one who never comes to an end is cut off in time, and the house still goes well',
  async () => {
    const house = await startHouse()
    const token = await login(house.url, 'secretary')
    let pieces = 0
    const sending = handIn(house.url, token, { pause: 5000, onPiece: () => (pieces += 1) }).catch(() => null)
    await until(() => pieces > 0)

    const asked = performance.now()
    await house.kill('SIGTERM')

    expect(await sending).toBeNull()
    expect(house.child.exitCode).toBe(0)
    expect(performance.now() - asked).toBeLessThan(30_000)
    removeFolder(house.dataDir)
  },
)
