import { beforeEach, describe, expect, test } from 'vitest'
import { AFTER_SENT } from '../../after-sent.server.ts'
import { calledMeetings, POINT } from '../../../test/called-meetings.ts'
import { aMember } from '../../../test/club.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { action as meeting, loader as meetingLoader } from './meeting.screen.tsx'
import { action as own, loader as ownLoader } from './own-meeting.screen.tsx'

const club = aRidingClub()
const { db, aRider, ask, rules, acts, letters } = club
const { aMeeting, aSecretary, call, day, wall } = calledMeetings(club)
beforeEach(rules)

describe('a meeting that is called', () => {
  test('goes to everybody with a membership, with place, time and agenda, and keeps when it left', async () => {
    const secretary = await aSecretary()
    const { memberId } = await aRider('Member', { memberSince: '2021-01-01' })
    await aRider('Applicant')
    const paper = await aMember(db(), { lastName: 'Bezmailu', memberSince: '2019-01-01' })
    const id = await aMeeting(secretary.token)

    const called = await call(id, secretary.token)

    expect(called.status).toBe(202)
    const sent = (await letters()).filter(({ template }) => template === 'meeting-invitation')
    expect(sent).toHaveLength(2)
    expect(sent[0]?.params).toMatchObject({
      place: 'Klubovna',
      points: [{ title: 'Rozpočet', kind: 'decide' }],
    })
    const mail = await db()
      .selectFrom('mail')
      .select(['id', 'accountId', 'memberId'])
      .where('memberId', '=', memberId)
      .where('template', '=', 'meeting-invitation')
      .executeTakeFirstOrThrow()
    await AFTER_SENT['meeting-invitation']?.(db(), { ...mail, params: {} })
    const told = await ask('GET', `/api/meetings/${id}`, secretary.token)
    expect(told.json).toMatchObject({ state: 'called', notice: { isKept: true } })
    const left = (one: { memberId: number; postedAt: string | null }) => [one.memberId, one.postedAt !== null]
    expect(told.json.invited.map(left)).toEqual(
      expect.arrayContaining([
        [memberId, true],
        [paper.id, false],
        [secretary.memberId, false],
      ]),
    )
    expect(told.json.invited).toHaveLength(3)
  })

  test('as a substitute takes no proposal: its agenda is the one of the first', async () => {
    const secretary = await aSecretary()
    const member = await aRider('Member', { memberSince: '2021-01-01' })
    const first = await aMeeting(secretary.token)
    const id = await aMeeting(secretary.token, { proposalsUntil: day(10) })
    const sent = await ask('POST', `/api/membership/meetings/${id}/proposals`, member.token, {
      title: 'Vlajka',
    })
    await db().updateTable('meeting').set({ substituteOf: first }).where('id', '=', id).execute()
    const { id: proposal } = await db().selectFrom('meetingProposal').select('id').executeTakeFirstOrThrow()
    const decide = (body: object) =>
      ask('POST', `/api/meetings/${id}/proposals/${proposal}`, secretary.token, body)

    const taken = await decide({ decision: 'taken' })
    const refused = await decide({ decision: 'refused', answer: 'Náhradní schůze ho mít nemůže.' })

    expect([sent.status, taken.json.code, refused.status]).toEqual([201, 'substitute_same_agenda', 200])
  })

  test('has left when it left first, however often the mail server says so', async () => {
    const secretary = await aSecretary()
    await call(await aMeeting(secretary.token), secretary.token)
    const mail = await db()
      .selectFrom('mail')
      .select(['id', 'accountId', 'memberId'])
      .where('template', '=', 'meeting-invitation')
      .executeTakeFirstOrThrow()
    const left = new Date('2026-01-02T10:00:00Z')
    await db().updateTable('meetingInvitee').set({ postedAt: left }).where('mailId', '=', mail.id).execute()

    await AFTER_SENT['meeting-invitation']?.(db(), { ...mail, params: {} })

    const { postedAt } = await db()
      .selectFrom('meetingInvitee')
      .select('postedAt')
      .where('mailId', '=', mail.id)
      .executeTakeFirstOrThrow()
    expect(postedAt).toEqual(left)
  })

  test('too late for the notice is refused without a reason, and with one says who took it on himself', async () => {
    const secretary = await aSecretary()
    const id = await aMeeting(secretary.token, { days: 29 })

    const refused = await call(id, secretary.token)
    const called = await call(id, secretary.token, { shortNoticeReason: 'Havárie střechy' })

    expect([refused.status, refused.json.code, called.status]).toEqual([409, 'notice_too_short', 202])
    const row = await db().selectFrom('meeting').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ shortNoticeBy: secretary.id, shortNoticeReason: 'Havárie střechy' })
    expect(await acts()).toContain('MEETING_CALLED')
  })

  test('is called by the rules of that day: the statutes’ notice decides, and a later change does not', async () => {
    const secretary = await aSecretary()
    const statutes = {
      noticeDays: 14,
      requestDays: 30,
      substituteInviteDays: 15,
      substituteWeeks: 6,
      minutesDays: 30,
      quorum: 'third',
      majority: 'present',
      needsFee: false,
      ageFrom: null,
      proxiesPerHolder: 3,
    }
    await ask('PUT', '/api/meetings/rules', secretary.token, statutes)
    const id = await aMeeting(secretary.token, { days: 15 })

    const called = await call(id, secretary.token)
    await ask('PUT', '/api/meetings/rules', secretary.token, { ...statutes, noticeDays: 30, quorum: 'any' })

    expect(called.status).toBe(202)
    const told = await ask('GET', `/api/meetings/${id}`, secretary.token)
    expect(told.json).toMatchObject({ rules: { noticeDays: 14, quorum: 'third' }, notice: { isKept: true } })
  })

  test('stands as it was announced: a later point is marked, an announced one keeps its name', async () => {
    const secretary = await aSecretary()
    const id = await aMeeting(secretary.token)
    await call(id, secretary.token)
    const late = await ask('POST', `/api/meetings/${id}/points`, secretary.token, {
      ...POINT,
      title: 'Navíc',
    })
    const [announced, added] = (await ask('GET', `/api/meetings/${id}`, secretary.token)).json.points
    const path = `/api/meetings/${id}/points/${announced.id}`

    const renamed = await ask('PUT', path, secretary.token, { ...POINT, title: 'Jiný' })
    const mended = await ask('PUT', path, secretary.token, { ...POINT, wording: 'Schvaluje se 10 000 Kč.' })
    const removed = await ask('DELETE', path, secretary.token)
    const moved = await ask('PUT', `/api/meetings/${id}`, secretary.token, {
      title: 'Jindy',
      startsAt: wall(90),
      place: 'Jinde',
    })
    const again = await call(id, secretary.token)

    expect(late.status).toBe(201)
    expect([announced.isLate, added.isLate]).toEqual([false, true])
    expect([renamed, removed, moved, again].map(({ json }) => json.code)).toEqual([
      'point_announced',
      'point_announced',
      'meeting_called',
      'meeting_called',
    ])
    expect(mended.status).toBe(200)
  })

  test('has an agenda, a day to come, and one who asked for it with the day he did', async () => {
    const secretary = await aSecretary()
    const empty = await aMeeting(secretary.token, { points: [] })

    const called = await call(empty, secretary.token)
    const past = await ask('POST', '/api/meetings', secretary.token, {
      title: 'Včera',
      startsAt: wall(-1),
      place: 'Zde',
    })
    const half = await ask('POST', '/api/meetings', secretary.token, {
      title: 'Vyžádaná',
      startsAt: wall(40),
      place: 'Zde',
      askedBy: 'Třetina členů',
    })

    expect(called.json.code).toBe('agenda_empty')
    expect(Object.keys(past.json.fields)).toEqual(['startsAt'])
    expect(Object.keys(half.json.fields)).toEqual(['askedOn'])
  })
})

