import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'

const { db, anEvent, aRider, ask, inDays, rules } = aRidingClub()

beforeEach(rules)

const standing = () =>
  db()
    .selectFrom('registration')
    .select(['checkedInAt', 'homeAt', 'homeAskedAt', 'remindedAt'])
    .executeTakeFirstOrThrow()

/** A ride at whose start somebody was ticked off already. */
async function aTickedRide(startsAt: Date) {
  const [leader, rider, planner] = [await aRider(), await aRider(), await aRider('Secretary')]
  const { id } = await anEvent({ startsAt, leaderId: leader.memberId, price: 50_000 })
  const { memberId } = rider
  await ask('POST', `/api/events/${id}/registrations`, planner.token, { memberId })
  const act = (kind: string, more: object = {}) =>
    ask('POST', `/api/events/${id}/captain/acts`, leader.token, {
      id: randomUUID(),
      by: leader.id,
      kind,
      memberId,
      madeAt: new Date().toISOString(),
      ...more,
    })
  await act('here')
  const move = async (to: Date) => {
    const { version } = await db().selectFrom('event').select('version').executeTakeFirstOrThrow()
    return (await ask('PATCH', `/api/events/${id}`, planner.token, { version, startsAt: to.toISOString() }))
      .status
  }
  return { id, act, move, leader }
}

test('who came on the day of the storm is not here a week later; the cash he gave stays his', async () => {
  const { id, act, move, leader } = await aTickedRide(new Date(Date.now() + 3_600_000))
  await act('cash', { amount: 50_000 })

  const moved = await move(inDays(1.5))

  const { riders } = (await ask('GET', `/api/events/${id}/captain`, leader.token)).json
  expect(moved).toBe(200)
  expect(riders).toMatchObject([{ hereAt: null, cash: 50_000, owes: 0 }])
  expect((await act('here')).json.act.checkedInAt).not.toBeNull()
})

test('a day that was written wrong and is put right after the ride takes nobody’s presence, and asks nobody anew', async () => {
  const { act, move } = await aTickedRide(new Date(Date.now() - 3 * 3_600_000))
  await act('home')
  await db().updateTable('registration').set({ homeAskedAt: new Date() }).execute()
  const before = await standing()

  const moved = await move(inDays(-1.2))

  expect(moved).toBe(200)
  expect(await standing()).toEqual(before)
})
