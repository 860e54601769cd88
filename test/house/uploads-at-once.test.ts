import { afterAll, beforeAll, expect, test } from 'vitest'
import { login, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { aJpeg } from '../photos.ts'
import { moments } from '../storm.ts'
import { until } from '../until.ts'

const PHOTOS = moments(30, 200)
const ALBUM = 'naraz'

let house: RunningHouse
let token: string
let bytes: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  house = await startHouse({ env: { LOG_LEVEL: 'silent' } })
  token = await login(house.url, 'secretary')
  bytes = new Uint8Array(await aJpeg({ width: 300, height: 200 }))
  await databaseAt(house.dataDir, (db) =>
    db.insertInto('album').values({ slug: ALBUM, title: 'Všichni naráz' }).execute(),
  )
})
afterAll(async () => {
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})

type Answer = { readonly status: number; readonly wait: string | null; readonly json: Json }
type Json = { readonly code?: string; readonly upload?: { readonly id: string; readonly offset: number } }

type Sent = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }

async function ask(path: string, init: Sent): Promise<Answer> {
  const response = await fetch(`${house.url}/api/gallery/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  })
  const { status, headers } = response
  return { status, wait: headers.get('retry-after'), json: (await response.json()) as Json }
}

const announce = (name: string) =>
  ask(`${ALBUM}/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': name },
    body: JSON.stringify({ key: name, size: bytes.length }),
  })

/** As the browser does it: announce, send, finish. What was answered on the way, up to the first no. */
async function handIn(name: string, answers: Answer[]): Promise<boolean> {
  const steps = [
    (id: string) => ask(`uploads/${id}?offset=0`, { method: 'PUT', headers: OCTETS, body: bytes }),
    (id: string) => ask(`uploads/${id}/finish`, { method: 'POST' }),
  ]
  const announced = await announce(name)
  answers.push(announced)
  const id = announced.json.upload?.id
  if (id === undefined) return false
  const { json } = await ask(`uploads/${id}`, { method: 'GET' })
  for (const step of json.upload?.offset === bytes.length ? steps.slice(1) : steps) {
    const answer = await step(id)
    answers.push(answer)
    if (answer.status !== 200) return false
  }
  return true
}
const OCTETS = { 'content-type': 'application/octet-stream' }

test('a whole ride hands its photos in at once: each is there once, or is told when to come again', async () => {
  const names = Array.from({ length: PHOTOS }, (_, number) => `foto ${number}`)
  const answers: Answer[] = []

  const done = await Promise.all(names.map((name) => handIn(name, answers)))
  for (const name of names.filter((_, number) => !done[number]))
    await until(() => handIn(name, answers), { within: 60_000, every: 300 })

  const odd = answers.filter(({ status, wait }) => ![200, 201].includes(status) && (status !== 429 || !wait))
  expect(odd).toEqual([])
  const photos = await databaseAt(house.dataDir, (db) =>
    db
      .selectFrom('upload')
      .innerJoin('photo', 'photo.id', 'upload.photoId')
      .innerJoin('album', 'album.id', 'photo.albumId')
      .select('upload.clientKey')
      .where('album.slug', '=', ALBUM)
      .execute(),
  )
  expect(photos.map(({ clientKey }) => clientKey).toSorted()).toEqual(names.toSorted())
  const inAlbum = await databaseAt(house.dataDir, (db) =>
    db
      .selectFrom('photo')
      .innerJoin('album', 'album.id', 'photo.albumId')
      .select('photo.id')
      .where('album.slug', '=', ALBUM)
      .execute(),
  )
  expect(inAlbum).toHaveLength(PHOTOS)
})
