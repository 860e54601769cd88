import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { someone } from '../../../test/club.ts'
import { aRidingClub } from '../../../test/rides.ts'

const { db, anEvent, aRider, ask, places, letters, acts, inDays, rules } = aRidingClub()

beforeEach(rules)

const register = (id: number, token?: string, body?: object) =>
  ask('POST', `/api/events/${id}/register`, token, body)
const unregister = (id: number, token?: string) => ask('POST', `/api/events/${id}/unregister`, token)

describe('registering', () => {
  test('gives a place, a letter and a line in the history', async () => {
    const { id } = await anEvent({ capacity: 2 })
    const rider = await aRider()

    const answer = await register(id, rider.token, { passengers: 1, note: ' Přijedu rovnou. ' })

    expect(answer.json).toEqual({
      success: true,
      registration: {
        status: 'registered',
        position: null,
        passengers: 1,
        pillions: null,
        note: 'Přijedu rovnou.',
        meetingPointId: null,
        answers: {},
      },
    })
    expect(await places(id)).toEqual([{ memberId: rider.memberId, status: 'registered', passengers: 1 }])
    expect(await letters()).toMatchObject([{ template: 'event-registered', toAddress: rider.email }])
    expect(await acts()).toEqual(['EVENT_REGISTERED'])
  })

  test('needs no body at all', async () => {
    const { id } = await anEvent()
    const { token } = await aRider()

    expect((await register(id, token)).json.registration.status).toBe('registered')
  })

  test.each([
    [{ passengers: 6 }],
    [{ passengers: -1 }],
    [{ passengers: 1.5 }],
    [{ note: 'x'.repeat(501) }],
    [{ memberId: 1 }],
  ])('%j is no party', async (body) => {
    const { id } = await anEvent()
    const { token } = await aRider()

    expect((await register(id, token, body)).status).toBe(422)
  })

  test('says no in the club’s three sentences', async () => {
    const { id } = await anEvent()
    const nobody = await someone(db(), 'Webmaster')
    const rider = await aRider()
    await register(id, rider.token)

    const answers = await Promise.all([
      register(id),
      register(id, nobody.token),
      register(id, rider.token, { passengers: 2 }),
    ])

    expect(answers.map(({ status, json }) => [status, json.code, json.statusMessage])).toEqual([
      [401, 'sign_in_to_register', 'Pro registraci se musíte nejdříve přihlásit'],
      [403, 'no_member_card', 'Nemáte členský profil potřebný pro registraci'],
      [409, 'already_registered', 'Již jste na tuto akci registrován/a'],
    ])
  })

  test.each<[string, Parameters<typeof anEvent>[0], string]>([
    ['a cancelled event', { state: 'cancelled' }, 'event_cancelled'],
    ['one that is over', { startsAt: inDays(-3) }, 'event_over'],
    ['one that is not open yet', { registrationOpensAt: inDays(1) }, 'registration_not_open'],
    ['one whose registration ended', { registrationClosesAt: inDays(-1) }, 'registration_closed'],
    ['a draft', { state: 'draft' }, 'not_found'],
  ])('%s takes nobody', async (_, input, code) => {
    const { id } = await anEvent(input)
    const { token } = await aRider()

    expect((await register(id, token)).json.code).toBe(code)
    expect(await places(id)).toEqual([])
  })

  test('a party larger than the event is refused, not left waiting for ever', async () => {
    const { id } = await anEvent({ capacity: 2 })
    const { token } = await aRider()

    expect((await register(id, token, { passengers: 2 })).json.code).toBe('party_too_large')
  })

  test('an archived card rides nowhere', async () => {
    const { id } = await anEvent()
    const { token } = await aRider('Member', { archivedAt: new Date() })

    expect((await register(id, token)).json.code).toBe('card_closed')
  })
})

