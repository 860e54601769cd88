import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ended, freePort, login, type RunningHouse, spawnHouse, startHouse, visit } from '../house.ts'
import { aSmallDisk } from '../small-disk.ts'
import { moments } from '../storm.ts'
import { timePasses, until } from '../until.ts'

const disk = aSmallDisk(320)
if (!disk) process.stderr.write('A full disk is not tried: only root may mount a small one.\n')

/** Longer than a connection nobody uses stays open by itself. */
const QUIET = 12_000
const ROUNDS = moments(1, 10)
/** More at once than connections are kept open. */
const CROWD = 2

let house: RunningHouse
let member: string
let secretary: string

beforeAll(async () => {
  if (!disk) return
  house = await startHouse({ dataDir: disk.folder })
  member = await login(house.url, 'member')
  secretary = await login(house.url, 'secretary')
})
afterAll(async () => {
  if (house?.child.exitCode === null) await house.kill('SIGKILL')
  disk?.remove()
})

test.skipIf(!disk)(
  'on a full disk everybody reads on, writing is refused, and room alone heals the house',
  async () => {
    disk?.fill()

    const refused = await writeUntil(507)
    const reads = await readAround()
    const full = await readiness()
    for (let round = 0; round < ROUNDS; round += 1) {
      await timePasses(QUIET)
      reads.push(...(await readAround()))
    }
    disk?.makeRoom()
    const written = await writeUntil(201)

    // Whoever stands in front may go on sending those who read: there is nobody better.
    expect(full).toMatchObject({ status: 200, ready: true, disk: 'full', writable: false })
    expect(await readiness()).toMatchObject({ status: 200, ready: true, disk: 'ok', writable: true })
    expect(refused).toMatchObject({ success: false, statusCode: 507, code: 'disk_full' })
    expect(reads.filter(({ path, status }) => status !== (path === NO_CARD ? 404 : 200)).map(short)).toEqual(
      [],
    )
    expect(reads.filter(({ text }) => text.includes('zápis teď nejde')).map(short)).toEqual([])
    expect(written).toMatchObject({ success: true })
    expect(house.child.exitCode).toBeNull()
  },
)

test.skipIf(!disk)('a start on a full disk blames the disk and nobody else', async () => {
  await house.kill('SIGKILL')
  disk?.fill()

  const again = spawnHouse({ DATA_DIR: disk?.folder ?? '', PORT: String(await freePort()) })

  expect(await ended(again.child)).toBe(1)
  expect(again.output()).toContain('není místo')
  expect(again.output()).not.toContain('jiná spuštěná Klubovna')
})

/** Looks at cards are counted; the count gives way to the look. */
const NO_CARD = '/overeni/x'
const PUBLIC = ['/', '/akce', '/api/events', '/api/news', NO_CARD]
const OWN = ['/admin', '/admin/profile', '/api/members/profile', '/api/news']

type Read = { readonly path: string; readonly status: number; readonly text: string }

const short = ({ path, status }: Read) => `${status} ${path}`

async function readAround(): Promise<Read[]> {
  const crowd = Array.from({ length: CROWD }, () => [
    ...PUBLIC.map((path) => read(path)),
    ...OWN.map((path) => read(path, member)),
  ])
  return Promise.all(crowd.flat())
}

async function readiness(): Promise<object> {
  const response = await visit(house.url, '/readyz')
  return { status: response.status, ...((await response.json()) as object) }
}

async function read(path: string, token?: string): Promise<Read> {
  const response = await visit(house.url, path, token)
  return { path, status: response.status, text: await response.text() }
}

/** A page with room left in it still takes a line: news that fill pages come to the end of the disk. */
async function writeUntil(status: number): Promise<object> {
  let last: object = {}
  await until(async () => {
    const response = await fetch(`${house.url}/api/news`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secretary}` },
      body: JSON.stringify({ title: 'Zpráva', body: randomBytes(9000).toString('base64') }),
    })
    last = (await response.json()) as object
    if (response.status !== 201 && response.status !== 507)
      throw new Error(`${response.status} ${JSON.stringify(last)}`)
    return response.status === status
  })
  return last
}
