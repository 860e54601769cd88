import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aJpeg, useFiles } from '../../../test/photos.ts'

const db = useDatabase()
useFiles()
let token = ''

beforeEach(async () => {
  token = (await someone(db(), 'Secretary')).token
})

async function putPhoto(bytes: Uint8Array, visibility = 'members', as = token) {
  const response = await anApp(db()).request(
    `http://localhost:3000/api/gallery/photos?visibility=${visibility}`,
    {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        authorization: `Bearer ${as}`,
        'content-type': 'application/octet-stream',
      },
      body: new Uint8Array(bytes),
    },
  )
  const json = (await response.json()) as { photo?: { address: string }; code?: string }
  return { status: response.status, code: json.code, address: json.photo?.address ?? '' }
}

const seenBy = async (address: string, as?: string) =>
  (
    await anApp(db()).request(`http://localhost:3000${address}`, {
      headers: { host: 'localhost:3000', ...(as ? { authorization: `Bearer ${as}` } : {}) },
    })
  ).status

test('a photo for a public text is seen by everybody at once, one for members by members', async () => {
  const open = await putPhoto(await aJpeg(), 'public')
  const own = await putPhoto(await aJpeg(), 'members')

  expect([open.status, own.status]).toEqual([201, 201])
  expect(await seenBy(open.address)).toBe(200)
  expect(await seenBy(own.address)).toBe(404)
  expect(await seenBy(own.address, token)).toBe(200)
})

test('once news with a photo are public, so is the photo; a draft shows it to nobody', async () => {
  const { address } = await putPhoto(await aJpeg())
  const { json } = await call(anApp(db()), '/api/news', {
    token,
    body: { title: 'Sraz', body: `![sraz](${address})`, visibility: 'public', state: 'draft' },
  })
  expect(await seenBy(address)).toBe(404)

  await call(anApp(db()), `/api/news/${json.news.id}`, {
    method: 'PATCH',
    token,
    body: { version: 1, state: 'published' },
  })

  expect(await seenBy(address)).toBe(200)
})

test('the same with an event, at its publishing', async () => {
  const { address } = await putPhoto(await aJpeg())
  const event = { title: 'Jízda', kind: 'ride', startsAt: '2027-05-01T09:00:00Z', visibility: 'public' }

  const made = await call(anApp(db()), '/api/events', {
    token,
    body: { ...event, description: `![trasa](${address})`, state: 'published' },
  })

  expect(made.status).toBe(201)
  expect(await seenBy(address)).toBe(200)
})

test('a photo out of an album of its own is not shown by naming it in a text', async () => {
  await db()
    .insertInto('album')
    .values({ id: 5, slug: 'tajne', title: 'Tajné', visibility: 'members' })
    .execute()
  const { address } = await putPhoto(await aJpeg())
  await db().updateTable('photo').set({ albumId: 5 }).execute()

  await call(anApp(db()), '/api/news', {
    token,
    body: { title: 'Sraz', body: `![sraz](${address})`, visibility: 'public', state: 'published' },
  })

  expect(await seenBy(address)).toBe(404)
})

test('what is no photo, and who writes nothing here, is refused', async () => {
  const { token: member } = await someone(db(), 'Member')

  expect(await putPhoto(Buffer.from('ahoj'))).toMatchObject({ status: 415, code: 'photo_wrong_type' })
  expect(await putPhoto(new Uint8Array())).toMatchObject({ status: 415 })
  expect(await putPhoto(await aJpeg(), 'public', member)).toMatchObject({ status: 403, code: 'not_allowed' })
})

test('the albums that keep these photos are opened by those who look after them, and by nobody else', async () => {
  await putPhoto(await aJpeg(), 'public')
  const { token: member } = await someone(db(), 'Member')
  const open = (as?: string) =>
    call(anApp(db()), '/api/gallery/fotky-v-textech', { method: 'GET', ...(as ? { token: as } : {}) })

  expect((await open(token)).status).toBe(200)
  expect((await open(member)).status).toBe(404)
  expect((await open()).status).toBe(404)
})
