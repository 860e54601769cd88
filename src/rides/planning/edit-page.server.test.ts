import { beforeEach, describe, expect, test } from 'vitest'
import { aJpeg, useFiles } from '../../../test/photos.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action as hang, loader as pictures } from './cover.screen.tsx'
import { action as edit, loader as editor } from './edit-event.screen.tsx'
import { action as make, loader as copied } from './new-event.screen.tsx'

const { db, anEvent, aRider, letters, rules } = aRidingClub()
useFiles()
let planner = { id: 0, token: '' }

beforeEach(async () => {
  await rules()
  planner = await aRider('Secretary')
})

type Form = Readonly<Record<string, string>>
const GPX = `<gpx><trk><trkseg>${[49, 49.1, 49.2].map((lat) => `<trkpt lat="${lat}" lon="17"><ele>300</ele></trkpt>`).join('')}</trkseg></trk></gpx>`
const route = (text = GPX) => ({ gpx: new File([text], 'trasa.gpx') })
const FIELDS = {
  title: 'Na Praděd',
  kind: 'ride',
  startsAt: '2030-05-18T09:30',
  visibility: 'members',
  price: '1 250,50',
  capacity: '30',
  description: 'Sraz **depo**',
}

const create = (form: Form, files?: Readonly<Record<string, File>>) =>
  sendForm(db(), make, {
    path: '/admin/events/new',
    token: planner.token,
    form: { ...FIELDS, ...form },
    ...(files ? { files } : {}),
  })
const events = () => db().selectFrom('event').selectAll().orderBy('id').execute()
const faulty = ({ fault }: Awaited<ReturnType<typeof create>>) => Object.keys(fault?.fields ?? {})

describe('a new event', () => {
  test('is saved as a draft or published, with its route', async () => {
    const saved = await create({ intent: 'save' }, route())
    const published = await create({ intent: 'publish' })

    const [draft, event] = await events()
    expect(draft).toMatchObject({ title: 'Na Praděd', state: 'draft', price: 125_050, capacity: 30 })
    expect([draft?.routeLengthM === null, event?.routeLengthM]).toEqual([false, null])
    expect(event?.state).toBe('published')
    expect([saved.status, saved.location, published.location]).toEqual([
      303,
      `/admin/events/${draft?.id}/edit`,
      `/admin/events/${event?.id}/invite`,
    ])
  })

  test.each([
    [{ title: ' ' }, 'title'],
    [{ price: '1.250' }, 'price'],
    [{ startsAt: 'zítra' }, 'startsAt'],
    [{ leader: 'Nikdo (999)' }, 'leader'],
  ])('with %j says so at %s and keeps what was written', async (wrong, field) => {
    const told = await create({ intent: 'publish', ...wrong })

    expect([told.status, faulty(told)]).toEqual([422, [field]])
    expect(told.fault?.values).toMatchObject({ ...FIELDS, ...wrong })
    expect(await events()).toEqual([])
  })

  test.each([
    ['what is no route', '<gpx/>', 'gpx_unreadable'],
    ['a route that lies', '<gpx><trkpt lat="49" lon="17"/><trkpt lat="49" lon="217"/></gpx>', 'gpx_lies'],
  ])('with %s says so, keeps what was written and makes nothing', async (_what, text, code) => {
    const told = await create({ intent: 'save' }, route(text))

    expect([told.status, told.fault?.code]).toEqual([422, code])
    expect(told.fault?.values).toMatchObject(FIELDS)
    expect(await events()).toEqual([])
  })

  test('is looked at before it is saved', async () => {
    const told = await create({ intent: 'preview' })

    expect(told.answer.preview).toContain('<strong>depo</strong>')
    expect(await events()).toEqual([])
  })

  test('made of another keeps its route unless it is not wanted', async () => {
    await create({ intent: 'save' }, route())
    const copyOf = String((await events())[0]?.id)
    const path = `/admin/events/new?copy=${copyOf}`

    const page = await seeScreen(db(), copied, { path, token: planner.token })
    await create({ intent: 'save', copyOf })
    await create({ intent: 'save', copyOf, removeRoute: 'on' })

    expect([page.values.title, page.copyOf]).toEqual(['Na Praděd', Number(copyOf)])
    expect((await events()).map(({ routeLengthM }) => routeLengthM !== null)).toEqual([true, true, false])
  })
})

describe('an event that stands', () => {
  const at = async (state: 'draft' | 'published') => {
    const { id, version } = await anEvent({ state })
    const send = (form: Form) =>
      sendForm(db(), edit, { path: `/admin/events/${id}/edit`, token: planner.token, form })
    return { id, send, form: { ...FIELDS, version: String(version) } }
  }

  test('is changed by whoever saw it last', async () => {
    const { send, form } = await at('published')

    const told = await send({ ...form, intent: 'save' })
    const late = await send({ ...form, intent: 'save', title: 'Jinam' })
    const wrong = await send({ ...form, intent: 'save', price: 'zdarma' })

    expect([told.answer, late.status, faulty(wrong)]).toEqual([{ told: 0 }, 409, ['price']])
    expect(await events()).toMatchObject([{ title: 'Na Praděd', price: 125_050 }])
  })

  test('is published', async () => {
    const { id, send, form } = await at('draft')

    const { location } = await send({ ...form, intent: 'publish' })

    expect([location, (await events())[0]?.state]).toEqual([`/admin/events/${id}/invite`, 'published'])
  })

  test('is called off with a reason, once', async () => {
    const { id, send } = await at('published')

    const silent = await send({ intent: 'cancel', reason: ' ' })
    const told = await send({ intent: 'cancel', reason: 'Bouřka' })
    const again = await send({ intent: 'cancel', reason: 'Bouřka' })

    expect([faulty(silent), told.location, again.status]).toEqual([['reason'], `/akce/${id}`, 409])
    expect(await events()).toMatchObject([{ state: 'cancelled', cancelReason: 'Bouřka' }])
    expect(await letters()).toEqual([])
  })

  test('is deleted only as a draft', async () => {
    const [draft, published] = [await at('draft'), await at('published')]

    const told = await draft.send({ intent: 'delete' })
    const refused = await published.send({ intent: 'delete' })

    expect([told.location, refused.status]).toEqual(['/admin/events', 409])
    expect((await events()).map(({ id }) => id)).toEqual([published.id])
  })

  test('and one that does not is not found', async () => {
    const path = '/admin/events/999999/edit'

    await expect(seeScreen(db(), editor, { path, token: planner.token })).rejects.toMatchObject({
      status: 404,
    })
  })
})

