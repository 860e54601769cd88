import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { aFolder, login, removeFolder, startHouse } from '../test/house.ts'

const PHOTOS = Number(process.env.PHOTOS ?? 100)
const CHUNK = 1024 * 1024
const MOST_GROWTH_MB = 300

/** A hundred photos of five megabytes, two at a time, every connection cut three times: what it costs the server. */
export async function benchPhotos(): Promise<void> {
  const dataDir = aFolder()
  const house = await startHouse({ dataDir })
  const token = await login(house.url, 'secretary')
  const ask = asker(house.url, token)
  const { album } = await ask('POST', '/api/gallery', { title: 'Sto fotek' })
  const photo = await fiveMegabytes()
  await sleep(5000)
  const before = memory(house.child.pid)
  let most = before
  const answers: number[] = []
  const work = { isOver: false }
  const watching = (async () => {
    while (!work.isOver) {
      most = Math.max(most, memory(house.child.pid))
      const startedAt = performance.now()
      await (await fetch(`${house.url}/healthz`)).text()
      answers.push(performance.now() - startedAt)
      await sleep(100)
    }
  })()
  const startedAt = performance.now()
  let next = 0
  const lane = async () => {
    while (next < PHOTOS) await send(ask, String(album.slug), photo, next++)
  }
  await Promise.all([lane(), lane()])
  const seconds = (performance.now() - startedAt) / 1000
  work.isOver = true
  await watching
  const { album: made } = await ask('GET', `/api/gallery/${album.slug}`)
  answers.sort((one, two) => one - two)
  const growth = most - before
  console.log(
    `${(made.photos as unknown[]).length} photos of ${(photo.length / 1e6).toFixed(1)} MB arrived once in ${seconds.toFixed(0)} s; ` +
      `memory ${before} → ${most} MB (+${growth})${growth > MOST_GROWTH_MB ? '  OVER 300 MB' : ''}; ` +
      `meanwhile /healthz answered in ${answers[Math.floor(answers.length / 2)]?.toFixed(0)} ms (half), ${answers.at(-1)?.toFixed(0)} ms (worst)`,
  )
  await house.kill('SIGTERM')
  removeFolder(dataDir)
}

type Ask = ReturnType<typeof asker>
// oxlint-disable-next-line typescript/no-explicit-any -- the contract is what is measured here
type Answer = Record<string, any>

function asker(url: string, token: string) {
  return async (method: string, path: string, body?: object | Uint8Array, cut = false): Promise<Answer> => {
    const isBytes = body instanceof Uint8Array
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' } : {}),
      },
      ...(body ? { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) } : {}),
      ...(cut ? { signal: AbortSignal.timeout(3) } : {}),
    })
    return (await response.json()) as Answer
  }
}

async function send(ask: Ask, slug: string, photo: Uint8Array, number: number): Promise<void> {
  const announce = () =>
    ask('POST', `/api/gallery/${slug}/uploads`, { key: `foto-${number}`, size: photo.length })
  let { upload } = await announce()
  for (let cuts = 0; upload.offset < photo.length; cuts += 1) {
    const piece = photo.subarray(upload.offset, upload.offset + CHUNK)
    await ask(
      'PUT',
      `/api/gallery/uploads/${upload.id}?offset=${upload.offset}`,
      piece,
      cuts % 2 === 1 && cuts < 6,
    ).catch(() => null)
    upload = (await announce()).upload
  }
  await ask('POST', `/api/gallery/uploads/${upload.id}/finish`)
}

/** Noise on a gradient: what a camera makes of a real scene in the dark. */
async function fiveMegabytes(): Promise<Buffer> {
  return sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer()
}

function memory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
