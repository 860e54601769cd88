import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader as membership } from '../../people/membership/membership.screen.tsx'
import { cardToken } from '../../people/cards/card-token.server.ts'

type Looked = { readonly looks: readonly object[] }

const { db, anEvent, aRider, ask, acts, letters, rules } = aRidingClub()

beforeEach(rules)

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)
const aRide = (hours: number, more: Parameters<typeof anEvent>[0] = {}) =>
  anEvent({ startsAt: inHours(hours), endsAt: inHours(hours + 8), ...more })
const name = (id: number, memberId: number, token: string, part = 'sweep') =>
  ask('PUT', `/api/events/${id}/crew/${memberId}`, token, { part })
const see = (id: number, token: string) => ask('GET', `/api/events/${id}/captain`, token)
const onTheList = async (eventId: number, ...riders: readonly { readonly memberId: number }[]) => {
  for (const { memberId } of riders)
    await db().insertInto('registration').values({ eventId, memberId, status: 'registered' }).execute()
}
const waitsFor = (eventId: number, { memberId }: { readonly memberId: number }) =>
  db().insertInto('registration').values({ eventId, memberId, status: 'waiting' }).execute()
type Captain = { readonly id: number; readonly token: string }
const act = (eventId: number, { id: by, token }: Captain, body: object) =>
  ask('POST', `/api/events/${eventId}/captain/acts`, token, {
    id: randomUUID(),
    by,
    madeAt: new Date().toISOString(),
    ...body,
  })
const hereAt = async (memberId: number) =>
  (
    await db()
      .selectFrom('registration')
      .select('checkedInAt')
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow()
  ).checkedInAt

describe('whoever is named', () => {
  test.each(['Member', 'RoadCaptain', 'Supervisor', 'Treasurer'] as const)(
    'has the ride whatever his role: %s',
    async (role) => {
      const [secretary, captain, rider] = [await aRider('Secretary'), await aRider(role), await aRider()]
      const { id } = await aRide(1)
      await onTheList(id, rider)
      await waitsFor(id, await aRider())
      const before = await see(id, captain.token)

      const named = await name(id, captain.memberId, secretary.token)
      const after = await see(id, captain.token)
      const released = await ask('DELETE', `/api/events/${id}/crew/${captain.memberId}`, secretary.token)
      const end = await see(id, captain.token)

      expect([before.status, named.status, after.status, released.status, end.status]).toEqual([
        403, 200, 200, 200, 403,
      ])
      expect(before.json.code).toBe('not_captain')
      expect(after.json.riders).toMatchObject([{ id: rider.memberId, hereAt: null }])
      expect(await acts()).toEqual(['EVENT_CREW_NAMED', 'EVENT_CREW_RELEASED'])
    },
  )

  test('is told once, and so is whoever gets another part', async () => {
    const [secretary, captain] = [await aRider('Secretary'), await aRider()]
    const { id } = await aRide(1)
    await name(id, captain.memberId, secretary.token)
    await name(id, captain.memberId, secretary.token)
    await name(id, captain.memberId, secretary.token, 'helper')

    const { crew } = (await ask('GET', `/api/events/${id}/crew`, secretary.token)).json

    expect(crew).toMatchObject([{ memberId: captain.memberId, part: 'helper' }])
    expect((await letters()).map(({ template, toAddress }) => [template, toAddress])).toEqual([
      ['event-crew', captain.email],
      ['event-crew', captain.email],
    ])
  })

  test('the leader needs no other name', async () => {
    const leader = await aRider('RoadCaptain')
    const { id } = await aRide(1, { leaderId: leader.memberId })

    expect((await see(id, leader.token)).status).toBe(200)
  })

  test.each([
    [49, 403],
    [47, 200],
    [-8 - 47, 200],
    [-8 - 49, 403],
  ])('a ride that starts in %i hours answers %i', async (hours, status) => {
    const leader = await aRider()
    const { id } = await aRide(hours, { leaderId: leader.memberId })

    expect((await see(id, leader.token)).status).toBe(status)
  })

  test.each(['draft', 'cancelled'] as const)('a %s has no captain', async (state) => {
    const leader = await aRider()
    const { id } = await aRide(1, { leaderId: leader.memberId, state })

    expect((await see(id, leader.token)).status).toBe(403)
  })

  test('members name nobody, and nobody outside the club is named', async () => {
    const [member, secretary, gone] = [
      await aRider(),
      await aRider('Secretary'),
      await aRider('Member', { archivedAt: new Date() }),
    ]
    const { id } = await aRide(1)

    const answers = [
      await name(id, member.memberId, member.token),
      await name(id, gone.memberId, secretary.token),
      await name(id, 999_999, secretary.token),
      await name(id, member.memberId, secretary.token, 'boss'),
    ]

    expect(answers.map(({ status }) => status)).toEqual([403, 409, 404, 422])
  })
})

