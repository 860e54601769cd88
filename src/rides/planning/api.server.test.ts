import { beforeEach, describe, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { cardToken } from '../../people/cards/card-token.server.ts'

const { db, anEvent, aRider, ask, places, letters, acts, inDays, rules } = aRidingClub()

beforeEach(rules)

const GPX = `<gpx><trk><trkseg>${Array.from({ length: 5 }, (_, index) => `<trkpt lat="${49 + index / 10}" lon="17"><ele>${300 + index * 50}</ele><time>2026-01-01T00:00:00Z</time></trkpt>`).join('')}</trkseg></trk></gpx>`

const register = (id: number, token: string, body: object = {}) =>
  ask('POST', `/api/events/${id}/register`, token, body)

describe('planning an event', () => {
  test('a new one is a draft that only planners see, until it is published', async () => {
    const [secretary, member] = [await aRider('Secretary'), await aRider()]

    const made = await ask('POST', '/api/events', secretary.token, {
      title: ' Na Praděd ',
      kind: 'ride',
      startsAt: inDays(20).toISOString(),
      capacity: 30,
      price: 0,
      routeGpx: GPX,
      meetingPoints: [{ division: null, at: inDays(20).toISOString(), place: 'Depo' }],
    })
    const { id, version } = made.json.event
    const hidden = await ask('GET', `/api/events/${id}`, member.token)
    const published = await ask('PATCH', `/api/events/${id}`, secretary.token, {
      version,
      state: 'published',
    })

    expect(made.status).toBe(201)
    expect(made.json.event).toMatchObject({
      title: 'Na Praděd',
      state: 'draft',
      visibility: 'members',
      price: null,
      freePlaces: 30,
      route: { climbM: 200, gpx: `/api/events/${id}/route.gpx` },
      meetingPoints: [{ division: null, place: 'Depo', note: null }],
    })
    expect(hidden.status).toBe(404)
    expect(published.json.event.state).toBe('published')
    expect((await ask('GET', `/api/events/${id}`, member.token)).status).toBe(200)
    expect((await ask('GET', `/api/events/${id}/route.gpx`, member.token)).text).not.toContain('<time>')
    expect((await ask('GET', `/api/events/${id}/route.gpx`)).status).toBe(404)
    expect(await acts()).toEqual(['EVENT_CREATED', 'EVENT_CHANGED'])
  })

  test.each<[string, object, number, string]>([
    ['no title', { title: ' ' }, 422, 'invalid_fields'],
    ['an unknown kind', { kind: 'race' }, 422, 'invalid_fields'],
    ['an end before the start', { endsAt: inDays(1).toISOString() }, 422, 'invalid_fields'],
    [
      'a window that closes after all',
      { registrationClosesAt: inDays(40).toISOString() },
      422,
      'invalid_fields',
    ],
    ['a leader nobody knows', { leaderId: 999 }, 422, 'invalid_fields'],
    ['a link that is no link', { mapUrl: 'javascript:alert(1)' }, 422, 'invalid_fields'],
    ['a smuggled field', { createdBy: 1 }, 422, 'invalid_fields'],
    ['a route that is none', { routeGpx: '<gpx/>' }, 422, 'gpx_unreadable'],
  ])('%s is refused', async (_, change, status, code) => {
    const { token } = await aRider('Secretary')
    const input = { title: 'x', kind: 'ride', startsAt: inDays(20).toISOString(), ...change }

    const answer = await ask('POST', '/api/events', token, input)

    expect([answer.status, answer.json.code]).toEqual([status, code])
    expect(await db().selectFrom('event').select('id').execute()).toEqual([])
  })

  test('who comes second reads that it was changed meanwhile', async () => {
    const { id } = await anEvent()
    const { token } = await aRider('Secretary')
    await ask('PATCH', `/api/events/${id}`, token, { version: 1, place: 'Praděd' })

    const second = await ask('PATCH', `/api/events/${id}`, token, { version: 1, place: 'Jinde' })

    expect([second.status, second.json.code]).toEqual([409, 'changed_meanwhile'])
    expect((await ask('GET', `/api/events/${id}`)).json.event).toMatchObject({ place: 'Praděd', version: 2 })
  })

  test('those who are coming or wait are told what changed, and nobody when nothing did', async () => {
    const { id } = await anEvent({ capacity: 1, place: 'Praděd' })
    const [secretary, going, waiting] = [await aRider('Secretary'), await aRider(), await aRider()]
    await register(id, going.token)
    await register(id, waiting.token)

    const moved = await ask('PATCH', `/api/events/${id}`, secretary.token, {
      version: 1,
      place: 'Dlouhé stráně',
    })
    const reworded = await ask('PATCH', `/api/events/${id}`, secretary.token, {
      version: 2,
      description: 'Lépe.',
    })

    expect([moved.json.told, reworded.json.told]).toEqual([2, 0])
    expect((await letters()).slice(2)).toMatchObject([
      {
        template: 'event-changed',
        toAddress: going.email,
        params: { news: [{ what: 'place', from: 'Praděd', to: 'Dlouhé stráně' }] },
      },
      { template: 'event-changed', toAddress: waiting.email },
    ])
  })

  test('more places move the queue up at once', async () => {
    const { id } = await anEvent({ capacity: 1 })
    const [secretary, one, two, three] = [
      await aRider('Secretary'),
      await aRider(),
      await aRider(),
      await aRider(),
    ]
    for (const { token } of [one, two, three]) await register(id, token)

    await ask('PATCH', `/api/events/${id}`, secretary.token, { version: 1, capacity: 2 })

    expect((await places(id)).map(({ status }) => status)).toEqual(['registered', 'registered', 'waiting'])
    expect((await letters()).at(-1)).toMatchObject({ template: 'event-moved-up', toAddress: two.email })
  })

  test('cancelling tells everybody why, once, and lets go of what was not paid', async () => {
    const { id } = await anEvent({ capacity: 1, price: 50_000 })
    const [secretary, going, waiting] = [await aRider('Secretary'), await aRider(), await aRider()]
    await register(id, going.token)
    await register(id, waiting.token)

    const cancelled = await ask('POST', `/api/events/${id}/cancel`, secretary.token, { reason: 'Náledí.' })
    const again = await ask('POST', `/api/events/${id}/cancel`, secretary.token, { reason: 'Náledí.' })

    expect(cancelled.json).toMatchObject({ told: 2, event: { state: 'cancelled', cancelReason: 'Náledí.' } })
    expect([again.status, again.json.code]).toEqual([409, 'event_cancelled'])
    expect((await letters()).slice(2).map(({ template, toAddress }) => [template, toAddress])).toEqual([
      ['event-cancelled', going.email],
      ['event-cancelled', waiting.email],
    ])
    expect(await db().selectFrom('payment').select('status').execute()).toEqual([{ status: 'ARCHIVED' }])
    expect(
      (await ask('PATCH', `/api/events/${id}`, secretary.token, { version: 2, place: 'x' })).json.code,
    ).toBe('event_cancelled')
  })

  test('a draft is deleted, a published event is not', async () => {
    const { token } = await aRider('Secretary')
    const [draft, published] = [await anEvent({ state: 'draft' }), await anEvent()]

    const cancelled = await ask('POST', `/api/events/${draft.id}/cancel`, token, { reason: 'x' })
    const deleted = await ask('DELETE', `/api/events/${draft.id}`, token)
    const refused = await ask('DELETE', `/api/events/${published.id}`, token)

    expect(cancelled.json.code).toBe('drafts_are_deleted')
    expect([deleted.status, refused.json.code]).toEqual([200, 'only_drafts_are_deleted'])
  })

  test('a Road Captain plans when he was granted it', async () => {
    const { id } = await anEvent()
    const captain = await aRider('RoadCaptain')
    const change = () => ask('PATCH', `/api/events/${id}`, captain.token, { version: 1, place: 'Praděd' })

    const before = await change()
    await db()
      .insertInto('permissionGrant')
      .values({ accountId: captain.id, permission: 'events.manage' })
      .execute()

    expect([before.status, (await change()).status]).toEqual([403, 200])
  })
})

describe('the attendance list', () => {
  const list = async (id: number, token: string) =>
    (await ask('GET', `/api/events/${id}/registrations`, token)).json

  test('shows who is coming by name and who waits in order, each as far as the reader may see', async () => {
    const { id } = await anEvent({ capacity: 2 })
    const secretary = await aRider('Secretary')
    const contact = { emergencyName: 'Jana', emergencyPhone: '+420700000001' }
    const riders = [
      await aRider('Member', { firstName: 'Petr', lastName: 'Hrubý', ...contact }),
      await aRider('Member', { firstName: 'Jan', lastName: 'Chytil' }),
      await aRider('Member', { firstName: 'Eva', lastName: 'Čechová' }),
    ]
    for (const { token } of riders) await register(id, token)

    const { items } = await list(id, secretary.token)

    expect(
      items.map((item: { member: { lastName: string }; status: string; position: number | null }) => [
        item.member.lastName,
        item.status,
        item.position,
      ]),
    ).toEqual([
      ['Hrubý', 'registered', null],
      ['Chytil', 'registered', null],
      ['Čechová', 'waiting', 1],
    ])
    expect(items[0].member.emergencyName).toBe('Jana')
  })

  test.each([
    ['ride', true],
    ['charity', true],
    ['meeting', false],
    ['party', false],
    ['other', false],
  ] as const)('on the day of a %s a Road Captain reads the emergency contact: %s', async (kind, opens) => {
    const captain = await aRider('RoadCaptain')
    await db()
      .insertInto('permissionGrant')
      .values({ accountId: captain.id, permission: 'events.manage' })
      .execute()
    const rider = await aRider('Member', { emergencyName: 'Jana', emergencyPhone: '+420700000001' })
    const later = await anEvent({ kind })
    const today = await anEvent({ kind, startsAt: new Date(), endsAt: inDays(1) })
    await register(later.id, rider.token)

    const before = await list(later.id, captain.token)
    await db()
      .insertInto('registration')
      .values({ eventId: today.id, memberId: rider.memberId, status: 'registered' })
      .execute()

    expect(before.items[0].member).not.toHaveProperty('emergencyName')
    const [there] = (await list(today.id, captain.token)).items
    expect(there.member.emergencyName).toBe(opens ? 'Jana' : undefined)
  })

  test('as a table for a spreadsheet it is whole, harmless and noted', async () => {
    const { id } = await anEvent()
    const secretary = await aRider('Secretary')
    const rider = await aRider('Member', { firstName: 'Eva', lastName: 'Čechová' })
    await register(id, rider.token, { passengers: 1, note: '=1+1' })

    const { text, headers } = await ask('GET', `/api/events/${id}/registrations.csv`, secretary.token)

    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(text).toMatch(/má místo;;Čechová;Eva;;\d+;;1;;'=1\+1;/)
    expect((await acts()).at(-1)).toBe('EVENT_LIST_EXPORTED')
  })

  test('by name or by the card’s code, ticked once, taken back', async () => {
    const { id } = await anEvent()
    const [secretary, rider, stranger] = [await aRider('Secretary'), await aRider(), await aRider()]
    await register(id, rider.token)
    const tick = (body: object) => ask('POST', `/api/events/${id}/check-in`, secretary.token, body)

    const scanned = await tick({ code: `https://klub.example/overeni/${cardToken(rider.memberId, 0)}` })
    const again = await tick({ memberId: rider.memberId })
    const undone = await tick({ memberId: rider.memberId, checkedIn: false })

    expect(scanned.json.registration).toMatchObject({ memberId: rider.memberId, name: 'Jan Novák' })
    expect(again.json.registration.checkedInAt).toBe(scanned.json.registration.checkedInAt)
    expect(undone.json.registration.checkedInAt).toBeNull()
    expect((await tick({ memberId: stranger.memberId })).json.code).toBe('not_on_the_list')
    expect((await tick({ code: `${cardToken(rider.memberId, 0).slice(0, -1)}x` })).json.code).toBe(
      'card_not_ours',
    )
    expect((await tick({ code: 'https://example.com' })).json.code).toBe('card_not_ours')
    expect((await tick({})).status).toBe(422)
    expect((await acts()).slice(1)).toEqual(['EVENT_CHECKED_IN', 'EVENT_CHECK_IN_UNDONE'])
  })
})
