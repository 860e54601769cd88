import { beforeEach, describe, expect, test } from 'vitest'
import { aWelcomingClub } from '../../../test/guests.ts'

const club = aWelcomingClub()
const { db, aRider, ask, rules } = club
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
})