describe('the act of a captain', () => {
  test('is done once, however often it comes, at the moment it was made', async () => {
    const [leader, rider] = [await aRider(), await aRider()]
    const { id } = await aRide(1, { leaderId: leader.memberId })
    await onTheList(id, rider)
    const madeAt = inHours(-3)
    const body = { id: randomUUID(), kind: 'here', memberId: rider.memberId, madeAt: madeAt.toISOString() }

    const sent = await Promise.all([act(id, leader, body), act(id, leader, body), act(id, leader, body)])
    await act(id, leader, { kind: 'undo', memberId: rider.memberId })
    const again = await act(id, leader, body)

    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(sent[0]?.json.act).toMatchObject({ memberId: rider.memberId, checkedInAt: madeAt.toISOString() })
    expect([again.status, again.json.act.checkedInAt, await hereAt(rider.memberId)]).toEqual([
      200,
      null,
      null,
    ])
    expect(await acts()).toEqual(['EVENT_CHECKED_IN', 'EVENT_CHECK_IN_UNDONE'])
  })

  test('two captains who tick the same man did it once; the later word beats the later message', async () => {
    const [first, second, rider] = [await aRider(), await aRider(), await aRider()]
    const secretary = await aRider('Secretary')
    const { id } = await aRide(1, { leaderId: first.memberId })
    await name(id, second.memberId, secretary.token)
    await onTheList(id, rider)
    const { memberId } = rider
    const at = (hours: number) => inHours(hours).toISOString()

    const one = await act(id, first, { kind: 'here', memberId, madeAt: at(-3) })
    const other = await act(id, second, { kind: 'here', memberId, madeAt: at(-2) })
    const undone = await act(id, second, { kind: 'undo', memberId, madeAt: at(-1) })
    const late = await act(id, first, { kind: 'here', memberId, madeAt: at(-1.5) })

    expect([one.status, other.status, undone.status]).toEqual([200, 200, 200])
    expect(other.json.act.checkedInAt).toBe(one.json.act.checkedInAt)
    expect([late.status, late.json.code]).toEqual([409, 'act_overtaken'])
    expect(await hereAt(memberId)).toBeNull()
  })

  test('a card is read as at the start', async () => {
    const [leader, rider] = [await aRider(), await aRider()]
    const { id } = await aRide(1, { leaderId: leader.memberId })
    await onTheList(id, rider)

    const read = await act(id, leader, { kind: 'here', code: cardToken(rider.memberId, 0) })
    const strange = await act(id, leader, { kind: 'here', code: 'nic' })

    expect([read.status, strange.json.code]).toEqual([200, 'card_not_ours'])
    expect(await hereAt(rider.memberId)).not.toBeNull()
  })

  test.each<[string, object, string]>([
    ['too late', { madeAt: inHours(-49).toISOString() }, 'act_too_late'],
    ['of somebody who is not on the list', { memberId: 999_999 }, 'not_on_the_list'],
    ['made on somebody else’s phone', { by: 999_999 }, 'not_signed_in'],
  ])('%s is refused', async (_, body, code) => {
    const [leader, rider] = [await aRider(), await aRider()]
    const { id } = await aRide(1, { leaderId: leader.memberId })
    await onTheList(id, rider)

    const { json } = await act(id, leader, { kind: 'here', memberId: rider.memberId, ...body })

    expect(json.code).toBe(code)
    expect(await hereAt(rider.memberId)).toBeNull()
  })

  test('of whoever is not named does nothing', async () => {
    const [stranger, rider] = [await aRider('RoadCaptain'), await aRider()]
    const { id } = await aRide(1)
    await onTheList(id, rider)

    const { status } = await act(id, stranger, { kind: 'here', memberId: rider.memberId })

    expect([status, await hereAt(rider.memberId)]).toEqual([403, null])
  })
})

describe('emergency contacts', () => {
  const contact = { emergencyName: 'Jana', emergencyPhone: '+420777111222' }
  const aCharity = async (hours: number) => {
    const [leader, rider] = [await aRider(), await aRider('Member', contact)]
    const { id } = await aRide(hours, { leaderId: leader.memberId, kind: 'charity' })
    await onTheList(id, rider)
    return { id, leader, rider }
  }

  test('open two hours before the start, and each look is written down', async () => {
    const { id, leader, rider } = await aCharity(1)

    const { riders, emergencyUntil } = (await see(id, leader.token)).json
    const looked = await act(id, leader, { kind: 'look', memberId: rider.memberId })

    expect(riders[0].emergency.name).toBe('Jana')
    expect(emergencyUntil).toBeGreaterThan(Date.now())
    expect([looked.status, await acts()]).toEqual([200, ['EMERGENCY_CONTACT_SEEN']])
    expect(await db().selectFrom('rideAct').select(['memberId', 'kind', 'actorId']).execute()).toEqual([
      { memberId: rider.memberId, kind: 'look', actorId: leader.id },
    ])
  })

  test('the person whose it is sees who looked', async () => {
    const { id, leader, rider } = await aCharity(1)
    await act(id, leader, { kind: 'look', memberId: rider.memberId })

    const { mine } = await seeScreen(db(), membership, { path: '/admin/membership', token: rider.token })
    const { mine: other } = await seeScreen(db(), membership, {
      path: '/admin/membership',
      token: leader.token,
    })

    expect((mine as Looked).looks).toMatchObject([{ ride: 'Vyjížďka na Praděd' }])
    expect((other as Looked).looks).toEqual([])
  })

  test('before that they are not sent at all, and a look is refused', async () => {
    const { id, leader, rider } = await aCharity(3)

    const { riders, emergencyUntil } = (await see(id, leader.token)).json
    const looked = await act(id, leader, { kind: 'look', memberId: rider.memberId })

    expect([riders[0].emergency, emergencyUntil, looked.json.code]).toEqual([null, null, 'emergency_closed'])
  })
})
