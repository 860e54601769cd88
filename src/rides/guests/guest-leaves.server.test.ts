import { beforeEach, describe, expect, test } from 'vitest'
import { aWelcomingClub } from '../../../test/guests.ts'

const club = aWelcomingClub()
const { db, aRider, ask, inDays, rules } = club
const { welcoming, press, aGuest, conditions } = club

beforeEach(async () => {
  await rules()
  await conditions()
})

const known = () => db().selectFrom('guest').select(['email', 'phone']).executeTakeFirstOrThrow()

describe('a guest’s data', () => {
  test('are deleted at his wish also where his ride was called off', async () => {
    const { id } = await welcoming({ price: 50_000 })
    const [token, planner] = [await aGuest(id), await aRider('Secretary')]
    await ask('POST', `/api/events/${id}/cancel`, planner.token, { reason: 'Padají trakaře' })

    const { fault } = await press(token, { intent: 'forget' })

    expect([fault, await known()]).toEqual([null, { email: null, phone: null }])
  })

  test.each([
    ['starts and ends later', 1, 12],
    ['only ends later', 0, 8],
  ])('his page lives until thirty days after a ride that %s', async (_, later, end) => {
    const { id } = await welcoming({ startsAt: inDays(2), endsAt: inDays(5) })
    const planner = await aRider('Secretary')
    await aGuest(id)
    const endsAt = inDays(end)

    await ask('PATCH', `/api/events/${id}`, planner.token, {
      version: 1,
      startsAt: inDays(2 + later).toISOString(),
      endsAt: endsAt.toISOString(),
    })

    const links = await db().selectFrom('answerLink').select('expiresAt').execute()
    const days = links.map(({ expiresAt }) =>
      Math.round((expiresAt.getTime() - endsAt.getTime()) / 86_400_000),
    )
    expect(new Set(days)).toEqual(new Set([30]))
  })
})
