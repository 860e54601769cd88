import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ended, freePort, login, type RunningHouse, spawnHouse, startHouse } from '../house.ts'
import { aJpeg } from '../photos.ts'
import { aSmallDisk } from '../small-disk.ts'
import { until } from '../until.ts'

// Another disk than the one of `disk-full`, and what takes most room: a backup, a document, photos, the very first start.
const disk = aSmallDisk(900)

let house: RunningHouse
let webmaster: string

beforeAll(async () => {
  if (!disk) return
  house = await startHouse({ dataDir: disk.folder })
  webmaster = await login(house.url, 'webmaster')
})
afterAll(async () => {
  if (house?.child.exitCode === null) await house.kill('SIGKILL')
  disk?.remove()
})

type Json = {
  readonly code?: string
  readonly items?: readonly unknown[]
  readonly taskId?: number
  readonly task?: { readonly state: string; readonly fault: string | null }
  readonly album?: { readonly photos: readonly unknown[] }
  readonly upload?: { readonly id: string; readonly offset: number }
}

async function ask(path: string, init: RequestInit & { readonly type?: string } = {}) {
  const response = await fetch(`${house.url}${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${webmaster}`,
      'content-type': init.type ?? 'application/json',
    },
  })
  return { status: response.status, json: (await response.json()) as Json }
}

/** Whatever the house leaves of a thing that did not fit. */
const filesUnder = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted() : []
/** Of a document, its draft too. The demo draws minutes of its own meetings meanwhile, and those are papers. */
const textsUnder = (folder: string) => filesUnder(folder).filter((name) => name.includes('.txt'))

const FACTS = (title: string) =>
  new URLSearchParams({
    title,
    kind: 'minutes',
    datedOn: '2026-11-12',
    audience: 'officers',
    fileName: 'zapis.txt',
  })
const aDocument = (title: string) =>
  ask(`/api/documents?${FACTS(title)}`, {
    method: 'POST',
    type: 'application/octet-stream',
    body: Buffer.alloc(6_000_000, 'x'),
  })

test.skipIf(!disk)(
  'a document that does not fit is refused, leaves nothing, and fits when there is room',
  async () => {
    const files = join(disk?.folder ?? '', 'files', 'documents')
    const before = [(await ask('/api/documents')).json.items?.length, textsUnder(files)]
    disk?.fill()

    const refused = await aDocument('Nevešla se')
    const reading = await ask('/api/documents')
    disk?.makeRoom()

    expect([refused.status, refused.json.code]).toEqual([507, expect.stringMatching(/^disk_(?:full|low)$/)])
    expect([reading.json.items?.length, textsUnder(files)]).toEqual(before)
    await until(async () => (await aDocument('Vešla se')).status === 201, { every: 500 })
  },
)

test.skipIf(!disk)(
  'photos sent while the disk fills are each there once in the end, or never were',
  async () => {
    const photo = new Uint8Array(await aJpeg({ width: 2400, height: 1600 }))
    expect(
      (await ask('/api/gallery', { method: 'POST', body: JSON.stringify({ title: 'Plný disk' }) })).status,
    ).toBe(201)
    const step = async (key: string): Promise<number> => {
      const announced = await ask('/api/gallery/plny-disk/uploads', {
        method: 'POST',
        body: JSON.stringify({ key, size: photo.length }),
      })
      const { upload } = announced.json
      if (!upload) return announced.status
      if (upload.offset < photo.length) {
        const sent = await ask(`/api/gallery/uploads/${upload.id}?offset=${upload.offset}`, {
          method: 'PUT',
          type: 'application/octet-stream',
          body: photo.slice(upload.offset),
        })
        if (sent.status !== 200) return sent.status
      }
      return (await ask(`/api/gallery/uploads/${upload.id}/finish`, { method: 'POST' })).status
    }
    const keys = ['jedna', 'dvě', 'tři']
    const statuses: number[] = [await step('jedna')]
    disk?.fill()
    for (const key of keys) statuses.push(await step(key))
    disk?.makeRoom()
    for (const key of keys) await until(async () => (await step(key)) < 300, { every: 500 })

    expect(statuses.filter((status) => ![200, 201, 507, 503].includes(status))).toEqual([])
    expect(statuses).toContain(507)
    await until(async () => (await ask('/api/gallery/plny-disk')).json.album?.photos.length === keys.length, {
      every: 500,
    })
  },
)

test.skipIf(!disk)(
  'a backup that does not fit is said, leaves no half of itself, and the next one is whole',
  async () => {
    const make = async (): Promise<string> => {
      const started = await ask('/api/backups', { method: 'POST', body: '{}' })
      const { taskId } = started.json
      if (taskId === undefined) return String(started.json.code)
      let state = 'waiting'
      await until(
        async () => {
          state = (await ask(`/api/house-tasks/${taskId}`)).json.task?.state ?? state
          return !/waiting|running/.test(state)
        },
        { every: 300 },
      )
      return state
    }
    const kept = async () => (await ask('/api/backups')).json.items?.length ?? 0
    const before = await kept()
    disk?.fill()

    const refused = await make()
    const meanwhile = await kept()
    const left = filesUnder(join(disk?.folder ?? '', 'backups')).filter((name) => /part|tmp|new/.test(name))
    disk?.makeRoom()

    expect(refused).toMatch(/^(?:disk_full|disk_low|failed)$/)
    expect([meanwhile, left]).toEqual([before, []])
    await until(async () => (await make()) === 'done' && (await kept()) > before, { every: 1000 })
  },
)

test('a first start for which there is no room says so, and the next one with room opens', async () => {
  const small = aSmallDisk(300)
  if (!small) return
  try {
    const ballast = join(small.folder, '..', 'ballast')
    writeFileSync(ballast, randomBytes(280 * 1024 * 1024))
    const env = { DATA_DIR: small.folder, DEMO: 'off', PORT: String(await freePort()) }

    const first = spawnHouse(env)

    expect(await ended(first.child)).toBe(1)
    expect(first.output()).toContain('není místo')
    expect(first.output()).not.toMatch(/\n\s+at /)
    small.makeRoom()
    const second = await startHouse({ dataDir: small.folder, env: { DEMO: 'off' } })
    await second.kill('SIGTERM')
  } finally {
    small.remove()
  }
})
