import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { loader } from './cover.screen.tsx'
import { action as make } from './new-event.screen.tsx'

const { db, anEvent, aRider, rules } = aRidingClub()

beforeEach(rules)

async function anAlbum(slug: string, happenedOn: string, photos: number) {
  const { id: albumId } = await db()
    .insertInto('album')
    .values({ slug, title: slug, visibility: 'public', happenedOn })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('photo')
    .values(
      Array.from({ length: photos }, (_, position) => ({
        albumId,
        width: 1600,
        height: 900,
        fileKey: `${slug}-${position}`,
        caption: `${slug} ${position + 1}`,
        position,
      })),
    )
    .execute()
}

/** What a planner is offered: the album, how he stands in it, the first and the last picture. */
async function offered() {
  const { id } = await anEvent()
  const { token } = await aRider('Secretary')
  return async (query: string) => {
    const shown = await seeScreen(db(), loader, { path: `/admin/events/${id}/cover${query}`, token })
    const captions = shown.photos.map(({ caption }) => caption)
    return [shown.album, shown.view.page, captions.at(0) ?? null, captions.at(-1) ?? null, shown.view.total]
  }
}

test('of an album forty pictures are offered at a time, and behind its end its last ones', async () => {
  await anAlbum('jaro', '2026-04-01', 90)
  await anAlbum('leto', '2026-07-01', 3)
  const ask = await offered()

  expect(await ask('')).toEqual(['leto', 1, 'leto 1', 'leto 3', 3])
  expect(await ask('?album=jaro')).toEqual(['jaro', 1, 'jaro 1', 'jaro 40', 90])
  expect(await ask('?album=jaro&page=2')).toEqual(['jaro', 2, 'jaro 41', 'jaro 80', 90])
  expect(await ask('?album=jaro&page=3')).toEqual(['jaro', 3, 'jaro 81', 'jaro 90', 90])
  for (const behind of ['4', '999'])
    expect(await ask(`?album=jaro&page=${behind}`)).toEqual(['jaro', 3, 'jaro 81', 'jaro 90', 90])
  for (const odd of ['0', '-1', 'x', ''])
    expect(await ask(`?album=jaro&page=${odd}`)).toEqual(['jaro', 1, 'jaro 1', 'jaro 40', 90])
  expect(await ask('?album=nikde')).toEqual(['leto', 1, 'leto 1', 'leto 3', 3])
})

test('where there is no picture none is offered, and empty albums are not named', async () => {
  await anAlbum('prazdne', '2026-07-01', 1)
  await db().updateTable('photo').set({ hiddenAt: new Date() }).execute()
  const ask = await offered()

  expect(await ask('')).toEqual([null, 1, null, null, 0])
})

test.each(['save', 'publish'])('an event made of another takes its picture along: %s', async (intent) => {
  await anAlbum('jaro', '2026-04-01', 1)
  const photo = await db().selectFrom('photo').select('id').executeTakeFirstOrThrow()
  const { id } = await anEvent({ coverPhotoId: photo.id })
  const { token } = await aRider('Secretary')
  const form = { title: 'Znovu', kind: 'ride', startsAt: '2030-05-18T09:30', visibility: 'public' }

  await sendForm(db(), make, {
    path: '/admin/events/new',
    token,
    form: { ...form, description: '', intent, copyOf: String(id) },
  })

  const made = await db()
    .selectFrom('event')
    .select('coverPhotoId')
    .where('title', '=', 'Znovu')
    .executeTakeFirst()
  expect(made).toEqual({ coverPhotoId: photo.id })
})
