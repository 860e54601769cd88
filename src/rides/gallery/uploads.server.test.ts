import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { anApp, call } from '../../../test/app.ts'
import { someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aJpeg, useFiles } from '../../../test/photos.ts'
import { aJpegOfScans } from '../../../test/picture-bombs.ts'
import { readFile } from '../../ground/files/files.server.ts'
import { addAvif, removeFilesInTime } from './keep-photo.server.ts'
import { photoKeys } from './photo-file.ts'

const db = useDatabase()
const files = useFiles()
let token = ''

beforeEach(async () => {
  token = (await someone(db(), 'Secretary')).token
  await db().insertInto('album').values({ slug: 'jaro', title: 'Jaro' }).execute()
})

const app = () => anApp(db())
const announce = (size: number, key = 'a.jpg') =>
  call(app(), '/api/gallery/jaro/uploads', { token, body: { key, size } })

async function put(id: string, offset: number, bytes: Uint8Array) {
  const response = await app().request(`http://localhost:3000/api/gallery/uploads/${id}?offset=${offset}`, {
    method: 'PUT',
    headers: {
      host: 'localhost:3000',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, json: (await response.json()) as Record<string, unknown> }
}

const finish = (id: string) => call(app(), `/api/gallery/uploads/${id}/finish`, { token })

async function handIn(bytes: Uint8Array, key?: string) {
  const { json } = await announce(bytes.length, key)
  if (bytes.length > 0) await put(json.upload.id, 0, bytes)
  return finish(json.upload.id)
}

test('a photo arrives in pieces, is cut off, goes on where it stopped and is there once', async () => {
  const photo = await aJpeg()
  const half = Math.floor(photo.length / 2)
  const begun = await announce(photo.length)
  const { id } = begun.json.upload
  expect(begun.status).toBe(201)

  expect(await put(id, 0, photo.subarray(0, half))).toMatchObject({ status: 200, json: { offset: half } })
  expect(await put(id, 0, photo.subarray(0, half))).toMatchObject({ json: { code: 'upload_elsewhere' } })
  expect((await finish(id)).json).toMatchObject({ statusCode: 409, code: 'upload_incomplete' })
  const again = await announce(photo.length)
  expect(again.json.upload).toMatchObject({ id, offset: half, photoId: null })
  const head = await call(app(), `/api/gallery/uploads/${id}`, { method: 'HEAD', token })
  expect(head.headers.get('upload-offset')).toBe(String(half))
  await put(id, half, photo.subarray(half))
  const [one, two] = await Promise.all([finish(id), finish(id)])

  expect(one.json).toEqual(two.json)
  expect(await db().selectFrom('photo').select(['id', 'width', 'height']).execute()).toEqual([
    { id: one.json.photoId, width: 600, height: 400 },
  ])
  expect((await announce(photo.length)).json.upload).toMatchObject({ photoId: one.json.photoId })
})

test('the pieces that were sent go once the photo is there, with all the camera knew', async () => {
  const photo = await aJpeg()
  const { id } = (await announce(photo.length)).json.upload
  await put(id, 0, photo.subarray(0, 1000))
  await put(id, 1000, photo.subarray(1000))
  const kept = async () => {
    const keys: string[] = []
    for await (const key of files.list()) if (key.startsWith(`uploads/${id}`)) keys.push(key)
    return keys
  }
  const before = await kept()
  await finish(id)

  const { rows } = await sql<{
    data: { keys: string[] }
  }>`select data from pgboss.job where name = 'remove-files'
    and data->'keys' ? ${`uploads/${id}/0`}`.execute(db())
  for (const { data } of rows) await removeFilesInTime(db(), data.keys)

  expect([before.length, rows.length, await kept()]).toEqual([2, 1, []])
})

describe('there is an end', () => {
  const begin = (count: number, of: { readonly album?: number; readonly account: number }) =>
    sql`
      insert into upload (id, album_id, account_id, client_key, size, position)
      select md5(${of.account} || '-' || n), ${of.album ?? 1}, ${of.account}, 'k' || n, 100, n
      from generate_series(1, ${count}) as n`.execute(db())
  const accountOf = async (role: 'Secretary' | 'Webmaster') => {
    const account = await someone(db(), role)
    token = account.token
    return account.id
  }

  test('an album holds two thousand photos, those that are on their way among them', async () => {
    const { id: albumId } = await db().selectFrom('album').select('id').executeTakeFirstOrThrow()
    for (const role of ['Secretary', 'Webmaster'] as const)
      await begin(1000, { album: albumId, account: await accountOf(role) })
    token = (await someone(db(), 'Secretary')).token

    expect((await announce(100, 'one.jpg')).json).toMatchObject({ statusCode: 409, code: 'album_full' })
    await sql`delete from upload where client_key = 'k7'`.execute(db())
    expect((await announce(100, 'one.jpg')).status).toBe(201)
    expect((await announce(100, 'two.jpg')).status).toBe(201)
    expect((await announce(100, 'three.jpg')).json.code).toBe('album_full')
    expect((await announce(100, 'one.jpg')).status).toBe(201)
  })

  test('a person begins a thousand a day, and goes on with those', async () => {
    const { id: album } = await db().selectFrom('album').select('id').executeTakeFirstOrThrow()
    await begin(999, { album, account: await accountOf('Secretary') })

    expect((await announce(100, 'last.jpg')).status).toBe(201)
    expect((await announce(100, 'more.jpg')).json).toMatchObject({
      statusCode: 429,
      code: 'photos_for_today',
    })
    expect((await announce(100, 'last.jpg')).status).toBe(201)
    await db()
      .updateTable('upload')
      .set({ createdAt: sql<Date>`now() - interval '25 hours'` })
      .execute()
    expect((await announce(100, 'more.jpg')).status).toBe(201)
    await accountOf('Webmaster')
    expect((await announce(100, 'other.jpg')).status).toBe(201)
  })
})

test('what the camera knew is gone, the photo stands upright, all sizes are there', async () => {
  await handIn(await aJpeg({ width: 1200, height: 800, orientation: 6 }))
  const photo = await db().selectFrom('photo').selectAll().executeTakeFirstOrThrow()
  await addAvif(db(), photo.id)

  expect(photo).toMatchObject({ width: 800, height: 1200 })
  expect(photo.colour).toMatch(/^#[0-9a-f]{6}$/)
  for (const key of photoKeys(photo.fileKey)) {
    const bytes = Buffer.from((await readFile(files, key)) ?? [])
    const { width, height, exif, icc } = await sharp(bytes).metadata()
    expect(height).toBeGreaterThan(width)
    expect(exif ?? icc).toBeUndefined()
    expect(/TajnyFotak|GPS|Nov|ns\.adobe/.test(bytes.toString('latin1'))).toBe(false)
  }
  expect(await db().selectFrom('photo').select('hasAvif').executeTakeFirst()).toEqual({ hasAvif: true })
})

describe('no photo', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const bomb = () =>
    sharp({
      create: { width: 8000, height: 7000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()

  test.each([
    ['a HEIC', async () => Buffer.from('\0\0\0\x18ftypheic and more'), 415, 'photo_heic'],
    ['a drawing', async () => svg, 415, 'photo_wrong_type'],
    [
      'a drawing with a photo’s name',
      async () => Buffer.concat([svg, await aJpeg()]),
      415,
      'photo_wrong_type',
    ],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'photo_wrong_type'],
    ['a torn photo', async () => (await aJpeg()).subarray(0, 500), 422, 'photo_broken'],
    ['a head without a body', async () => Buffer.from('\xff\xd8\xff\xe0nic', 'latin1'), 422, 'photo_broken'],
    ['56 megapixels in a few kilobytes', bomb, 422, 'photo_too_many_pixels'],
    [
      'one that passes over itself 800 times',
      async () => aJpegOfScans({ side: 7000, scans: 800 }),
      422,
      'photo_too_demanding',
    ],
  ])('%s is refused', async (_, make, statusCode, code) => {
    const answer = await handIn(await make())

    expect(answer.json).toMatchObject({ statusCode, code })
    expect(await db().selectFrom('photo').select('id').execute()).toEqual([])
    expect(await db().selectFrom('upload').select(['received', 'refusal']).execute()).toEqual([
      { received: 0, refusal: code },
    ])
  })

  test('fifteen megabytes are enough', async () => {
    expect((await announce(15 * 1024 * 1024 + 1)).json).toMatchObject({
      statusCode: 413,
      code: 'photo_too_large',
    })
  })

  test('what hangs on the end of a photo does not come along', async () => {
    await handIn(Buffer.concat([await aJpeg(), Buffer.from('<script>alert(1)</script>')]))

    const { fileKey } = await db().selectFrom('photo').select('fileKey').executeTakeFirstOrThrow()
    for (const key of photoKeys(fileKey).slice(0, 6))
      expect(Buffer.from((await readFile(files, key)) ?? []).includes('<script>')).toBe(false)
  })
})

test('pieces belong to whoever sends them, and a stranger sends none', async () => {
  const { json } = await announce(10)
  const other = await someone(db(), 'Webmaster')
  const member = await someone(db(), 'Member')
  const path = `/api/gallery/uploads/${json.upload.id}`

  expect((await call(app(), path, { method: 'GET', token: other.token })).status).toBe(404)
  expect((await call(app(), path, { method: 'GET', token: member.token })).status).toBe(403)
  expect((await call(app(), path, { method: 'GET' })).status).toBe(401)
})