test('a picture is hung over an event, exchanged for another and taken down', async () => {
  const { id } = await anEvent()
  const send = (form: Form, files?: Readonly<Record<string, File>>) =>
    sendForm(db(), hang, {
      path: `/admin/events/${id}/cover`,
      token: planner.token,
      form,
      ...(files ? { files } : {}),
    })
  const now = async () => {
    const [event] = await events()
    return { version: String(event?.version), cover: event?.coverPhotoId ?? null }
  }
  const file = new File([new Uint8Array(await aJpeg())], 'foto.jpg')

  const empty = await send({ intent: 'upload' })
  const hung = await send({ intent: 'upload' }, { file })
  const first = await now()
  const removed = await send({ intent: 'remove', version: first.version })
  const bare = await now()
  const chosen = await send({ intent: 'choose', photoId: String(first.cover), version: bare.version })
  const late = await send({ intent: 'remove', version: bare.version })
  const wrong = await send({ intent: 'choose', photoId: 'x', version: '1' })

  expect(faulty(empty)).toEqual(['photos'])
  expect([hung, removed, chosen].map(({ answer }) => answer)).toEqual([
    { done: true },
    { done: true },
    { done: true },
  ])
  expect([typeof first.cover, bare.cover, (await now()).cover]).toEqual(['number', null, first.cover])
  expect([late.status, faulty(wrong)]).toEqual([409, ['photoId']])
})

test.each([
  ['public', ['venku']],
  ['members', ['uvnitr', 'venku']],
] as const)('over a %s event only pictures of %j can hang', async (visibility, offered) => {
  for (const [slug, seen] of [
    ['venku', 'public'],
    ['uvnitr', 'members'],
  ] as const) {
    const values = { slug, title: slug, visibility: seen }
    const album = await db().insertInto('album').values(values).returning('id').executeTakeFirstOrThrow()
    const photo = { albumId: album.id, fileKey: slug, width: 1600, height: 900 }
    await db().insertInto('photo').values(photo).execute()
  }
  const { id } = await anEvent({ visibility })

  const { albums } = await seeScreen(db(), pictures, {
    path: `/admin/events/${id}/cover`,
    token: planner.token,
  })

  expect(albums.map(({ slug }) => slug).toSorted()).toEqual(offered)
})

describe('places for divisions', () => {
  const QUOTA = { 'quota.0.division': '1', 'quota.0.places': '20', quotasReleasedOn: '2030-05-10' }

  test('are written in the editor, stand there again, and go with a copy', async () => {
    await db().insertInto('division').values({ id: 1, name: 'Olomouc' }).execute()

    await create({ intent: 'save', ...QUOTA, withdrawFreeUntil: '2030-05-01', lateRefundPercent: '50' })

    const [event] = await events()
    const shown = await seeScreen(db(), editor, {
      path: `/admin/events/${event?.id}/edit`,
      token: planner.token,
    })
    const copy = await seeScreen(db(), copied, {
      path: `/admin/events/new?copy=${event?.id}`,
      token: planner.token,
    })
    expect(event).toMatchObject({ withdrawFreeUntil: '2030-05-01', lateRefundPercent: 50 })
    expect(shown.values).toMatchObject({ 'quota.of.1': '20', quotasReleasedOn: '2030-05-10' })
    expect(copy.values).toMatchObject({ 'quota.of.1': '20', quotasReleasedOn: '2030-05-17' })
  })

  test('more than the event has are refused at their line, and nothing written is lost', async () => {
    await db().insertInto('division').values({ id: 1, name: 'Olomouc' }).execute()

    const told = await create({ intent: 'save', ...QUOTA, capacity: '10' })

    expect([told.status, faulty(told)]).toEqual([422, ['quotas.0.places']])
    expect(told.fault?.values).toMatchObject({ 'quota.0.places': '20', quotasReleasedOn: '2030-05-10' })
  })
})

test('a division that is over is offered neither in a new event nor in one that stands', async () => {
  const division = { meets: '', town: '', description: '' }
  await db()
    .insertInto('division')
    .values([
      { ...division, id: 1, name: 'Hranice' },
      { ...division, id: 2, name: 'Zrušená', closedOn: '2026-01-01' },
    ])
    .execute()
  const { id } = await anEvent()
  const offered = async (loader: (args: never) => Promise<unknown>, path: string) => {
    const { divisions } = (await seeScreen(db(), loader, { path, token: planner.token })) as {
      readonly divisions: readonly { readonly name: string }[]
    }
    return divisions.map(({ name }) => name)
  }

  expect(await offered(editor, `/admin/events/${id}/edit`)).toEqual(['Hranice'])
  expect(await offered(copied, '/admin/events/new')).toEqual(['Hranice'])
})
