import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './event.screen.tsx'

const { db, anEvent, aRider, ask, inDays, rules } = aRidingClub()

beforeEach(rules)

const waysOf = async (id: number, token: string | null) =>
  (await seeScreen(db(), loader, { path: `/akce/${id}`, token })).ways.map(({ to }) => to)

test('the album of a ride is reached from its page by its captain and the whole club, also when his days are over', async () => {
  const [leader, other] = [await aRider(), await aRider()]
  const { id } = await anEvent({ startsAt: inDays(-0.4), endsAt: inDays(-0.1), leaderId: leader.memberId })
  const before = await waysOf(id, leader.token)
  const close = { attended: [], km: 210, note: '' }
  const { album } = (await ask('POST', `/api/events/${id}/captain/close`, leader.token, close)).json
  await db()
    .updateTable('event')
    .set({ startsAt: inDays(-9), endsAt: inDays(-8) })
    .execute()

  expect([typeof album, before.some((to) => to.startsWith('/gallery'))]).toEqual(['string', false])
  expect([await waysOf(id, leader.token), await waysOf(id, other.token), await waysOf(id, null)]).toEqual([
    [`/gallery/${album}`],
    [`/gallery/${album}`],
    [],
  ])
})

test('an album is shown to strangers where it is public and holds a photo', async () => {
  const { id: eventId } = await anEvent()
  const { id: albumId } = await db()
    .insertInto('album')
    .values({ slug: 'jizda', title: 'Jízda', visibility: 'public', eventId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const empty = await waysOf(eventId, null)
  await db().insertInto('photo').values({ albumId, fileKey: randomUUID(), width: 800, height: 600 }).execute()

  expect([empty, await waysOf(eventId, null)]).toEqual([[], ['/gallery/jizda']])
})
