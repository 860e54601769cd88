import { beforeEach, expect, test } from 'vitest'
import { aRidingClub } from '../../../test/rides.ts'
import { LETTERS } from '../../letters.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { remindRiders } from './remind-riders.server.ts'

const { db, anEvent, aRider, ask, letters, rules } = aRidingClub()

beforeEach(rules)

const STARTS = new Date('2099-05-02T06:30:00Z')
const at = (moment: string) => remindRiders(db(), new Date(moment))
const told = async () => (await letters()).filter(({ template }) => template === 'event-tomorrow')

async function aRideTomorrow() {
  const [goes, waits, stays] = [await aRider(), await aRider(), await aRider()]
  const event = await anEvent({ startsAt: STARTS, capacity: 1, bring: 'Pláštěnka', place: 'Praděd' })
  const point = await db()
    .insertInto('meetingPoint')
    .values({ eventId: event.id, at: new Date('2099-05-02T07:15:00Z'), place: 'Mohelnice' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ask('POST', `/api/events/${event.id}/register`, goes.token, { meetingPointId: point.id })
  await ask('POST', `/api/events/${event.id}/register`, waits.token, {})
  await ask('POST', `/api/events/${event.id}/decline`, stays.token)
  return { goes, waits, stays, event }
}

test('the evening before, those who go are told once where, when, where they join and what to take', async () => {
  const { goes } = await aRideTomorrow()

  await at('2099-05-01T15:59:00Z')
  const before = await told()
  await Promise.all([at('2099-05-01T16:00:00Z'), at('2099-05-01T16:00:00Z')])
  await at('2099-05-01T20:00:00Z')

  const sent = await told()
  expect([before, sent.map(({ toAddress }) => toAddress)]).toEqual([[], [goes.email]])
  const facts = LETTERS['event-tomorrow']?.write({
    language: 'cs',
    clubName: 'Klub',
    params: asRecord(sent[0]?.params ?? {}),
    link: '',
    origin: 'http://klub.test',
  }).facts
  expect(facts?.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Praděd', '9.15 Mohelnice', 'Pláštěnka']),
  )
})

test('a house that was off that evening tells it in the morning, but never after the start', async () => {
  await aRideTomorrow()

  await at('2099-05-02T06:30:00Z')
  const late = await told()
  await at('2099-05-02T05:00:00Z')

  expect([late.length, (await told()).length]).toEqual([0, 1])
})

test('a ride put off to another day is told again, and another time is told to those who said no', async () => {
  const { event, stays } = await aRideTomorrow()
  const planner = await aRider('Secretary')
  await at('2099-05-01T16:00:00Z')

  const change = { startsAt: '2099-05-09T06:30:00Z', version: 1 }
  await ask('PATCH', `/api/events/${event.id}`, planner.token, change)
  await ask('PATCH', `/api/events/${event.id}`, planner.token, { price: 10_000, version: 2 })
  await at('2099-05-08T16:00:00Z')

  expect((await told()).length).toBe(2)
  const changed = (await letters()).filter(({ template }) => template === 'event-changed-declined')
  expect(changed.map(({ toAddress }) => toAddress)).toEqual([stays.email])
})

test('who is told on the very day, as he has only just registered, is not told of tomorrow', async () => {
  await aRideTomorrow()
  const subjects = async () =>
    (await told()).map(({ params }) =>
      ['cs', 'en'].map(
        (language) =>
          LETTERS['event-tomorrow']?.write({
            language: language as 'cs' | 'en',
            clubName: 'Klub',
            params: asRecord(params),
            link: '',
            origin: 'http://klub.test',
          }).subject,
      ),
    )

  await at('2099-05-01T21:59:00Z')
  const evening = await subjects()
  await db().updateTable('registration').set({ remindedAt: null }).execute()
  await db().deleteFrom('mail').execute()
  await at('2099-05-01T22:00:00Z')

  expect(evening).toEqual([['Už zítra: Vyjížďka na Praděd', 'Tomorrow: Vyjížďka na Praděd']])
  expect(await subjects()).toEqual([['Už dnes: Vyjížďka na Praděd', 'Today: Vyjížďka na Praděd']])
})
