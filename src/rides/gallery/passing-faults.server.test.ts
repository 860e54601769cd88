import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aJpeg, useFiles } from '../../../test/photos.ts'
import { useFileStore } from '../../ground/files/files.server.ts'
import { until } from '../../../test/until.ts'
import { Refusal } from '../../refusals.ts'
import { finishUploads } from './finish-upload.server.ts'

const db = useDatabase()
const files = useFiles()
let token = ''

beforeEach(async () => {
  useFileStore(files)
  token = (await someone(db(), 'Secretary')).token
  await db().insertInto('album').values({ slug: 'jaro', title: 'Jaro' }).execute()
})

async function handOver(bytes: Uint8Array): Promise<string> {
  const { json } = await call(anApp(db()), '/api/gallery/jaro/uploads', {
    token,
    body: { key: 'a.jpg', size: bytes.length },
  })
  for (let offset = 0; offset < bytes.length; offset += 1_000_000)
    await anApp(db()).request(
      `http://localhost:3000/api/gallery/uploads/${json.upload.id}?offset=${offset}`,
      {
        method: 'PUT',
        headers: {
          host: 'localhost:3000',
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
        },
        body: new Uint8Array(bytes.subarray(offset, offset + 1_000_000)),
      },
    )
  return json.upload.id
}

const finish = (id: string) => call(anApp(db()), `/api/gallery/uploads/${id}/finish`, { token })
const upload = () =>
  db().selectFrom('upload').select(['received', 'refusal', 'attempts', 'photoId']).executeTakeFirstOrThrow()

test.each([
  ['the disk is low', () => new Refusal('disk_low'), 507],
  ['the disk is full', () => Object.assign(new Error('write'), { code: 'ENOSPC' }), 507],
  ['the store does not answer', () => new Error('socket hang up'), 503],
])('while %s, a photo waits with all its pieces and is there afterwards', async (_, fault, status) => {
  const photo = await aJpeg()
  const id = await handOver(photo)
  useFileStore({
    ...files,
    put: (key, bytes) => (key.startsWith('photos/') ? Promise.reject(fault()) : files.put(key, bytes)),
  })

  expect((await finish(id)).status).toBe(status)

  expect(await upload()).toMatchObject({ received: photo.length, refusal: null, photoId: null })
  useFileStore(files)
  expect((await finish(id)).status).toBe(200)
})

/** Those of our own children who read files. */
function readers(): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(process.pid)]).toString()
  return children
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0 && commandOf(pid).includes('apart.ts'))
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

const isLinux = process.platform === 'linux'

/** Finishes an upload, and ends everybody who draws it as long as it takes. */
async function finishWhileKilled(id: string) {
  const answer = finish(id)
  const state = { isOver: false }
  void answer.then(() => (state.isOver = true))
  await until(() => {
    for (const pid of readers()) process.kill(pid, 'SIGKILL')
    return state.isOver
  })
  return answer
}

/** It takes a while to draw. */
function aBigPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 50 })
    .toBuffer()
}

test.runIf(isLinux)(
  'when whoever draws it is killed, a photo is drawn later, without being asked for again',
  async () => {
    const photo = await aBigPhoto()
    const id = await handOver(photo)

    const { json } = await finishWhileKilled(id)

    expect(json).toMatchObject({ statusCode: 429, code: 'too_busy' })
    expect(await upload()).toMatchObject({ received: photo.length, refusal: null, attempts: 1 })
    await waitsSinceLong()
    await finishUploads(db())
    expect((await upload()).photoId).not.toBeNull()
  },
)

test.runIf(isLinux)('the fifth fall is the photo’s own fault', async () => {
  const id = await handOver(await aBigPhoto())
  await db().updateTable('upload').set({ attempts: 4 }).execute()

  await finishWhileKilled(id)

  expect(await upload()).toMatchObject({ refusal: 'photo_too_demanding', attempts: 5 })
})

const waitsSinceLong = () =>
  db()
    .updateTable('upload')
    .set({ touchedAt: new Date('2026-01-01') })
    .execute()

test('one that cannot be finished now keeps no other waiting', async () => {
  const stuck = await handOver(await aJpeg())
  const other = await someone(db(), 'Secretary')
  token = other.token
  await handOver(await aJpeg({ width: 300 }))
  useFileStore({
    ...files,
    put: (key, bytes) =>
      key.includes(stuck) ? Promise.reject(new Error('socket hang up')) : files.put(key, bytes),
  })
  await waitsSinceLong()

  await finishUploads(db())

  const left = await db().selectFrom('upload').select('id').where('photoId', 'is', null).execute()
  expect(left).toEqual([{ id: stuck }])
})

test('a photo that ended five of those who drew it is refused in words, and may be handed in anew', async () => {
  const id = await handOver(await aJpeg())
  await db().updateTable('upload').set({ refusal: 'photo_too_demanding', attempts: 5 }).execute()

  expect((await finish(id)).json.code).toBe('photo_too_demanding')

  expect(await handOver(await aJpeg())).toBe(id)
  expect(await upload()).toMatchObject({ refusal: null, attempts: 0 })
})
