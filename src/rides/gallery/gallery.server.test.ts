import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import type { Tables } from '../../tables.ts'
import { findAlbum, listAlbums } from './gallery.server.ts'

const db = useDatabase()

const PUBLIC = { includeMembers: false }
const MEMBERS = { includeMembers: true }

function anAlbum(slug: string, input: Partial<Insertable<Tables['album']>> = {}) {
  return db()
    .insertInto('album')
    .values({ slug, title: slug, ...input })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function aPhoto(albumId: number, fileKey: string, input: Partial<Insertable<Tables['photo']>> = {}) {
  await db()
    .insertInto('photo')
    .values({ albumId, fileKey, width: 4, height: 3, ...input })
    .execute()
}

test('the last album comes first, one without a day comes last', async () => {
  await anAlbum('bez-data')
  await anAlbum('jaro', { happenedOn: '2026-04-18' })
  await anAlbum('leto', { happenedOn: '2026-07-04' })

  const albums = await listAlbums(db(), PUBLIC)

  expect(albums.map(({ slug }) => slug)).toEqual(['leto', 'jaro', 'bez-data'])
})

test("members' albums are for those who signed in", async () => {
  await anAlbum('tajne', { visibility: 'members' })

  expect(await listAlbums(db(), PUBLIC)).toEqual([])
  expect(await findAlbum(db(), 'tajne', PUBLIC)).toBeUndefined()
  expect(await findAlbum(db(), 'tajne', MEMBERS)).toMatchObject({ slug: 'tajne' })
})

test('a hidden photo is neither counted nor shown; the others keep their order', async () => {
  const { id } = await anAlbum('jaro')
  await aPhoto(id, 'druha', { position: 2 })
  await aPhoto(id, 'prvni', { position: 1 })
  await aPhoto(id, 'skryta', { hiddenAt: new Date() })

  const album = await findAlbum(db(), 'jaro', PUBLIC)

  expect(album?.photos.map(({ fileKey }) => fileKey)).toEqual(['prvni', 'druha'])
  expect(await listAlbums(db(), PUBLIC)).toMatchObject([{ photos: 2 }])
})

test("an album does not betray a members' event", async () => {
  const event = await db()
    .insertInto('event')
    .values({ title: 'Sraz', kind: 'party', startsAt: new Date(), visibility: 'members', state: 'published' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await anAlbum('sraz', { eventId: event.id })

  expect(await findAlbum(db(), 'sraz', PUBLIC)).toMatchObject({ eventId: null })
  expect(await findAlbum(db(), 'sraz', MEMBERS)).toMatchObject({ eventId: event.id })
})