describe('a member', () => {
  test('sees nothing of a draft, proposes until the day, and reads the answer', async () => {
    const secretary = await aSecretary()
    const member = await aRider('Member', {
      firstName: 'Alois',
      lastName: 'Novotný',
      memberSince: '2021-01-01',
    })
    const hidden = await aMeeting(secretary.token)
    const id = await aMeeting(secretary.token, { proposalsUntil: day(10) })
    const path = `/admin/membership/meetings/${id}`

    const draft = await ask('GET', `/api/membership/meetings/${hidden}`, member.token)
    const sent = await sendForm(db(), own, {
      path,
      token: member.token,
      form: { intent: 'propose', title: 'Nová vlajka', wording: 'Stará je roztrhaná.' },
    })
    const waiting = await seeScreen(db(), meetingLoader, {
      path: `/admin/meetings/${id}`,
      token: secretary.token,
    })
    const decided = await sendForm(db(), meeting, {
      path: `/admin/meetings/${id}`,
      token: secretary.token,
      form: { intent: 'decide', id: String(waiting.proposals[0]?.id), decision: 'taken', answer: '' },
    })
    const twice = await ask(
      'POST',
      `/api/meetings/${id}/proposals/${waiting.proposals[0]?.id}`,
      secretary.token,
      { decision: 'refused', answer: 'Ne' },
    )

    expect([draft.status, sent.location, decided.location]).toEqual([404, path, `/admin/meetings/${id}`])
    expect(waiting.proposals[0]?.by).toContain('Alois Novotný')
    expect(twice.json.code).toBe('proposal_decided')
    const seen = await seeScreen(db(), ownLoader, { path, token: member.token })
    expect(seen.proposals).toMatchObject([{ title: 'Nová vlajka', state: 'taken' }])
    expect((await seeScreen(db(), ownLoader, { path, token: secretary.token })).proposals).toEqual([])
    expect(seen.points.map(({ title, presenter }) => [title, presenter])).toEqual([
      ['Rozpočet', ''],
      ['Nová vlajka', 'Alois Novotný'],
    ])
  })

  test('is refused in words when the day is over, and so is who has no card or no membership', async () => {
    const secretary = await aSecretary()
    const member = await aRider('Member', { memberSince: '2021-01-01' })
    const applicant = await aRider('Applicant')
    const open = await aMeeting(secretary.token, { proposalsUntil: day(10) })
    const shut = await aMeeting(secretary.token)
    const to = (id: number, token: string) =>
      ask('POST', `/api/membership/meetings/${id}/proposals`, token, { title: 'Něco' })

    const told = [await to(shut, member.token), await to(open, applicant.token)]

    expect(told.map(({ json }) => json.code)).toEqual(['proposals_closed', 'no_membership'])
  })

  test('calls no meeting and names nobody, unless he was granted the area', async () => {
    const secretary = await aSecretary()
    const member = await aRider('Member', { memberSince: '2021-01-01' })
    const id = await aMeeting(secretary.token)

    const refused = await call(id, member.token)
    await db()
      .insertInto('permissionGrant')
      .values({ permission: 'meetings.manage', accountId: member.id })
      .execute()
    const called = await call(id, member.token)

    expect([refused.status, called.status]).toEqual([403, 202])
  })
})

test('there is one chair and one recorder, and verifiers as many as needed', async () => {
  const secretary = await aSecretary()
  const people = [await aSecretary(), await aSecretary(), await aRider('Applicant')]
  const id = await aMeeting(secretary.token)
  const name = (index: number, part: string) =>
    ask('POST', `/api/meetings/${id}/parts`, secretary.token, { memberId: people[index]?.memberId, part })

  await name(0, 'chair')
  await name(1, 'chair')
  await name(0, 'verifier')
  await name(1, 'verifier')
  const applicant = await name(2, 'door')

  const told = await ask('GET', `/api/meetings/${id}`, secretary.token)
  const parts = told.json.parts.map((one: { part: string; memberId: number }) => [one.part, one.memberId])
  expect(parts).toHaveLength(3)
  expect(parts).toEqual(
    expect.arrayContaining([
      ['chair', people[1]?.memberId],
      ['verifier', people[0]?.memberId],
      ['verifier', people[1]?.memberId],
    ]),
  )
  expect(applicant.json.code).toBe('no_membership')
})
