import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { loader as close } from '../captain/close.screen.tsx'
import { loader as myRide } from '../captain/my-ride.screen.tsx'
import { action, loader } from './groups.screen.tsx'

const { db, anEvent, aRider, ask, acts, rules, inDays } = aRidingClub()

beforeEach(rules)

/** Five riders; the leader and one more rode before. */
async function aRide(input: Parameters<typeof anEvent>[0] = {}) {
  const riders = [await aRider('RoadCaptain'), await aRider(), await aRider(), await aRider(), await aRider()]
  const [leader, second] = riders
  if (!leader || !second) throw new Error('nobody')
  const before = await anEvent({ startsAt: inDays(-30) })
  const event = await anEvent({ startsAt: inDays(1), leaderId: leader.memberId, ...input })
  for (const { memberId } of riders)
    await db()
      .insertInto('registration')
      .values({ eventId: event.id, memberId, status: 'registered' })
      .execute()
  for (const { memberId } of [leader, second])
    await db()
      .insertInto('registration')
      .values({ eventId: before.id, memberId, status: 'registered', checkedInAt: inDays(-30) })
      .execute()
  return { event, riders, leader, second }
}

const placed = (eventId: number) =>
  db()
    .selectFrom('registration')
    .select(['memberId', 'rideGroup as group', 'groupPart as part'])
    .where('eventId', '=', eventId)
    .orderBy('memberId')
    .execute()
const on = (id: number, token: string) => ({
  path: `/akce/${id}/skupiny`,
  params: { id: String(id) },
  token,
})

test('the captain has groups proposed: his own first, each with a lead and a sweep', async () => {
  const { event, leader, second } = await aRide()
  const seat = on(event.id, leader.token)

  const bad = await sendForm(db(), action, { ...seat, form: { intent: 'propose', size: '1' } })
  const sent = await sendForm(db(), action, { ...seat, form: { intent: 'propose', size: '3' } })

  expect([Object.keys(bad.fault?.fields ?? {}), sent.location]).toEqual([['size'], seat.path])
  const people = await placed(event.id)
  const parts = people.filter(({ part }) => part !== null)
  expect(parts.map(({ group, part }) => `${group} ${part}`).toSorted()).toEqual([
    '1 lead',
    '1 sweep',
    '2 lead',
    '2 sweep',
  ])
  expect(people.find(({ memberId }) => memberId === leader.memberId)).toMatchObject({
    group: 1,
    part: 'lead',
  })
  expect(people.find(({ memberId }) => memberId === second.memberId)).toMatchObject({
    group: 2,
    part: 'lead',
  })
  expect(await acts()).toEqual(['RIDE_GROUPS_MADE'])
})

test('he moves people by a choice and a button; who led until now rides along', async () => {
  const { event, riders, leader } = await aRide()
  const seat = on(event.id, leader.token)
  await sendForm(db(), action, { ...seat, form: { intent: 'propose', size: '8' } })
  const last = riders[4]?.memberId ?? 0

  const moved = await sendForm(db(), action, {
    ...seat,
    form: { intent: 'move', memberId: String(last), place: '1:lead' },
  })
  const out = await ask('PUT', `/api/events/${event.id}/groups/${riders[3]?.memberId}`, leader.token, {
    group: null,
    part: null,
  })
  const nobody = await ask('PUT', `/api/events/${event.id}/groups/999999`, leader.token, {
    group: 1,
    part: null,
  })

  expect([moved.location, out.status, nobody.json.code]).toEqual([seat.path, 200, 'not_on_the_list'])
  const shown = await seeScreen(db(), loader, seat)
  expect(shown).toMatchObject({
    groups: [{ number: 1, lead: { memberId: last } }],
    without: [{ memberId: riders[3]?.memberId }],
  })
  const people = await placed(event.id)
  expect(people.filter(({ part }) => part === 'lead')).toMatchObject([{ memberId: last }])
})

test('everybody sees his group, its lead and the next stop; the captain’s list says it too', async () => {
  const { event, riders, leader } = await aRide()
  await db()
    .insertInto('meetingPoint')
    .values({ eventId: event.id, at: inDays(1), place: 'Mohelnice' })
    .execute()
  await ask('POST', `/api/events/${event.id}/groups`, leader.token, { size: 8 })

  const mine = await seeScreen(db(), myRide, {
    path: `/akce/${event.id}/moje`,
    params: { id: String(event.id) },
    token: riders[4]?.token ?? '',
  })
  const { json } = await ask('GET', `/api/events/${event.id}/captain`, leader.token)

  expect(mine).toMatchObject({ group: { number: 1, people: { length: 5 } } })
  expect([mine.group?.lead === null, mine.next?.includes('Mohelnice')]).toEqual([false, true])
  expect(json.riders.map(({ group }: { group: number }) => group)).toEqual([1, 1, 1, 1, 1])
})

test.each([
  ['a member', {}, 'Member', 403],
  ['who manages events, a month before', { startsAt: inDays(30) }, 'Secretary', 200],
  ['nobody after the end', { startsAt: inDays(-3) }, 'Secretary', 403],
  ['nobody at a party', { kind: 'party' as const }, 'Secretary', 403],
  ['nobody of a cancelled ride', { state: 'cancelled' as const }, 'Secretary', 403],
] as const)('%s', async (_, input, role, status) => {
  const { event } = await aRide(input)
  const other = await aRider(role)

  expect((await ask('POST', `/api/events/${event.id}/groups`, other.token, { size: 8 })).status).toBe(status)
})

test('whoever may not make them hears the same as at the end of the ride', async () => {
  const { event, riders } = await aRide()
  const [, , member] = riders
  const seat = on(event.id, member?.token ?? '')

  await expect(seeScreen(db(), loader, seat)).rejects.toMatchObject({ status: 403 })
  await expect(seeScreen(db(), close, seat)).rejects.toMatchObject({ status: 403 })
})

test('who led a group, left and comes back is in none: the group has a new lead', async () => {
  const { event, leader, second } = await aRide({ startsAt: inDays(3) })
  const secretary = await aRider('Secretary')
  const deal = () => ask('POST', `/api/events/${event.id}/groups`, secretary.token, { size: 50 })
  await deal()
  await ask('POST', `/api/events/${event.id}/unregister`, leader.token)
  await deal()

  await ask('POST', `/api/events/${event.id}/register`, leader.token, {})

  const people = await placed(event.id)
  expect(people.filter(({ part }) => part === 'lead').map(({ memberId }) => memberId)).toEqual([
    second.memberId,
  ])
  expect(people.find(({ memberId }) => memberId === leader.memberId)).toMatchObject({ group: null })
})

test('whoever has never ridden with the club is new; one ride is enough not to be', async () => {
  const { event, riders, leader, second } = await aRide()

  const page = await seeScreen(db(), loader, on(event.id, leader.token))

  const told = JSON.stringify(page)
  const isNew = (memberId: number) =>
    new RegExp(`"memberId":${memberId},[^}]*"isNew":(true|false)`).exec(told)?.[1]
  expect([leader, second].map(({ memberId }) => isNew(memberId))).toEqual(['false', 'false'])
  expect(riders.slice(2).map(({ memberId }) => isNew(memberId))).toEqual(['true', 'true', 'true'])
})
