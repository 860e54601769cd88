import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'

const { db, rules, aRider, anEvent, ask, inDays } = aRidingClub()
beforeEach(rules)

async function aThursday() {
  const planner = await aRider('Secretary')
  const event = await anEvent({ startsAt: inDays(20), capacity: 20 })
  const repeat = (times: number) =>
    ask('POST', `/api/events/${event.id}/series`, planner.token, { everyWeeks: 1, times })
  return { event, repeat }
}

test('a series lets go of the places of divisions before each of them, as many days as before the first', async () => {
  const { event, repeat } = await aThursday()
  await db().updateTable('event').set({ quotasReleasedOn: '2030-05-10' }).where('id', '=', event.id).execute()

  await repeat(2)

  const released = await db().selectFrom('event').select('quotasReleasedOn').orderBy('startsAt').execute()
  expect(released.map(({ quotasReleasedOn }) => quotasReleasedOn)).toEqual([
    '2030-05-10',
    '2030-05-17',
    '2030-05-24',
  ])
})

test('a ride is repeated again where all that followed was called off', async () => {
  const { event, repeat } = await aThursday()
  await repeat(2)
  await db().updateTable('event').set({ state: 'cancelled' }).where('id', '<>', event.id).execute()

  expect((await repeat(2)).status).toBe(201)
})
