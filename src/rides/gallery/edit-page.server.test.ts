import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aJpeg, useFiles } from '../../../test/photos.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action as edit, loader as editor } from './album-edit.screen.tsx'
import { action as make } from './album-new.screen.tsx'
import { loader as album } from './album.screen.tsx'
import { loader as gallery } from './gallery.screen.tsx'
import { action as ask } from './hide-photo.screen.tsx'
import { action as decide } from './hide-requests.screen.tsx'

const db = useDatabase()
useFiles()
let token = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Secretary')).token
})

type Form = Readonly<Record<string, string>>
const FIELDS = { title: 'Jarní vyjížďka', description: '', happenedOn: '', eventId: '', visibility: 'public' }

const send = (form: Form, files?: Readonly<Record<string, File>>, slug = 'jaro') =>
  sendForm(db(), edit, {
    path: `/gallery/${slug}/edit`,
    token,
    params: { slug },
    form,
    ...(files ? { files } : {}),
  })
const faulty = ({ fault }: Awaited<ReturnType<typeof send>>) => Object.keys(fault?.fields ?? {})
const albums = () => db().selectFrom('album').selectAll().orderBy('id').execute()
const photos = () =>
  db()
    .selectFrom('photo')
    .select(['id', 'albumId', 'caption', 'position', 'hiddenAt'])
    .orderBy('position')
    .orderBy('id')
    .execute()

async function anAlbum(slug = 'jaro', keys: readonly string[] = ['a', 'b']) {
  const { id: albumId } = await db()
    .insertInto('album')
    .values({ slug, title: slug })
    .returning('id')
    .executeTakeFirstOrThrow()
  const values = keys.map((fileKey, index) => ({
    albumId,
    fileKey,
    width: 4,
    height: 3,
    position: index + 1,
  }))
  if (values.length === 0) return { albumId, ids: [] }
  const rows = await db().insertInto('photo').values(values).returning('id').execute()
  return { albumId, ids: rows.map(({ id }) => String(id)) }
}

test('an album is made and opened for its photos', async () => {
  const create = (form: Form) =>
    sendForm(db(), make, { path: '/gallery/new', token, form: { intent: 'save', ...FIELDS, ...form } })

  const nameless = await create({ title: ' ' })
  const noDay = await create({ happenedOn: 'loni' })
  const noEvent = await create({ eventId: '999' })
  const told = await create({ happenedOn: '2026-04-18', visibility: 'members' })

  expect([nameless, noDay, noEvent].map(faulty)).toEqual([['title'], ['happenedOn'], ['eventId']])
  expect(nameless.fault?.values).toEqual({ ...FIELDS, title: ' ' })
  expect([told.status, told.location]).toEqual([302, '/gallery/jarni-vyjizdka/edit'])
  expect(await albums()).toMatchObject([{ happenedOn: '2026-04-18', visibility: 'members', eventId: null }])
})

test('an album is renamed, and deleted with its photos', async () => {
  await anAlbum()

  const told = await send({ intent: 'save', ...FIELDS, description: 'Mokro' })
  const wrong = await send({ intent: 'save', ...FIELDS, title: '' })
  const renamed = await albums()
  const gone = await send({ intent: 'delete-album' })
  const again = await send({ intent: 'delete-album' })

  expect([told.answer, faulty(wrong)]).toEqual([{ done: { intent: 'save' } }, ['title']])
  expect(renamed).toMatchObject([{ title: 'Jarní vyjížďka', description: 'Mokro' }])
  expect([gone.status, gone.location, again.code]).toEqual([302, '/gallery', 'not_found'])
  expect([await albums(), await photos()]).toEqual([[], []])
})

test('a photo gets a caption, the cover, another place, another album, and goes', async () => {
  const { ids } = await anAlbum()
  const other = await anAlbum('leto', [])
  const [first = '', second = ''] = ids

  await send({ intent: 'caption', photoId: first, caption: ' Na Pradědu ', album: '' })
  await send({ intent: 'hide', photoId: first })
  const hidden = await photos()
  await send({ intent: 'show', photoId: first })
  await send({ intent: 'cover', photoId: second })
  await send({ intent: `place:${first}`, photoId: second })
  const ordered = await photos()
  await send({ intent: 'place:end', photoId: second })
  const back = await photos()
  await send({ intent: 'move', photoId: second, album: 'leto' })
  const moved = await photos()
  await send({ intent: 'delete', photoId: first })

  expect(hidden[0]).toMatchObject({ caption: 'Na Pradědu', hiddenAt: expect.any(Date) as Date })
  expect(ordered.map(({ id, hiddenAt }) => [String(id), hiddenAt])).toEqual([
    [second, null],
    [first, null],
  ])
  expect(back.map(({ id }) => String(id))).toEqual([first, second])
  expect(moved.find(({ id }) => String(id) === second)?.albumId).toBe(other.albumId)
  expect((await photos()).map(({ id }) => String(id))).toEqual([second])
})

test('the cover stands on the album', async () => {
  const { ids } = await anAlbum()

  await send({ intent: 'cover', photoId: ids[1] ?? '' })

  expect((await albums())[0]?.coverPhotoId).toBe(Number(ids[1]))
})

