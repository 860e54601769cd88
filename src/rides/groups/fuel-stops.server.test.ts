import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { loader as myRide } from '../captain/my-ride.screen.tsx'
import { action, loader } from './groups.screen.tsx'

const { db, anEvent, aRider, ask, acts, rules, inDays } = aRidingClub()

beforeEach(rules)

/** A ride of 400 km; the leader's tank lasts 300, one rider's 200 on his first motorcycle, and one has not said. */
async function aRide() {
  const [leader, rider, silent] = [await aRider('RoadCaptain'), await aRider(), await aRider()]
  const event = await anEvent({ startsAt: inDays(1), leaderId: leader.memberId, routeLengthM: 400_000 })
  const bikes = [
    { memberId: leader.memberId, rangeKm: 300, position: 0 },
    { memberId: rider.memberId, rangeKm: 200, position: 0 },
    { memberId: rider.memberId, rangeKm: 90, position: 1 },
    { memberId: silent.memberId, position: 0 },
  ]
  for (const bike of bikes)
    await db()
      .insertInto('motorcycle')
      .values({ make: 'Jawa', ...bike })
      .execute()
  for (const { memberId } of [leader, rider, silent])
    await db()
      .insertInto('registration')
      .values({ eventId: event.id, memberId, status: 'registered' })
      .execute()
  const path = `/akce/${event.id}/skupiny`
  const seat = { path, params: { id: String(event.id) }, token: leader.token }
  return { event, leader, rider, seat }
}

/** Somebody without a card, whose motorcycle nobody asks about. */
async function aGuest(eventId: number) {
  await sql`with guest as (insert into guest (event_id, first_name, last_name, email, emergency_name, emergency_phone, language,
        waiver_version, proved_at)
      values (${eventId}, 'Host', 'Hostík', 'host@example.com', 'Máma', '+420777000111', 'cs', 1, now()) returning id)
    insert into registration (event_id, guest_id, status) select ${eventId}, id, 'registered' from guest`.execute(
    db(),
  )
}

const stopsOf = async (id: number) =>
  (await db().selectFrom('event').select('fuelStops').where('id', '=', id).executeTakeFirstOrThrow())
    .fuelStops

test('the smallest tank on the list says where, the captain names the place, everybody sees it', async () => {
  const { event, rider, seat } = await aRide()
  await aGuest(event.id)
  const { fuel } = await seeScreen(db(), loader, seat)
  expect(fuel).toMatchObject({
    riders: 4,
    guests: 1,
    known: 2,
    leastKm: 200,
    lengthKm: 400,
    marks: [180, 360],
    stops: [],
    tooLong: null,
  })

  const form = { intent: 'fuel', 'km.0': '350', 'place.0': '', 'km.3': '170', 'place.3': ' Mohelnice ' }
  const sent = await sendForm(db(), action, { ...seat, form })

  expect(sent.location).toBe(seat.path)
  expect(await stopsOf(event.id)).toEqual([
    { km: 170, place: 'Mohelnice' },
    { km: 350, place: null },
  ])
  expect(await acts()).toEqual(['FUEL_STOPS_SET'])
  const mine = await seeScreen(db(), myRide, {
    path: `/akce/${event.id}/moje`,
    params: seat.params,
    token: rider.token,
  })
  expect(mine.fuel).toBe('Mohelnice, 170. km · Tankování, 350. km')
})

test('a stop beyond the route, twice at one place or without kilometres is refused at its line', async () => {
  const { event, seat } = await aRide()
  const faultsOf = async (form: Record<string, string>) =>
    Object.keys(
      (await sendForm(db(), action, { ...seat, form: { intent: 'fuel', ...form } })).fault?.fields ?? {},
    )

  expect(await faultsOf({ 'km.0': '180', 'km.1': '400' })).toEqual(['stops.1.km'])
  expect(await faultsOf({ 'km.0': '180', 'km.1': '180' })).toEqual(['stops.1.km'])
  expect(await faultsOf({ 'place.0': 'Mohelnice' })).toEqual(['stops.0.km'])
  expect(await faultsOf({ 'km.0': '1e9' })).toEqual(['stops.0.km'])
  expect(await stopsOf(event.id)).toEqual([])
})

test('stops too far apart for the smallest tank are told, and the proposal is taken again with its names', async () => {
  const { event, seat } = await aRide()
  await sendForm(db(), action, { ...seat, form: { intent: 'fuel', 'km.0': '150', 'place.0': 'Mohelnice' } })
  expect((await seeScreen(db(), loader, seat)).fuel.tooLong).toEqual({ fromKm: 150, toKm: 400 })

  await sendForm(db(), action, { ...seat, form: { intent: 'marks' } })

  expect(await stopsOf(event.id)).toEqual([
    { km: 180, place: 'Mohelnice' },
    { km: 360, place: null },
  ])
})

test('whoever only rides along says nothing about it', async () => {
  const { event, leader, rider } = await aRide()
  const put = (token: string) =>
    ask('PUT', `/api/events/${event.id}/fuel-stops`, token, { stops: [{ km: 100, place: null }] })

  expect([(await put(rider.token)).status, (await put(leader.token)).status]).toEqual([403, 200])
  expect(await stopsOf(event.id)).toEqual([{ km: 100, place: null }])
})
