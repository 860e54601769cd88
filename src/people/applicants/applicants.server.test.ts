import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { NEW_CLUB } from '../../ground/platform/new-club.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { erasePerson } from '../../office/privacy/erase-person.server.ts'
import { findPerson } from '../../office/privacy/persons.server.ts'
import { approveApplication } from '../applications/approve-application.server.ts'
import { MOVES } from '../matches/move-belongings.server.ts'
import { loader as membership } from '../membership/membership.screen.tsx'
import { action, loader } from './applicants.screen.tsx'

const db = useDatabase()
const TODAY = pragueDay(new Date())
const PATH = '/admin/applications/applicants'
let secretary = ''
let secretaryId = 0

beforeEach(async () => {
  await rulesVersion(db(), 1)
  const { token, id } = await someone(db(), 'Secretary')
  secretary = token
  secretaryId = id
})

const stage = async (withApplicants: boolean) => {
  const { json } = await call(anApp(db()), '/api/club', { method: 'GET', token: secretary })
  await call(anApp(db()), '/api/club', {
    method: 'PATCH',
    token: secretary,
    body: { version: json.club.version, withApplicants },
  })
}
const approved = async () => {
  const { id: applicationId } = await db()
    .insertInto('application')
    .values({
      firstName: 'Lucie',
      lastName: 'Nová',
      email: 'lucie@klub.test',
      language: 'cs',
      motivation: 'ano',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (await approveApplication(db(), { applicationId, actorId: secretaryId, today: TODAY })).memberId
}
const aMentor = async (card: object = {}) => {
  const more = { approvedAt: new Date('2020-01-01'), memberSince: '2020-01-01', ...card }
  const { id, number } = await aMember(db(), {
    firstName: 'Karel',
    lastName: 'Starý',
    email: 'karel@klub.test',
    ...more,
  })
  return {
    id,
    number,
    token: (await someone(db(), 'Member', { memberId: id, email: 'karel@klub.test' })).token,
  }
}
const standing = async (memberId: number) => ({
  account: await db()
    .selectFrom('account')
    .select('role')
    .where('memberId', '=', memberId)
    .executeTakeFirst(),
  card: await db()
    .selectFrom('member')
    .select(['approvedAt', 'memberSince'])
    .where('id', '=', memberId)
    .executeTakeFirst(),
  periods: await db()
    .selectFrom('membershipPeriod')
    .select('startsOn')
    .where('memberId', '=', memberId)
    .execute(),
})
const list = async () =>
  (await call(anApp(db()), '/api/applicants', { method: 'GET', token: secretary })).json.items
const name = (memberId: number, mentorId: number | null) =>
  call(anApp(db()), `/api/applicants/${memberId}/mentor`, {
    method: 'PUT',
    token: secretary,
    body: { mentorId },
  })
const press = (form: Record<string, string>) => sendForm(db(), action, { path: PATH, token: secretary, form })
const mentorOf = async () =>
  (await db().selectFrom('applicantMentor').select(['memberId', 'mentorId']).execute())[0]

describe('an approved application', () => {
  test('makes a member at once, as long as the club says nothing else', async () => {
    const memberId = await approved()

    expect(await standing(memberId)).toMatchObject({
      account: { role: 'Member' },
      card: { memberSince: TODAY, approvedAt: expect.any(Date) },
    })
    expect(await list()).toEqual([])
  })

  test('makes an applicant whose road begins today, where the club has the stage', async () => {
    await stage(true)
    const memberId = await approved()

    expect(await standing(memberId)).toEqual({
      account: { role: 'Applicant' },
      card: { memberSince: null, approvedAt: null },
      periods: [],
    })
    expect(await list()).toMatchObject([{ id: memberId, since: TODAY, rides: 0, mentorId: null }])
    const acts = await db()
      .selectFrom('auditEntry')
      .select('action')
      .where('memberId', '=', memberId)
      .execute()
    expect(acts.map(({ action: act }) => act)).toEqual(expect.arrayContaining(['BECAME_APPLICANT']))
  })
})

describe('an applicant', () => {
  beforeEach(() => stage(true))

  test('is taken in by one act: role, period, letter and the road’s end; once', async () => {
    const memberId = await approved()
    const { id: mentorId } = await aMentor()
    await name(memberId, mentorId)

    const { answer } = await press({ intent: 'accept', memberId: String(memberId) })
    const again = await call(anApp(db()), `/api/applicants/${memberId}/accept`, {
      token: secretary,
      body: {},
    })

    expect([answer.done, again.json.code]).toEqual([{ what: 'accepted' }, 'already_so'])
    expect(await standing(memberId)).toMatchObject({
      account: { role: 'Member' },
      card: { memberSince: TODAY },
      periods: [{ startsOn: TODAY }],
    })
    expect([await list(), await mentorOf()]).toEqual([[], undefined])
    const letters = await db().selectFrom('mail').select(['template', 'memberId']).execute()
    expect(letters).toEqual(
      expect.arrayContaining([
        { template: 'applicant-mentor', memberId: mentorId },
        { template: 'applicant-accepted', memberId },
      ]),
    )
  })

  test('has rides counted from the day of the road on, and only where he was seen', async () => {
    const memberId = await approved()
    await db().updateTable('applicantRoad').set({ since: '2026-05-01' }).execute()
    for (const [day, seen] of [
      ['2026-04-30', true],
      ['2026-05-01', true],
      ['2026-06-01', false],
    ] as const) {
      const { id: eventId } = await db()
        .insertInto('event')
        .values({ title: day, kind: 'ride', startsAt: new Date(`${day}T10:00:00Z`), state: 'published' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db()
        .insertInto('registration')
        .values({ eventId, memberId, status: 'registered', checkedInAt: seen ? new Date() : null })
        .execute()
    }

    expect(await list()).toMatchObject([{ since: '2026-05-01', rides: 1 }])
  })

  test('gets a member for a mentor, by name, never another applicant; the mentor sees just what he may', async () => {
    const memberId = await approved()
    await db().updateTable('member').set({ phone: '+420777123456' }).where('id', '=', memberId).execute()
    const { id: mentorId, token } = await aMentor()
    const { id: other } = await aMember(db(), { lastName: 'Jinýčekatel' })

    const bad = await press({ intent: 'mentor', memberId: String(memberId), person: 'Nikdo Takový' })
    const wrong = await name(memberId, other)
    const self = await name(memberId, memberId)
    const foreign = await name(mentorId, mentorId)
    await press({ intent: 'mentor', memberId: String(memberId), person: 'Starý Karel' })
    const own = async () => (await seeScreen(db(), membership, { path: '/admin/membership', token })).mentees

    expect(bad.fault?.fields.person).toEqual(expect.any(String))
    expect([wrong, self, foreign].map(({ json }) => json.code)).toEqual([
      'mentor_not_member',
      'mentor_not_member',
      'not_applicant',
    ])
    const { applicants } = await seeScreen(db(), loader, { path: PATH, token: secretary })
    expect(applicants.map(({ id, mentor }) => [id, mentor])).toEqual([
      [other, null],
      [memberId, 'Karel Starý'],
    ])
    expect(await own()).toEqual([
      {
        id: memberId,
        firstName: 'Lucie',
        lastName: 'Nová',
        phone: null,
        email: null,
        since: TODAY,
        rides: 0,
      },
    ])
    await db().updateTable('member').set({ sharesContact: true }).where('id', '=', memberId).execute()
    expect(await own()).toMatchObject([{ phone: '+420777123456' }])
    await press({ intent: 'nobody', memberId: String(memberId) })
    expect([await mentorOf(), await own()]).toEqual([undefined, []])
  })

  test('keeps his road when the mentor leaves, is forgotten or turns out to be another card', async () => {
    const memberId = await approved()
    const [mentor, twin] = [await aMentor(), await aMember(db(), { lastName: 'Starý' })]
    await name(memberId, mentor.id)

    await MOVES['applicant_road.member_id']?.(db(), { keep: twin.id, drop: mentor.id })
    const moved = await mentorOf()
    await db().updateTable('member').set({ archivedAt: new Date() }).where('id', '=', twin.id).execute()
    const left = await list()
    const person = await findPerson(db(), { kind: 'member', id: twin.id })
    await inTransaction(db(), async (tx) => person && erasePerson(tx, person))

    expect(moved).toEqual({ memberId, mentorId: twin.id })
    expect(left).toMatchObject([{ id: memberId, mentorId: null }])
    expect([await mentorOf(), (await list()).length]).toEqual([undefined, 1])
  })
})

test('the screen says whether the club takes people on trial at all', async () => {
  const isOn = async () => (await seeScreen(db(), loader, { path: PATH, token: secretary })).isOn

  expect(await isOn()).toBe(NEW_CLUB.applicantStage)
})
