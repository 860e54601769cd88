import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aWelcomingClub, GUEST } from '../../../test/guests.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { RETENTION_WORK } from '../../office/privacy/retention-rules.server.ts'
import { action as answer } from '../../site/answers/answer.screen.tsx'
import { loader as file } from '../../site/answers/former-file.screen.tsx'
import { loader as captain } from '../captain/captain.screen.tsx'
import { loader as eventLoader } from '../events/event.screen.tsx'
import type { MyPlace } from '../events/my-place.ts'
import { askHome } from '../events/ask-home.server.ts'
import { remindRiders } from '../events/remind-riders.server.ts'

const club = aWelcomingClub()
const { db, aRider, ask, inDays, rules, letters, places, tokenOf, anInvitedRide } = club
const { welcoming, knock, linkOf, press, look, aGuest, conditions } = club

beforeEach(async () => {
  await rules()
  await conditions()
})

describe('a guest’s place', () => {
  test('the last one is never given twice: signed in, by a link and to a guest at once', async () => {
    const { event, adam, bara, cyril } = await anInvitedRide({ capacity: 2, guestsWelcome: true })
    const guests = ['a@example.org', 'b@example.org', 'c@example.org']
    for (const email of guests) await knock(event.id, { email })
    const tokens = await Promise.all(guests.map((email) => linkOf(email)))
    const link = await tokenOf(bara.memberId)
    const byLink = { path: `/o/${link}`, params: { token: link }, token: null, form: { intent: 'yes' } }

    await Promise.all([
      ...tokens.map((token) => press(token, { intent: 'yes' })),
      ask('POST', `/api/events/${event.id}/register`, adam.token, {}),
      sendForm(db(), answer, byLink),
      ask('POST', `/api/events/${event.id}/register`, cyril.token, {}),
    ])

    const standing = (await places(event.id)).map(({ status }) => status)
    expect(standing.toSorted()).toEqual([
      ...Array.from({ length: 2 }, () => 'registered'),
      ...Array.from({ length: 4 }, () => 'waiting'),
    ])
  })

  test('moves up from the queue, hears of changes and the evening before, and is given back by the link', async () => {
    const { id } = await welcoming({ capacity: 1, startsAt: inDays(20) })
    const [member, planner] = [await aRider(), await aRider('Secretary')]
    await ask('POST', `/api/events/${id}/register`, member.token, {})
    const token = await aGuest(id)
    const waiting = await places(id)

    await ask('POST', `/api/events/${id}/unregister`, member.token, {})
    const startsAt = new Date(Date.now() + 20 * 3_600_000)
    await ask('PATCH', `/api/events/${id}`, planner.token, {
      version: 1,
      startsAt: startsAt.toISOString(),
      place: 'Mohelnice',
    })
    await remindRiders(db(), new Date(startsAt.getTime() - 3_600_000))
    const told = (await letters())
      .filter(({ toAddress }) => toAddress === GUEST.email)
      .map(({ template }) => template)
    const left = await press(token, { intent: 'no' })

    expect(waiting.map(({ status }) => status)).toEqual(['registered', 'waiting'])
    expect(told).toEqual([
      'guest-prove',
      'guest-waiting',
      'guest-moved-up',
      'guest-changed',
      'guest-tomorrow',
    ])
    expect(left.fault).toBe(null)
    expect((await places(id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  })

  test('is the party he asked for, and everybody in it has a name', async () => {
    const { id } = await welcoming()
    await knock(id, { passengers: 1, pillions: 'Eva Hostová' })
    const token = await linkOf()

    const nameless = await press(token, { intent: 'yes', passengers: '2', pillions: 'Eva Hostová' })
    await press(token, { intent: 'yes' })

    expect(Object.keys(nameless.fault?.fields ?? {})).toEqual(['pillions'])
    const [place] = await db().selectFrom('registration').select(['passengers', 'pillions']).execute()
    expect(place).toEqual({ passengers: 1, pillions: 'Eva Hostová' })
  })

  test('a planner changes it and takes it away; the guest is told', async () => {
    const { id } = await welcoming()
    const { token } = await aRider('Secretary')
    await aGuest(id)
    const [{ memberId }] = (await ask('GET', `/api/events/${id}/registrations`, token)).json.items
    const path = `/api/events/${id}/registrations/${memberId}`

    const changed = await ask('PATCH', path, token, { passengers: 1 })
    const here = await ask('POST', `/api/events/${id}/check-in`, token, { memberId })
    const removed = await ask('DELETE', path, token)

    expect(memberId).toBeLessThan(0)
    expect([changed.json.registration.passengers, here.json.registration.name, removed.status]).toEqual([
      1,
      'Karel Host',
      200,
    ])
    expect((await letters()).at(-1)?.template).toBe('guest-removed')
  })

  test('the captain ticks him off, calls his contact and is missing him until he is home', async () => {
    const leader = await aRider('RoadCaptain')
    const { id } = await welcoming({ leaderId: leader.memberId, startsAt: inDays(1) })
    const token = await aGuest(id)
    await db()
      .updateTable('event')
      .set({ startsAt: inDays(-0.1), endsAt: inDays(-0.01) })
      .where('id', '=', id)
      .execute()
    const see = async () =>
      (
        await seeScreen(db(), captain, {
          path: `/akce/${id}/kapitan`,
          params: { id: String(id) },
          token: leader.token,
        })
      ).ride
    const act = (kind: string, memberId: number) =>
      ask('POST', `/api/events/${id}/captain/acts`, leader.token, {
        id: crypto.randomUUID(),
        by: leader.id,
        kind,
        memberId,
        madeAt: new Date().toISOString(),
      })
    const [rider] = (await see()).riders
    const number = rider?.id ?? 0

    const [here, seen] = [await act('here', number), await act('look', number)]
    await askHome(db(), new Date())
    const close = { attended: [number], km: 100, note: '' }
    const early = await ask('POST', `/api/events/${id}/captain/close`, leader.token, close)
    const page = (await look(token)) as unknown as { guest: { home: object; looks: string[] } }
    const provedAt = () => db().selectFrom('guest').select('provedAt').executeTakeFirstOrThrow()
    const before = await provedAt()
    const home = await press(token, { intent: 'home' })
    const after = await provedAt()
    const closed = await ask('POST', `/api/events/${id}/captain/close`, leader.token, close)

    expect(rider?.emergency?.phone?.replaceAll(/\D/g, '')).toBe('420603333444')
    expect([here.status, seen.status, early.json.code]).toEqual([200, 200, 'not_all_home'])
    expect([page.guest.home, page.guest.looks.length]).toEqual([{ homeAt: null }, 1])
    expect([home.fault, closed.status]).toEqual([null, 200])
    expect(after).toEqual(before)
    expect((await letters()).at(-1)?.template).toBe('guest-home')
  })
})

describe('once nothing is ahead', () => {
  const standing = async (token: string) => {
    const { guest } = (await look(token)) as unknown as { guest: { mine: MyPlace } }
    return [guest.mine.status, guest.mine.isAhead]
  }
  const move = (id: number, event: object) =>
    db().updateTable('event').set(event).where('id', '=', id).execute()

  test('a guest’s page does not say that he goes, nor that his turn will come', async () => {
    const { id } = await welcoming({ capacity: 1 })
    const [first, second] = [await aGuest(id), await aGuest(id, 'jina@example.org')]
    const before = [await standing(first), await standing(second)]
    await move(id, { startsAt: inDays(-0.1), endsAt: inDays(0.1) })
    const meanwhile = [await standing(first), await standing(second)]
    await move(id, { endsAt: inDays(-0.05) })
    const after = await standing(first)
    await move(id, { startsAt: inDays(1), endsAt: null, state: 'cancelled' })

    expect(before).toEqual([
      ['registered', true],
      ['waiting', true],
    ])
    expect(meanwhile).toEqual([
      ['registered', true],
      ['waiting', false],
    ])
    expect([after, await standing(first)]).toEqual([
      ['registered', false],
      ['registered', false],
    ])
  })

  test('a member is not asked whether he wants to hear of changes at once', async () => {
    const { token, memberId } = await aRider()
    const { id } = await welcoming()
    await ask('POST', `/api/events/${id}/register`, token, {})
    const offer = async () => (await seeScreen(db(), eventLoader, { path: `/akce/${id}`, token })).mine.offer
    const before = await offer()
    await move(id, { startsAt: inDays(-2), endsAt: inDays(-1) })

    expect(memberId).toBeGreaterThan(0)
    expect([typeof before, await offer()]).toEqual(['string', null])
  })
})

describe('what is kept of a guest', () => {
  const due = async (key: 'guests' | 'guest-waivers', before: Date) => {
    const { rows } = await RETENTION_WORK[key].due(sql<Date>`${before}::timestamptz`).execute(db())
    await RETENTION_WORK[key].forget(
      db(),
      rows.map(({ id }) => id),
    )
    return rows.length
  }

  test('contacts, answers and letters go after the ride, name and waiver three years later', async () => {
    const { id } = await welcoming()
    await aGuest(id)
    const early = await due('guests', inDays(29))
    const late = await due('guests', inDays(31))
    const [left] = await db().selectFrom('guest').selectAll().execute()
    const waivers = await due('guest-waivers', inDays(31))

    expect([early, late, waivers]).toEqual([0, 1, 1])
    expect(left).toMatchObject({
      firstName: 'Karel',
      waiverVersion: 4,
      email: null,
      phone: null,
      emergencyPhone: null,
    })
    expect(await letters()).toEqual([])
    expect(await db().selectFrom('guest').selectAll().execute()).toEqual([])
  })

  test('he takes it along by his link, and has it deleted', async () => {
    const { id } = await welcoming()
    const token = await aGuest(id)
    const given = (await seeScreen(db(), file, {
      path: `/o/${token}/moje-data.json`,
      params: { token, file: 'moje-data.json' },
      token: null,
    })) as unknown as Response
    const data = JSON.parse(await given.text())

    const told = await press(token, { intent: 'forget' })

    expect(data.guest).toMatchObject({ email: GUEST.email, emergencyName: 'Marie Hostová' })
    expect(told.fault).toBe(null)
    expect(await places(id)).toMatchObject([{ status: 'cancelled' }])
    const after = (await look(token).catch(() => null)) as { guest?: unknown } | null
    expect(after?.guest ?? null).toBe(null)
    expect((await db().selectFrom('guest').select(['email', 'lastName']).execute())[0]).toEqual({
      email: null,
      lastName: 'Host',
    })
  })
})
