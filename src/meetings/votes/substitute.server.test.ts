import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMeetingClub } from '../../../test/meetings.ts'
import { seeScreen } from '../../../test/screen.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import { loader } from './room.screen.tsx'

const { db, ask, rules, inDays, aSecretary, anOpenMeeting, openVote, close, crowd } = aMeetingClub()
beforeEach(rules)

describe('a substitute meeting', () => {
  const wall = (days: number) => pragueMoment(inDays(days))

  async function withoutQuorum(startedDaysAgo: number) {
    const secretary = await aSecretary()
    await crowd(9)
    const meeting = await anOpenMeeting(secretary, [])
    await ask('POST', `/api/meetings/${meeting.id}/close`, secretary.token)
    await db()
      .updateTable('meeting')
      .set({ startsAt: inDays(-startedDaysAgo) })
      .where('id', '=', meeting.id)
      .execute()
    const make = (days: number) =>
      ask('POST', `/api/meetings/${meeting.id}/substitute`, secretary.token, {
        startsAt: wall(days),
        place: 'Klubovna',
      })
    const call = (id: number) =>
      ask('POST', `/api/meetings/${id}/call`, secretary.token, { shortNoticeReason: 'Náhradní schůze' })
    return { secretary, meeting, make, call }
  }

  test('has the same agenda, which stands, and any number is its quorum', async () => {
    const { secretary, meeting, make, call } = await withoutQuorum(5)
    // What was added after the invitations had left was not announced, and is no point of the agenda.
    await db()
      .insertInto('agendaPoint')
      .values({ meetingId: meeting.id, position: 9, kind: 'decide', title: 'Pozdě', isLate: true })
      .execute()
    const made = await make(30)
    const id = Number(made.json.id)

    const point = await ask('POST', `/api/meetings/${id}/points`, secretary.token, {
      kind: 'decide',
      title: 'Nové',
    })
    const called = await call(id)
    const twice = await make(31)

    expect([point.json.code, called.status, twice.json.code]).toEqual([
      'substitute_same_agenda',
      202,
      'substitute_exists',
    ])
    const told = await ask('GET', `/api/meetings/${id}`, secretary.token)
    expect(told.json).toMatchObject({ rules: { quorum: 'any' }, points: [{ title: 'Rozpočet' }] })
  })

  test.each([
    ['called on the sixteenth day', 16, 20, 'substitute_invited_late'],
    ['held after six weeks', 10, 33, 'substitute_held_late'],
  ])(
    '%s is refused with the paragraph, when it is prepared and when it is called',
    async (_when, ago, days, code) => {
      const { meeting, make, call } = await withoutQuorum(ago)
      const first = (daysAgo: number) =>
        db()
          .updateTable('meeting')
          .set({ startsAt: inDays(-daysAgo) })
          .where('id', '=', meeting.id)
          .execute()

      const refused = await make(days)
      await first(1)
      const made = await make(days)
      await first(ago)
      const called = await call(made.json.id)

      expect([refused, called].map(({ status, json }) => [status, json.code])).toEqual([
        [409, code],
        [409, code],
      ])
      expect(refused.json.statusMessage).toContain('§ 257')
    },
  )

  test('is made anew where the first one was called off', async () => {
    const { make } = await withoutQuorum(5)
    const first = await make(30)
    await db()
      .updateTable('meeting')
      .set({ state: 'cancelled', cancelledAt: new Date(), cancelReason: 'Sál není' })
      .where('id', '=', Number(first.json.id))
      .execute()

    expect((await make(31)).status).toBe(first.status)
  })

  test('says its last days by the rules of the club, not by the law alone', async () => {
    await sql`insert into club_setting (key, value) values ('meetings', '{"substituteInviteDays": 20, "substituteWeeks": 2}')
      on conflict (key) do update set value = excluded.value`.execute(db())
    const { secretary, meeting, make } = await withoutQuorum(5)
    const late = await make(10)

    const desk = await seeScreen(db(), loader, {
      path: `/schuze/${meeting.id}`,
      token: secretary.token,
      params: { id: String(meeting.id) },
    })

    const day = (days: number) => dayInFigures(pragueDay(inDays(days)), 'cs')
    expect(desk.substitute).toEqual({ inviteBy: day(15), holdBy: day(9) })
    expect(late.json.statusMessage).toContain(`Poslední den: ${day(9)}.`)
  })

  test('is none of a meeting that had its quorum', async () => {
    const secretary = await aSecretary()
    const { id, points } = await anOpenMeeting(secretary, [...(await crowd(3)), secretary.memberId])
    const vote = await openVote(id, secretary.token, { way: 'hand', pointId: points[0] })
    await close(vote.json.id, secretary.token, { counts: [4, 0] })
    await ask('POST', `/api/meetings/${id}/close`, secretary.token)

    const refused = await ask('POST', `/api/meetings/${id}/substitute`, secretary.token, {
      startsAt: wall(20),
      place: 'Klubovna',
    })

    expect(refused.json.code).toBe('substitute_not_needed')
  })

  test('is none of a meeting that had its quorum for a while and voted on nothing', async () => {
    const secretary = await aSecretary()
    const people = await crowd(3)
    const { id } = await anOpenMeeting(secretary, people)
    const note = (memberId: number) =>
      ask('POST', `/api/meetings/${id}/presence`, secretary.token, { memberId, act: 'left' })
    for (const memberId of people) expect((await note(memberId)).status).toBe(200)
    await ask('POST', `/api/meetings/${id}/close`, secretary.token)

    const refused = await ask('POST', `/api/meetings/${id}/substitute`, secretary.token, {
      startsAt: wall(20),
      place: 'Klubovna',
    })
    const desk = await seeScreen(db(), loader, {
      path: `/schuze/${id}`,
      token: secretary.token,
      params: { id: String(id) },
    })

    expect([refused.json.code, desk.substitute]).toEqual(['substitute_not_needed', null])
  })
})
