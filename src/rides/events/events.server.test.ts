import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import type { Tables } from '../../tables.ts'
import { isOver } from './event.ts'
import { findEvent, listEvents, listPastYears } from './events.server.ts'
import { findRoute } from './find-route.server.ts'

const db = useDatabase()

const PUBLIC = { includeMembers: false }
const MEMBERS = { includeMembers: true }
const NOW = new Date('2026-11-15T12:00Z')
const ALL = { from: null, to: null }

function anEvent(input: Partial<Insertable<Tables['event']>> = {}) {
  return db()
    .insertInto('event')
    .values({
      title: 'Vyjížďka',
      kind: 'ride',
      startsAt: new Date('2026-11-21T08:30Z'),
      visibility: 'public',
      state: 'published',
      ...input,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function aRider(eventId: number, input: Partial<Insertable<Tables['registration']>> = {}) {
  const { id: memberId } = await aMember(db())
  await db()
    .insertInto('registration')
    .values({ eventId, memberId, status: 'registered', ...input })
    .execute()
}

test('passengers take places too, those who gave up do not', async () => {
  const { id } = await anEvent({ capacity: 10 })
  await aRider(id, { passengers: 2 })
  await aRider(id)
  await aRider(id, { status: 'cancelled' })

  const event = await findEvent(db(), id, PUBLIC)

  expect(event).toMatchObject({ coming: 4, free: 6 })
  expect(await listEvents(db(), { ...ALL, ...PUBLIC })).toMatchObject([{ id, coming: 4, free: 6 }])
})

test('while somebody waits, a place that is too small for him is nobody else’s', async () => {
  const { id } = await anEvent({ capacity: 3 })
  await aRider(id, { passengers: 1 })
  await aRider(id, { status: 'waiting', passengers: 1 })

  expect(await findEvent(db(), id, PUBLIC)).toMatchObject({ coming: 2, waitingParties: 1, free: 0 })
})

test('where there is no limit, nothing is free or taken', async () => {
  const { id } = await anEvent()
  await aRider(id)

  expect(await findEvent(db(), id, PUBLIC)).toMatchObject({ coming: 1, free: null })
})

test('a draft is seen by nobody', async () => {
  const { id } = await anEvent({ state: 'draft' })

  expect(await findEvent(db(), id, MEMBERS)).toBeUndefined()
  expect(await listEvents(db(), { ...ALL, ...MEMBERS })).toEqual([])
})

test("members' events are for those who signed in", async () => {
  const { id } = await anEvent({ visibility: 'members', startsAt: new Date('2025-05-01T08:00Z') })

  expect(await findEvent(db(), id, PUBLIC)).toBeUndefined()
  expect(await listEvents(db(), { ...ALL, ...PUBLIC })).toEqual([])
  expect(await listPastYears(db(), NOW, PUBLIC)).toEqual([])
  expect(await findEvent(db(), id, MEMBERS)).toMatchObject({ id })
  expect(await listPastYears(db(), NOW, MEMBERS)).toEqual([2025])
})

test('the database and the rule agree on what is over', async () => {
  await anEvent({
    title: 'na cestě',
    startsAt: new Date('2026-11-14T08:00Z'),
    endsAt: new Date('2026-11-16T08:00Z'),
  })
  await anEvent({ title: 'skončila teď', startsAt: new Date('2026-11-15T08:00Z'), endsAt: NOW })
  await anEvent({ title: 'dnes bez konce', startsAt: new Date('2026-11-14T23:00Z') })
  await anEvent({ title: 'včera bez konce', startsAt: new Date('2026-11-14T22:59Z') })

  const coming = await listEvents(db(), { from: NOW, to: null, ...PUBLIC })

  const all = await listEvents(db(), { ...ALL, ...PUBLIC })
  expect(coming.map(({ title }) => title)).toEqual(['na cestě', 'dnes bez konce'])
  expect(all.filter((event) => !isOver(event, NOW))).toEqual(coming)
})

test('years are the ones in Prague', async () => {
  await anEvent({ startsAt: new Date('2024-12-31T23:30Z') })
  await anEvent({ startsAt: new Date('2027-06-01T08:00Z') })

  expect(await listPastYears(db(), NOW, PUBLIC)).toEqual([2025])
})

test('meeting points come by time; an erased leader has no name', async () => {
  const leader = await aMember(db(), { firstName: 'Petr', nickname: 'Šroub', lastName: 'Doležal' })
  const { id } = await anEvent({ leaderId: leader.id })
  const points = [
    { eventId: id, at: new Date('2026-11-21T08:00Z'), place: 'Losiny' },
    { eventId: id, at: new Date('2026-11-21T07:00Z'), place: 'Točák' },
  ]
  await db().insertInto('meetingPoint').values(points).execute()

  const before = await findEvent(db(), id, PUBLIC)
  await db().updateTable('member').set({ erasedAt: NOW }).where('id', '=', leader.id).execute()

  expect(before?.meetingPoints.map(({ place }) => place)).toEqual(['Točák', 'Losiny'])
  expect(before).toMatchObject({ firstName: 'Petr', nickname: 'Šroub', lastName: 'Doležal' })
  expect(await findEvent(db(), id, PUBLIC)).toMatchObject({ firstName: null, lastName: null })
})

test('a route is drawn once for a version of its event', async () => {
  const gpx = '<trkpt lat="49.5" lon="17.2"/><trkpt lat="49.6" lon="17.3"/>'
  const { id, version } = await anEvent({ routeGpx: gpx })

  const first = await findRoute(db(), { id, version, hasRoute: true })
  await db().updateTable('event').set({ routeGpx: null }).execute()

  expect(first?.drawing.lengthM).toBeGreaterThan(10_000)
  expect(await findRoute(db(), { id, version, hasRoute: true })).toBe(first)
  expect(await findRoute(db(), { id, version: version + 1, hasRoute: true })).toBeNull()
  expect(await findRoute(db(), { id, version, hasRoute: false })).toBeNull()
})
