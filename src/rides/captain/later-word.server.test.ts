import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'

const { db, anEvent, aRider, ask, rules } = aRidingClub()

beforeEach(rules)

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

/** A ride that ended an hour ago, its captain with acts that come late, its planner and one rider. */
async function aRideOf() {
  const [leader, rider, planner] = [await aRider(), await aRider(), await aRider('Secretary')]
  const { id } = await anEvent({ startsAt: inHours(-5), endsAt: inHours(-1), leaderId: leader.memberId })
  const { memberId } = rider
  await db().insertInto('registration').values({ eventId: id, memberId, status: 'registered' }).execute()
  const act = async (kind: string, hours: number) =>
    (
      await ask('POST', `/api/events/${id}/captain/acts`, leader.token, {
        id: randomUUID(),
        by: leader.id,
        kind,
        memberId,
        madeAt: inHours(hours).toISOString(),
      })
    ).json.code ?? 'done'
  const officer = (here: boolean) =>
    ask('POST', `/api/events/${id}/check-in`, planner.token, { memberId, checkedIn: here })
  const standing = () =>
    db().selectFrom('registration').select(['checkedInAt', 'homeAt']).executeTakeFirstOrThrow()
  return { id, rider, act, officer, standing }
}

test('an officer’s tick stands against a captain’s older word that comes later', async () => {
  const { act, officer, standing } = await aRideOf()
  await act('here', -4)
  await officer(false)
  await officer(true)

  expect(await act('undo', -3)).toBe('act_overtaken')
  expect((await standing()).checkedInAt).not.toBeNull()
})

test('a tick an officer took back is not brought back by a captain’s older one', async () => {
  const { act, officer, standing } = await aRideOf()
  await officer(true)
  await officer(false)

  expect(await act('here', -3)).toBe('act_overtaken')
  expect((await standing()).checkedInAt).toBeNull()
})

test('who said himself that he is home stays home, whatever older comes of a captain', async () => {
  const { id, rider, act, standing } = await aRideOf()
  await act('home', -0.5)
  await act('away', -0.4)
  await ask('POST', `/api/events/${id}/home`, rider.token)

  expect(await act('away', -0.2)).toBe('act_overtaken')
  expect((await standing()).homeAt).not.toBeNull()
})

test('a captain takes back what an officer ticked, once he says so after him', async () => {
  const { act, officer, standing } = await aRideOf()
  await officer(true)

  expect(await act('undo', 0.001)).toBe('done')
  expect((await standing()).checkedInAt).toBeNull()
})
