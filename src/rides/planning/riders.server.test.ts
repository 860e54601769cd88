import { beforeEach, describe, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'

const { db, anEvent, aRider, ask, places, letters, acts, inDays, rules } = aRidingClub()

beforeEach(rules)

const list = (id: number, memberId?: number) =>
  `/api/events/${id}/registrations${memberId === undefined ? '' : `/${memberId}`}`

describe('a planner and the list', () => {
  test('puts somebody on it after registration closed, and into the queue where it is full', async () => {
    const [secretary, first, second] = [await aRider('Secretary'), await aRider(), await aRider()]
    const { id } = await anEvent({ capacity: 1, registrationClosesAt: inDays(-1) })

    const own = await ask('POST', `/api/events/${id}/register`, first.token)
    const added = await ask('POST', list(id), secretary.token, { memberId: first.memberId })
    const queued = await ask('POST', list(id), secretary.token, { memberId: second.memberId })
    const twice = await ask('POST', list(id), secretary.token, { memberId: first.memberId })

    expect([own.status, added.status, twice.status]).toEqual([409, 201, 409])
    expect(added.json.registration).toMatchObject({ status: 'registered' })
    expect(queued.json.registration).toMatchObject({ status: 'waiting', position: 1 })
    expect(twice.json.code).toBe('already_on_the_list')
    expect(await acts()).toEqual(['EVENT_REGISTERED', 'EVENT_QUEUED'])
  })

  test('takes somebody off it: he is told, and who waits moves up', async () => {
    const [secretary, first, second] = [await aRider('Secretary'), await aRider(), await aRider()]
    const { id } = await anEvent({ capacity: 1 })
    await ask('POST', `/api/events/${id}/register`, first.token)
    await ask('POST', `/api/events/${id}/register`, second.token)

    const { status } = await ask('DELETE', list(id, first.memberId), secretary.token)
    const again = await ask('DELETE', list(id, first.memberId), secretary.token)

    expect([status, again.status, again.json.code]).toEqual([200, 409, 'not_on_the_list'])
    expect(await places(id)).toMatchObject([{ status: 'cancelled' }, { status: 'registered' }])
    expect((await letters()).map(({ template, toAddress }) => [template, toAddress])).toEqual([
      ['event-registered', first.email],
      ['event-waiting', second.email],
      ['event-moved-up', second.email],
      ['event-removed', first.email],
    ])
  })

  test.each(['Member', 'Treasurer', 'RoadCaptain'] as const)('%s does none of it', async (role) => {
    const [someone, rider] = [await aRider(role), await aRider()]
    const { id } = await anEvent()
    const answers = await Promise.all([
      ask('POST', list(id), someone.token, { memberId: rider.memberId }),
      ask('PATCH', list(id, rider.memberId), someone.token, { passengers: 1 }),
      ask('DELETE', list(id, rider.memberId), someone.token),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

describe('changing a party', () => {
  const change = (id: number, token: string, body: object) =>
    ask('PATCH', `/api/events/${id}/registration`, token, body)

  test('fewer people make room, more need it', async () => {
    const { id } = await anEvent({ capacity: 3 })
    const [pair, late] = [await aRider(), await aRider()]
    await ask('POST', `/api/events/${id}/register`, pair.token, { passengers: 2 })
    await ask('POST', `/api/events/${id}/register`, late.token)

    const fewer = await change(id, pair.token, { passengers: 1, note: 'jen my dva' })
    const more = await change(id, pair.token, { passengers: 2 })

    expect(fewer.json.registration).toMatchObject({ status: 'registered', passengers: 1, note: 'jen my dva' })
    expect([more.status, more.json.code]).toEqual([409, 'no_room_for_more'])
    expect(await places(id)).toMatchObject([
      { status: 'registered', passengers: 1 },
      { status: 'registered', passengers: 0 },
    ])
  })

  test('what is owed follows the number of people, until money has come', async () => {
    const { id } = await anEvent({ price: 50_000 })
    const rider = await aRider()
    await ask('POST', `/api/events/${id}/register`, rider.token)
    await change(id, rider.token, { passengers: 1 })
    const owed = () => db().selectFrom('payment').select(['id', 'status', 'amount']).orderBy('id').execute()
    const [, open] = await owed()

    expect(await owed()).toMatchObject([
      { status: 'ARCHIVED', amount: 50_000 },
      { status: 'DUE', amount: 100_000 },
    ])
    await db()
      .insertInto('allocation')
      .values({ paymentId: open?.id ?? 0, amount: 1000, mode: 'cash' })
      .execute()
    expect((await change(id, rider.token, { passengers: 0 })).json.code).toBe('party_already_paid')
    expect((await change(id, rider.token, { note: 'přijedu později' })).status).toBe(200)
  })

  test.each<[string, object, number]>([
    ['nothing at all', {}, 422],
    ['an unknown field', { passengers: 1, seats: 2 }, 422],
    ['too many', { passengers: 6 }, 422],
    ['who is not going', { passengers: 1 }, 409],
  ])('%s', async (_, body, status) => {
    const { id } = await anEvent()
    expect((await change(id, (await aRider()).token, body)).status).toBe(status)
  })
})

test('money of who is not going waits on the Treasurer’s list until it is given back, once', async () => {
  const { id } = await anEvent({ price: 85_000, title: 'Víkend' })
  const [rider, treasurer] = [await aRider(), await aRider('Treasurer')]
  await ask('POST', `/api/events/${id}/register`, rider.token)
  const { id: paymentId } = await db().selectFrom('payment').select('id').executeTakeFirstOrThrow()
  await db().insertInto('allocation').values({ paymentId, amount: 85_000, mode: 'cash' }).execute()
  await db().updateTable('payment').set({ status: 'PAID', paidAt: new Date() }).execute()
  await ask('POST', `/api/events/${id}/unregister`, rider.token)

  const { items } = (await ask('GET', '/api/refunds', treasurer.token)).json
  const settle = () =>
    ask('POST', `/api/refunds/${items[0].id}/settle`, treasurer.token, { note: 'v hotovosti' })
  const [first, second] = [await settle(), await settle()]

  expect(items).toMatchObject([{ amount: { amount: 85_000 }, reason: 'Víkend', memberId: rider.memberId }])
  expect([first.status, second.status, second.json.code]).toEqual([200, 409, 'refund_settled'])
  expect((await ask('GET', '/api/refunds', treasurer.token)).json.total).toBe(0)
  expect((await ask('GET', '/api/refunds?state=settled', treasurer.token)).json.total).toBe(1)
  expect((await ask('GET', '/api/refunds', rider.token)).status).toBe(403)
  expect(await acts()).toContain('PAYMENT_REFUNDED')
})

describe('the picture over an event', () => {
  const aPhoto = async (visibility: 'public' | 'members', fileKey: string) => {
    const album = await db()
      .insertInto('album')
      .values({ slug: fileKey, title: fileKey, visibility })
      .returning('id')
      .executeTakeFirstOrThrow()
    const photo = await db()
      .insertInto('photo')
      .values({ albumId: album.id, fileKey, width: 1600, height: 900 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return photo.id
  }

  test('is one that everybody sees who sees the event', async () => {
    const secretary = await aRider('Secretary')
    const { id } = await anEvent()
    const [seen, inside] = [await aPhoto('public', 'venku'), await aPhoto('members', 'uvnitr')]
    const wear = (coverPhotoId: number | null, version: number) =>
      ask('PATCH', `/api/events/${id}`, secretary.token, { version, coverPhotoId })

    const worn = await wear(seen, 1)
    const hidden = await wear(inside, 2)
    const unknown = await wear(999_999, 2)

    expect(worn.json.event.coverPhotoId).toBe(seen)
    expect([hidden.status, hidden.json.code]).toEqual([422, 'cover_not_seen'])
    expect(unknown.status).toBe(422)
    expect((await wear(null, 2)).json.event.coverPhotoId).toBeNull()
  })
})

describe('where one joins', () => {
  const MOHELNICE = { at: '2099-05-01T07:15:00Z', place: 'Mohelnice' }
  const change = (id: number, token: string, version: number, meetingPoints: readonly object[]) =>
    ask('PATCH', `/api/events/${id}`, token, { meetingPoints, version })

  async function aJoinedRide() {
    const planner = await aRider('Secretary')
    const rider = await aRider('Member')
    const event = await anEvent({ startsAt: new Date('2099-05-01T06:00:00Z') })
    const made = await change(event.id, planner.token, 1, [MOHELNICE, { ...MOHELNICE, place: 'Depo' }])
    const point = made.json.event.meetingPoints.find(({ place }: { place: string }) => place === 'Mohelnice')
    await ask('POST', `/api/events/${event.id}/register`, rider.token, { meetingPointId: point.id })
    return { planner, rider, event, point }
  }

  test('stands in the list and the table, and stays when the point only moves in time', async () => {
    const { planner, rider, event, point } = await aJoinedRide()

    const later = { ...MOHELNICE, at: '2099-05-01T07:45:00Z' }
    const changed = await change(event.id, planner.token, 2, [later])
    const list = await ask('GET', `/api/events/${event.id}/registrations`, planner.token)
    const csv = await ask('GET', `/api/events/${event.id}/registrations.csv`, planner.token)

    expect(changed.json.event.meetingPoints).toMatchObject([{ id: point.id, place: 'Mohelnice' }])
    expect(list.json.items).toMatchObject([{ memberId: rider.memberId, meetingPointId: point.id }])
    expect(csv.text).toContain('9.45 Mohelnice')
  })

  test('a point that is taken away leaves nobody on it, and who was to join there is told', async () => {
    const { planner, rider, event } = await aJoinedRide()

    await change(event.id, planner.token, 2, [{ ...MOHELNICE, place: 'Depo' }])

    const mine = await ask('GET', `/api/events/${event.id}`, rider.token)
    expect(mine.json.event.myRegistration).toMatchObject({ status: 'registered', meetingPointId: null })
    const told = (await letters()).filter(({ template }) => template === 'event-changed')
    expect(told.map(({ params }) => params)).toMatchObject([{ lostPoint: 'Mohelnice' }])
  })
})
