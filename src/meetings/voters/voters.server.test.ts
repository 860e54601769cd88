import { beforeEach, expect, test } from 'vitest'
import { aMember } from '../../../test/club.ts'
import { aMeetingClub } from '../../../test/meetings.ts'
import { sendForm } from '../../../test/screen.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { action } from './voters.screen.tsx'

const { db, ask, rules, inDays, aSecretary, aVoter, aCalledMeeting } = aMeetingClub()
beforeEach(rules)

const standings = async (id: number, token: string) => {
  const { json } = await ask('GET', `/api/meetings/${id}/voters?pageSize=200`, token)
  return Object.fromEntries(
    json.items.map((one: { memberId: number; standing: string }) => [one.memberId, one.standing]),
  )
}

test('everybody is explained; a kind without a vote and a suspension have none', async () => {
  const secretary = await aSecretary()
  const [plain, friend, suspended] = [await aVoter(), await aVoter(), await aVoter()]
  const kind = await db()
    .insertInto('membershipKind')
    .values({ nameCs: 'Příznivec', nameEn: 'Supporter', votes: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .updateTable('membershipPeriod')
    .set({ kindId: kind.id })
    .where('memberId', '=', friend.memberId)
    .execute()
  const { id } = await aCalledMeeting(secretary.id)
  const set = await sendForm(db(), action, {
    path: `/admin/meetings/${id}/voters`,
    token: secretary.token,
    form: {
      intent: 'suspend',
      memberId: String(suspended.memberId),
      startsOn: pragueDay(inDays(0)),
      endsOn: '',
      reason: 'Kárné řízení',
    },
  })

  expect(set.fault).toBeNull()
  expect(await standings(id, secretary.token)).toEqual({
    [secretary.memberId]: 'votes',
    [plain.memberId]: 'votes',
    [friend.memberId]: 'kind',
    [suspended.memberId]: 'suspended',
  })
})

test('the list is frozen at the opening: who joins, leaves or is suspended later changes nothing', async () => {
  const secretary = await aSecretary()
  const member = await aVoter()
  const { id } = await aCalledMeeting(secretary.id)
  const opened = await ask('POST', `/api/meetings/${id}/open`, secretary.token)

  await aMember(db(), { lastName: 'Pozdní', memberSince: '2020-01-01' })
  await ask('POST', '/api/vote-suspensions', secretary.token, {
    memberId: member.memberId,
    startsOn: pragueDay(inDays(0)),
    reason: 'Pozdě',
  })

  expect(opened.json).toEqual({ success: true, voters: 2 })
  expect(await standings(id, secretary.token)).toEqual({
    [secretary.memberId]: 'votes',
    [member.memberId]: 'votes',
  })
  const again = await ask('POST', `/api/meetings/${id}/open`, secretary.token)
  expect(again.json.code).toBe('meeting_not_called')
})

test('opens at most two hours early, and only by who leads it', async () => {
  const secretary = await aSecretary()
  const [chair, other] = [await aVoter(), await aVoter()]
  const { id } = await aCalledMeeting(secretary.id)
  await db()
    .insertInto('meetingPart')
    .values({ meetingId: id, memberId: chair.memberId, part: 'chair' })
    .execute()
  await db()
    .updateTable('meeting')
    .set({ startsAt: inDays(1) })
    .where('id', '=', id)
    .execute()

  const early = await ask('POST', `/api/meetings/${id}/open`, chair.token)
  await db()
    .updateTable('meeting')
    .set({ startsAt: inDays(0) })
    .where('id', '=', id)
    .execute()
  const stranger = await ask('POST', `/api/meetings/${id}/open`, other.token)
  const opened = await ask('POST', `/api/meetings/${id}/open`, chair.token)

  expect([early.json.code, stranger.json.code, opened.status]).toEqual([
    'meeting_too_early',
    'not_chair',
    200,
  ])
})

test('a meeting that is only being thought of is not there for whoever has no part in it', async () => {
  const [chair, other] = [await aVoter(), await aVoter()]
  const { id } = await db()
    .insertInto('meeting')
    .values({ title: 'Mimořádná schůze', startsAt: inDays(30), place: 'Klubovna' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('meetingPart')
    .values({ meetingId: id, memberId: chair.memberId, part: 'chair' })
    .execute()
  const asked = [
    'GET presence',
    'GET doors',
    'GET proxies',
    'GET minutes',
    'POST open',
    'POST close',
  ] as const
  const codes = async (token: string) =>
    Promise.all(
      asked.map(async (one) => {
        const [method = '', what = ''] = one.split(' ')
        return (await ask(method, `/api/meetings/${id}/${what}`, token)).json.code
      }),
    )

  expect(await codes(other.token)).toEqual(asked.map(() => 'not_found'))
  expect((await codes(chair.token)).at(4)).toBe('meeting_not_called')
})

test('a suspension ends with yesterday, and one that has not begun is gone', async () => {
  const secretary = await aSecretary()
  const member = await aVoter()
  const suspend = (days: number) =>
    ask('POST', '/api/vote-suspensions', secretary.token, {
      memberId: member.memberId,
      startsOn: pragueDay(inDays(days)),
      reason: 'Spor',
    })
  const [past, coming] = [await suspend(-10), await suspend(10)]

  await ask('DELETE', `/api/vote-suspensions/${past.json.id}`, secretary.token)
  await ask('DELETE', `/api/vote-suspensions/${coming.json.id}`, secretary.token)
  const twice = await ask('DELETE', `/api/vote-suspensions/${past.json.id}`, secretary.token)

  const rows = await db().selectFrom('voteSuspension').select(['id', 'endsOn']).execute()
  expect(rows).toEqual([{ id: past.json.id, endsOn: pragueDay(inDays(-1)) }])
  expect(twice.status).toBe(404)
})