describe('the queue', () => {
  test('rider and passenger wait as one, nobody overtakes them, and they move up together', async () => {
    const { id } = await anEvent({ capacity: 2 })
    const [one, two, pair, single] = [await aRider(), await aRider(), await aRider(), await aRider()]
    await register(id, one.token)
    await register(id, two.token)

    const waiting = await register(id, pair.token, { passengers: 1 })
    await unregister(id, one.token)
    const behind = await register(id, single.token)
    const seen = await ask('GET', `/api/events/${id}`, single.token)
    await unregister(id, two.token)

    expect(waiting.json.registration).toMatchObject({ status: 'waiting', position: 1 })
    expect(behind.json.registration).toMatchObject({ status: 'waiting', position: 2 })
    expect(seen.json.event).toMatchObject({
      freePlaces: 0,
      myRegistration: { status: 'waiting', position: 2 },
    })
    expect((await places(id)).map(({ status }) => status)).toEqual([
      'cancelled',
      'cancelled',
      'registered',
      'waiting',
    ])
    expect((await letters()).map(({ template }) => template)).toEqual([
      'event-registered',
      'event-registered',
      'event-waiting',
      'event-waiting',
      'event-moved-up',
    ])
  })

  test('who waits is told so in other words, and may leave the queue', async () => {
    const { id } = await anEvent({ capacity: 1 })
    const [first, second] = [await aRider(), await aRider()]
    await register(id, first.token)
    await register(id, second.token)

    const again = await register(id, second.token)
    const left = await unregister(id, second.token)

    expect([again.status, again.json.code]).toEqual([409, 'already_waiting'])
    expect(left.json.registration.status).toBe('cancelled')
    expect((await unregister(id, second.token)).json.code).toBe('not_registered')
  })

  test('who comes back stands at the end', async () => {
    const { id } = await anEvent({ capacity: 1 })
    const [first, second, third] = [await aRider(), await aRider(), await aRider()]
    for (const { token } of [first, second, third]) await register(id, token)

    await unregister(id, second.token)
    const back = await register(id, second.token)

    expect(back.json.registration).toMatchObject({ status: 'waiting', position: 2 })
  })

  test('a card closed while waiting leaves the queue to the others', async () => {
    const { id } = await anEvent({ capacity: 1 })
    const [first, second, third] = [await aRider(), await aRider(), await aRider()]
    for (const { token } of [first, second, third]) await register(id, token)
    await db()
      .updateTable('member')
      .set({ archivedAt: new Date() })
      .where('id', '=', second.memberId)
      .execute()

    await unregister(id, first.token)

    expect((await places(id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'registered'])
  })

  test('after registration ends a place is not given back, a place in the queue is', async () => {
    const { id } = await anEvent({ capacity: 1 })
    const [first, second] = [await aRider(), await aRider()]
    for (const { token } of [first, second]) await register(id, token)
    await db()
      .updateTable('event')
      .set({ registrationClosesAt: inDays(-1) })
      .execute()

    expect((await unregister(id, first.token)).json.code).toBe('cancelling_closed')
    expect((await unregister(id, second.token)).json.registration.status).toBe('cancelled')
  })
})

test('what each may see: public ones everybody, members’ ones who signed in, drafts who plans', async () => {
  await anEvent({ title: 'veřejná' })
  await anEvent({ title: 'členská', visibility: 'members' })
  await anEvent({ title: 'koncept', state: 'draft' })
  await anEvent({ title: 'zrušená', state: 'cancelled' })
  await anEvent({ title: 'loňská', startsAt: inDays(-300) })
  const [member, secretary] = [await aRider(), await aRider('Secretary')]
  const titles = async (query: string, token?: string) =>
    (await ask('GET', `/api/events${query}`, token)).json.items.map((event: { title: string }) => event.title)

  expect(await titles('')).toEqual(['veřejná'])
  expect(await titles('', member.token)).toEqual(['veřejná', 'členská'])
  expect(await titles('?state=draft', member.token)).toEqual([])
  expect(await titles('?state=all', secretary.token)).toEqual(['veřejná', 'členská', 'koncept', 'zrušená'])
  expect(await titles('?when=past')).toEqual(['loňská'])
  expect((await ask('GET', '/api/events/2')).status).toBe(404)
  expect((await ask('GET', '/api/events/3', member.token)).status).toBe(404)
  expect((await ask('GET', '/api/events?page=0')).status).toBe(422)
})

test('two hundred calls of a hundred members for the last ten places: nobody too many, everybody told the truth', async () => {
  const { id } = await anEvent({ capacity: 10 })
  const riders = await Promise.all(Array.from({ length: 100 }, () => aRider()))
  const app = anApp(db())
  const send = (token: string, what: string) =>
    call(app, `/api/events/${id}/${what}`, { token, method: 'POST' })

  const first = await Promise.all(
    riders.flatMap(({ token }, index) => [
      send(token, 'register'),
      send(token, index % 4 === 0 ? 'unregister' : 'register'),
    ]),
  )
  const rows = await places(id)
  const answers = await Promise.all(riders.map(({ token }) => ask('GET', `/api/events/${id}`, token)))

  expect(first.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  expect(rows.filter(({ status }) => status === 'registered')).toHaveLength(10)
  expect(new Set(rows.map(({ memberId }) => memberId)).size).toBe(rows.length)
  const live = rows.filter(({ status }) => status !== 'cancelled')
  expect(live.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 10 }, () => 'registered'),
    ...Array.from({ length: live.length - 10 }, () => 'waiting'),
  ])
  const queue = rows.filter(({ status }) => status === 'waiting').map(({ memberId }) => memberId)
  for (const [index, { json }] of answers.entries()) {
    const { memberId } = riders[index] ?? { memberId: 0 }
    const row = rows.find((one) => one.memberId === memberId)
    const place = queue.indexOf(memberId)
    expect(json.event.myRegistration?.status ?? 'cancelled').toBe(row?.status ?? 'cancelled')
    expect(json.event.myRegistration?.position ?? null).toBe(place < 0 ? null : place + 1)
  }
}, 120_000)
