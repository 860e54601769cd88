import { beforeEach, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader as own } from '../calling/own-meetings.screen.tsx'
import { loader as agenda } from '../calling/own-meeting.screen.tsx'
import { loader as proxy } from '../room/proxy.screen.tsx'
import { loader as door } from '../room/door.screen.tsx'
import { loader as projector } from './projector.screen.tsx'
import { loader as desk } from './room.screen.tsx'

const { db, rules, aSecretary, voters, aCalledMeeting, ask } = aMeetingClub()
beforeEach(rules)

const PARTS = ['chair', 'recorder', 'verifier', 'door'] as const

/** One with each part, and one with none. */
async function aNamedMeeting() {
  const secretary = await aSecretary()
  const people = await voters(5)
  const meeting = await aCalledMeeting(secretary.id)
  await db()
    .insertInto('meetingPart')
    .values(
      PARTS.map((part, index) => ({ meetingId: meeting.id, memberId: people[index]?.memberId ?? 0, part })),
    )
    .execute()
  return { ...meeting, secretary, people }
}

test('the door, its projector and the desk are for who leads, writes or keeps the door', async () => {
  const { id, people } = await aNamedMeeting()
  const opens = async (loader: (args: never) => Promise<unknown>, path: string, token: string) =>
    seeScreen(db(), loader, { path, token, params: { id: String(id) } }).then(
      () => true,
      () => false,
    )

  const seen: readonly boolean[][] = await Promise.all(
    people.map(async ({ token }) => [
      await opens(door, `/schuze/${id}/dvere`, token),
      await opens(projector, `/schuze/${id}/platno`, token),
      await opens(desk, `/schuze/${id}`, token),
    ]),
  )

  expect(seen).toEqual([
    [true, true, true],
    [true, true, true],
    [false, false, false],
    [true, true, true],
    [false, false, false],
  ])
})

test('a member is told whether he leads; a verifier only signs', async () => {
  const { id, people } = await aNamedMeeting()

  const leads = await Promise.all(
    people.map(
      async ({ token }) =>
        (await seeScreen(db(), agenda, { path: `/admin/membership/meetings/${id}`, token })).leads,
    ),
  )

  expect(leads).toEqual([true, true, false, true, false])
})

test('one’s own list has no draft in it, and whoever has no card has no list', async () => {
  const { secretary, people } = await aNamedMeeting()
  await db()
    .insertInto('meeting')
    .values({ title: 'Koncept', startsAt: new Date('2030-01-01'), place: 'Klubovna' })
    .execute()
  const names = async (token: string) =>
    (await seeScreen(db(), own, { path: '/admin/membership/meetings', token })).meetings.map(
      ({ name }) => name,
    )

  expect(await names(people[4]?.token ?? '')).toEqual(['Výroční schůze'])
  expect(await names(secretary.token)).toEqual(['Výroční schůze'])
})

test('a point is added at the desk while the meeting runs, by who leads it', async () => {
  const { id, secretary, people } = await aNamedMeeting()
  const mayAdd = async (token: string) =>
    (await seeScreen(db(), desk, { path: `/schuze/${id}`, token, params: { id: String(id) } })).mayAddPoint
  const before = await mayAdd(secretary.token)
  await ask('POST', `/api/meetings/${id}/open`, secretary.token)
  const during = [await mayAdd(secretary.token), await mayAdd(people[3]?.token ?? '')]
  await ask('POST', `/api/meetings/${id}/close`, secretary.token)

  expect([before, during, await mayAdd(secretary.token)]).toEqual([false, [true, false], false])
})

test('a substitute meeting is offered to who calls meetings, once nobody opened the first', async () => {
  const { id, secretary, people } = await aNamedMeeting()
  const offered = async (token: string) =>
    (await seeScreen(db(), desk, { path: `/schuze/${id}`, token, params: { id: String(id) } })).substitute !==
    null

  expect([await offered(secretary.token), await offered(people[0]?.token ?? '')]).toEqual([true, false])
})

test('points that only inform are not voted on, and a power of attorney is given until the end', async () => {
  const secretary = await aSecretary()
  const [voter] = await voters(1)
  const { id } = await aCalledMeeting(secretary.id, [
    { kind: 'inform', title: 'Zpráva' },
    { kind: 'decide', title: 'Rozpočet' },
    { kind: 'discuss', title: 'Různé' },
    { kind: 'elect', title: 'Předseda' },
  ])
  const params = { id: String(id) }
  const isOpen = async () =>
    (
      await seeScreen(db(), proxy, {
        path: `/admin/membership/meetings/${id}/proxy`,
        token: voter?.token ?? '',
        params,
      })
    ).isOpen
  const { points } = await seeScreen(db(), desk, { path: `/schuze/${id}`, token: secretary.token, params })
  const called = await isOpen()
  await ask('POST', `/api/meetings/${id}/open`, secretary.token)
  const open = await isOpen()
  await ask('POST', `/api/meetings/${id}/close`, secretary.token)

  expect(points.map(({ title }) => title)).toEqual(['Rozpočet', 'Předseda'])
  expect([called, open, await isOpen()]).toEqual([true, true, false])
})
