import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/photos.ts'
import { photoKey } from './photo-file.ts'

const db = useDatabase()
const files = useFiles()
let token = ''

beforeEach(async () => {
  token = (await someone(db(), 'Secretary')).token
})

const ask = (method: string, path: string, body?: unknown, as: string | null = token) =>
  call(anApp(db()), path, { method, ...(body === undefined ? {} : { body }), ...(as ? { token: as } : {}) })

async function anAlbum(
  title: string,
  photos: readonly string[] = [],
  visibility: 'public' | 'members' = 'public',
) {
  const { json } = await ask('POST', '/api/gallery', { title, visibility })
  const ids: number[] = []
  for (const [index, fileKey] of photos.entries()) {
    await files.put(photoKey(fileKey, 1920, 'jpg'), Buffer.from(`foto ${fileKey}`))
    const row = await db()
      .insertInto('photo')
      .values({ albumId: json.album.id, fileKey, width: 4, height: 3, position: index + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(row.id)
  }
  return { slug: String(json.album.slug), ids }
}

const order = async (slug: string) => {
  const { json } = await ask('GET', `/api/gallery/${slug}`)
  return (json.album.photos as { id: number }[]).map(({ id }) => id)
}

test('an officer makes an album, changes it and deletes it; each act is remembered', async () => {
  const made = await ask('POST', '/api/gallery', { title: 'Jarní vyjížďka' })
  expect(made).toMatchObject({
    status: 201,
    json: { album: { slug: 'jarni-vyjizdka', visibility: 'public' } },
  })
  expect((await ask('POST', '/api/gallery', { title: 'Jarní vyjížďka' })).json.album.slug).toBe(
    'jarni-vyjizdka-2',
  )

  const changed = await ask('PATCH', '/api/gallery/jarni-vyjizdka', { title: 'Jaro', visibility: 'members' })
  expect(changed.json.album).toMatchObject({ title: 'Jaro', visibility: 'members', slug: 'jarni-vyjizdka' })
  expect((await ask('PATCH', '/api/gallery/jarni-vyjizdka', { eventId: 99 })).json.fields).toHaveProperty(
    'eventId',
  )
  expect((await ask('PATCH', '/api/gallery/jarni-vyjizdka', { slug: 'x' })).status).toBe(422)
  expect((await ask('DELETE', '/api/gallery/jarni-vyjizdka')).status).toBe(200)

  expect((await ask('GET', '/api/gallery/jarni-vyjizdka')).status).toBe(404)
  const audit = await db().selectFrom('auditEntry').select('action').orderBy('seq').execute()
  expect(audit.map(({ action }) => action)).toEqual([
    'ALBUM_CREATED',
    'ALBUM_CREATED',
    'ALBUM_CHANGED',
    'ALBUM_DELETED',
  ])
})

test('nobody but the officers writes', async () => {
  const { slug, ids } = await anAlbum('Jaro', ['a'])
  const member = await someone(db(), 'Member')
  const treasurer = await someone(db(), 'Treasurer')

  for (const as of [null, member.token, treasurer.token]) {
    const status = as === null ? 401 : 403
    expect((await ask('POST', '/api/gallery', {}, as)).status).toBe(status)
    expect((await ask('PATCH', `/api/gallery/${slug}`, {}, as)).status).toBe(status)
    expect((await ask('DELETE', `/api/gallery/${slug}`, undefined, as)).status).toBe(status)
    expect((await ask('PATCH', `/api/gallery/photos/${ids[0]}`, {}, as)).status).toBe(status)
    expect((await ask('DELETE', `/api/gallery/photos/${ids[0]}`, undefined, as)).status).toBe(status)
    expect((await ask('GET', '/api/gallery/hide-requests', undefined, as)).status).toBe(status)
  }
})

test('photos are put in order one before another, to the end, and into another album', async () => {
  const { slug, ids } = await anAlbum('Jaro', ['a', 'b', 'c', 'd'])
  const other = await anAlbum('Podzim', ['e'])
  const [a, b, c, d] = ids
  const change = (id: number | undefined, body: object) => ask('PATCH', `/api/gallery/photos/${id}`, body)

  await change(d, { before: b })
  expect(await order(slug)).toEqual([a, d, b, c])
  await change(a, { before: null })
  expect(await order(slug)).toEqual([d, b, c, a])
  await change(a, { before: d })
  expect(await order(slug)).toEqual([a, d, b, c])
  expect((await change(a, { before: other.ids[0] })).status).toBe(422)
  await change(b, { album: other.slug })
  expect(await order(slug)).toEqual([a, d, c])
  expect(await order(other.slug)).toEqual([other.ids[0], b])
})

test('a photo goes with its files, by a job', async () => {
  const { slug, ids } = await anAlbum('Jaro', ['a', 'b'])
  await ask('PATCH', `/api/gallery/${slug}`, { coverPhotoId: ids[0] })
  await ask('DELETE', `/api/gallery/photos/${ids[0]}`)

  expect(await order(slug)).toEqual([ids[1]])
  expect((await ask('GET', `/api/gallery/${slug}`)).json.album.coverPhotoId).toBeNull()
  expect(await jobs('remove-files')).toBe(1)
})

async function jobs(name: string): Promise<number> {
  const { rows } = await sql`select 1 from pgboss.job where name = ${name}`.execute(db())
  return rows.length
}

test('a file is handed out only to those who may see the album', async () => {
  const open = await anAlbum('Jaro', ['aa'])
  await anAlbum('Tajne', ['bb'], 'members')
  const get = (key: string, as: string | null = null) => ask('GET', `/photos/${key}/1920.jpg`, undefined, as)
  const member = await someone(db(), 'Member')

  expect(await get('aa')).toMatchObject({ status: 200, text: 'foto aa' })
  expect((await get('aa')).headers.get('cache-control')).toBe('public, max-age=60, must-revalidate')
  const { headers } = await get('aa')
  expect(
    ['x-content-type-options', 'content-security-policy', 'cross-origin-resource-policy', 'content-type'].map(
      (name) => headers.get(name),
    ),
  ).toEqual(['nosniff', "default-src 'none'; sandbox", 'same-origin', 'image/jpeg'])
  expect((await get('bb')).status).toBe(404)
  expect((await get('bb', member.token)).headers.get('cache-control')).toBe('private, no-cache')
  await ask('PATCH', `/api/gallery/photos/${open.ids[0]}`, { hidden: true })
  expect((await get('aa')).status).toBe(404)
  expect((await get('aa', member.token)).status).toBe(404)
  expect((await get('aa', token)).headers.get('cache-control')).toBe('private, no-store')
  for (const path of ['aa/1.jpg', 'aa/1920.svg', 'aa/..%2f..%2fsecret', '..%2faa/1920.jpg', 'AA/1920.jpg'])
    expect((await ask('GET', `/photos/${path}`, undefined, null)).status).toBe(404)
})

test('somebody asks not to be seen; the officer hides the photo for all who asked', async () => {
  const { slug, ids } = await anAlbum('Jaro', ['a', 'b'])
  const path = `/api/gallery/photos/${ids[0]}/hide-request`
  expect((await ask('POST', path, { reason: 'Nechci tam být.' }, null)).status).toBe(200)
  expect((await ask('POST', path, {}, null)).status).toBe(200)
  expect((await ask('POST', '/api/gallery/photos/999/hide-request', {}, null)).status).toBe(404)

  const waiting = await ask('GET', '/api/gallery/hide-requests')
  expect(waiting.json).toMatchObject({ total: 2, items: [{ reason: 'Nechci tam být.', album: slug }, {}] })
  await ask('POST', `/api/gallery/hide-requests/${waiting.json.items[0].id}`, { decision: 'hidden' })

  expect((await ask('GET', '/api/gallery/hide-requests')).json.total).toBe(0)
  const seen = await ask('GET', `/api/gallery/${slug}`, undefined, null)
  expect(seen.json.album.photos).toMatchObject([{ id: ids[1] }])
})

test('asking without end is stopped', async () => {
  const { ids } = await anAlbum('Jaro', ['a'])
  const path = `/api/gallery/photos/${ids[0]}/hide-request`
  for (let count = 0; count < 10; count += 1) await ask('POST', path, {}, null)

  expect((await ask('POST', path, {}, null)).status).toBe(429)
  expect((await ask('GET', '/api/gallery/hide-requests')).json.total).toBe(5)
})

test('the whole album comes as one zip, without the hidden', async () => {
  const { slug, ids } = await anAlbum('Jaro', ['a', 'b', 'c'])
  await ask('PATCH', `/api/gallery/photos/${ids[1]}`, { hidden: true })

  const zip = await ask('GET', `/api/gallery/${slug}/album.zip`, undefined, null)

  expect(zip.headers.get('content-type')).toBe('application/zip')
  expect(zip.text).toContain('foto a')
  expect(zip.text).toContain('jaro/jaro-2.jpg')
  expect(zip.text).not.toContain('foto b')
})

test('albums come in pages, those of members only to them', async () => {
  await anAlbum('Jaro', ['a'])
  await anAlbum('Tajne', [], 'members')

  expect((await ask('GET', '/api/gallery', undefined, null)).json).toMatchObject({
    total: 1,
    items: [{ slug: 'jaro', photos: 1, cover: '/photos/a/1024.jpg' }],
  })
  expect((await ask('GET', '/api/gallery?page=2&pageSize=1')).json).toMatchObject({ total: 2, items: [{}] })
})

test('what became members’ only or hidden is asked for again, and refused', async () => {
  const { slug, ids } = await anAlbum('Jaro', ['aa'])
  const member = await someone(db(), 'Member')
  const get = (as: string | null, headers = {}) =>
    call(anApp(db()), '/photos/aa/1920.jpg', { method: 'GET', headers, ...(as ? { token: as } : {}) })
  const etag = (await get(null)).headers.get('etag') ?? ''
  const again = async (as: string | null) => (await get(as, { 'if-none-match': etag })).status

  expect([await again(null), await again(member.token)]).toEqual([304, 304])
  await ask('PATCH', `/api/gallery/${slug}`, { visibility: 'members' })
  expect([await again(null), await again(member.token)]).toEqual([404, 304])
  await ask('PATCH', `/api/gallery/photos/${ids[0]}`, { hidden: true })
  expect([await again(null), await again(member.token)]).toEqual([404, 404])
})
