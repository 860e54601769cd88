import { beforeEach, describe, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { pragueMoment } from '../../ground/values/moment.ts'

const { db, aSecretary, ask, inDays, rules } = aMeetingClub()
beforeEach(rules)

async function aCalled(token: string): Promise<number> {
  const startsAt = pragueMoment(inDays(60))
  const { json } = await ask('POST', '/api/meetings', token, {
    title: 'Výroční schůze',
    startsAt,
    place: 'Klubovna',
  })
  await ask('POST', `/api/meetings/${json.id}/points`, token, { kind: 'decide', title: 'Rozpočet' })
  expect((await ask('POST', `/api/meetings/${json.id}/call`, token, {})).status).toBe(202)
  return json.id
}

describe('a meeting that is called', () => {
  test('stands in the calendar of members until it is cancelled', async () => {
    const { token } = await aSecretary()
    const id = await aCalled(token)
    const find = () => db().selectFrom('event').select(['kind', 'visibility', 'state', 'title']).execute()
    const before = await find()

    const cancelled = await ask('POST', `/api/meetings/${id}/cancel`, token, { reason: 'Požár' })

    expect(before).toEqual([
      { kind: 'meeting', visibility: 'members', state: 'published', title: 'Výroční schůze' },
    ])
    expect(cancelled.status).toBe(200)
    expect((await find())[0]?.state).toBe('cancelled')
  })

  test('is moved or cancelled nowhere but among the meetings: the calendar says what the invitation said', async () => {
    const { token } = await aSecretary()
    const id = await aCalled(token)
    const event = await db()
      .selectFrom('event')
      .innerJoin('meeting', 'meeting.eventId', 'event.id')
      .select(['event.id', 'event.version'])
      .executeTakeFirstOrThrow()
    const change = (fields: object) =>
      ask('PATCH', `/api/events/${event.id}`, token, { version: event.version, ...fields })

    const refused = [
      await change({ startsAt: inDays(61).toISOString() }),
      await change({ place: 'Jinde' }),
      await ask('POST', `/api/events/${event.id}/cancel`, token, { reason: 'Prší' }),
    ]

    expect(refused.map(({ status, json }) => [status, json.code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'event_of_meeting']),
    )
    expect((await change({ description: 'Káva bude.' })).status).toBe(200)
    expect((await ask('POST', `/api/meetings/${id}/cancel`, token, { reason: 'Prší' })).status).toBe(200)
  })
})