test.each([
  [{ intent: 'place:vedle' }, 'place'],
  [{ intent: 'place' }, 'place'],
  [{ intent: 'caption', caption: 'x'.repeat(501) }, 'caption'],
  [{ intent: 'hide', photoId: 'x' }, 'photoId'],
  [{ intent: 'explode' }, 'intent'],
])('%j says so at %s', async (form, field) => {
  const { ids } = await anAlbum()

  expect(faulty(await send({ photoId: ids[0] ?? '', ...form }))).toEqual([field])
  expect((await send({ intent: 'hide', photoId: '999999' })).code).toBe('not_found')
})

test('photos come by a plain form; what is none is refused', async () => {
  await anAlbum('jaro', [])

  const told = await send({}, { photos: new File([new Uint8Array(await aJpeg())], 'foto.jpg') })
  const none = await send({})
  const text = await send({}, { photos: new File(['nic'], 'nic.jpg') })

  expect(told.answer).toEqual({ done: { intent: 'photos' } })
  expect([faulty(none), text.status >= 400, (await photos()).length]).toEqual([['photos'], true, 1])
})

test('anybody asks for a photo to be hidden, and an officer decides once', async () => {
  const { ids } = await anAlbum()
  const id = ids[0] ?? ''
  const wish = (form: Form, photo = id) =>
    sendForm(db(), ask, {
      path: `/gallery/jaro/photo/${photo}/hide`,
      token: null,
      params: { slug: 'jaro', id: photo },
      form,
    })
  const say = (form: Form) => sendForm(db(), decide, { path: '/gallery/requests', token, form })

  const long = await wish({ reason: 'x'.repeat(1001), contact: '' })
  const unknown = await wish({ reason: '', contact: '' }, '999999')
  const asked = await wish({ reason: ' Nechci ', contact: ' ' })
  const [request] = await db().selectFrom('hideRequest').selectAll().execute()
  const odd = await say({ id: String(request?.id), decision: 'snad' })
  const told = await say({ id: String(request?.id), decision: 'hidden' })
  await say({ id: String(request?.id), decision: 'kept' })
  const nothing = await say({ id: '999999', decision: 'kept' })

  expect([faulty(long), unknown.code, asked.answer]).toEqual([['reason'], 'not_found', { done: true }])
  expect(request).toMatchObject({ reason: 'Nechci', contact: null })
  expect([faulty(odd), told.answer, nothing.code]).toEqual([['decision'], { done: {} }, 'not_found'])
  expect(await db().selectFrom('hideRequest').select('decision').execute()).toEqual([{ decision: 'hidden' }])
  expect((await photos())[0]?.hiddenAt).toBeInstanceOf(Date)
})

test('the desk of an album is for its officers, and of no album there is none', async () => {
  await anAlbum()
  const see = (slug: string, as: string | null) =>
    seeScreen(db(), editor, { path: `/gallery/${slug}/edit`, token: as, params: { slug } })
  const member = (await someone(db(), 'Member')).token
  const shown = await seeScreen(db(), album, { path: '/gallery/jaro', token: null, params: { slug: 'jaro' } })

  await expect(see('jaro', member)).rejects.toMatchObject({ status: 403 })
  await expect(see('jaro', null)).rejects.toMatchObject({ status: 302 })
  await expect(see('Nic Není', token)).rejects.toMatchObject({ status: 404 })
  await expect(see('zima', token)).rejects.toMatchObject({ status: 404 })
  expect((await see('jaro', token)).photos).toHaveLength(2)
  expect([shown.shared.title, shown.title]).toEqual(['jaro', expect.stringMatching(/^jaro · ./)])
})

test('an album is offered the events the club has told of, the latest first', async () => {
  await anAlbum()
  const event = (title: string, day: string, state: 'published' | 'draft') => ({
    title,
    kind: 'ride' as const,
    startsAt: new Date(`${day}T08:00:00Z`),
    visibility: 'public' as const,
    state,
  })
  await db()
    .insertInto('event')
    .values([
      event('Starší', '2025-05-01', 'published'),
      event('Novější', '2026-05-01', 'published'),
      event('Chystaná', '2026-09-01', 'draft'),
    ])
    .execute()

  const { events } = await seeScreen(db(), editor, {
    path: '/gallery/jaro/edit',
    token,
    params: { slug: 'jaro' },
  })

  expect(events.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
    '1. 5. 2026 Novější',
    '1. 5. 2025 Starší',
  ])
})

test('how many photos wait to be hidden is told to whoever looks after them', async () => {
  await anAlbum()
  const [photo] = await photos()
  await db()
    .insertInto('hideRequest')
    .values({ photoId: photo?.id ?? 0, reason: 'Nechci tam být', contact: 'jana@klub.test' })
    .execute()
  const member = await someone(db(), 'Member')
  const waiting = async (whose: string | null) =>
    (await seeScreen(db(), gallery, { path: '/gallery', token: whose })).waiting

  expect([await waiting(token), await waiting(member.token), await waiting(null)]).toEqual([1, 0, 0])
})
