import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aDesk } from '../../../test/applications.ts'
import { aMember, rulesVersion } from '../../../test/club.ts'
import { sendForm } from '../../../test/screen.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { action } from './applications.screen.tsx'
import { applicationBatches } from './decision-batches.server.ts'

const { db, secretary, approve, letters, statusOf, anApplication } = aDesk()

const stage = async (withApplicants: boolean) => {
  const { token } = secretary()
  const { json } = await call(anApp(db()), '/api/club', { method: 'GET', token })
  await call(anApp(db()), '/api/club', {
    method: 'PATCH',
    token,
    body: { version: json.club.version, withApplicants },
  })
}
const mentors = () =>
  db()
    .selectFrom('applicantMentor')
    .innerJoin('member', 'member.id', 'applicantMentor.memberId')
    .select(['lastName', 'mentorId', 'setBy'])
    .execute()

let mentor = { id: 0, number: 0 }
beforeEach(async () => {
  await rulesVersion(db(), 1)
  await stage(true)
  mentor = await aMember(db(), {
    firstName: 'Karel',
    lastName: 'Starý',
    email: 'karel@klub.test',
    approvedAt: new Date('2020-01-01'),
    memberSince: '2020-01-01',
  })
})

test('a mentor named with the approval goes with the new applicant from the first day, and is told', async () => {
  const { id } = await anApplication({ lastName: 'Nová' })

  const answer = await approve({ ids: [id], mentorId: mentor.id })

  expect(answer.status).toBe(200)
  expect(await mentors()).toEqual([{ lastName: 'Nová', mentorId: mentor.id, setBy: secretary().id }])
  expect((await letters()).map(({ template, memberId }) => [template, memberId])).toContainEqual([
    'applicant-mentor',
    mentor.id,
  ])
})

test('he is found by what the officer wrote; the application waits while nobody is called so', async () => {
  const { id } = await anApplication()
  const send = (written: string) =>
    sendForm(db(), action, {
      path: '/admin/applications',
      token: secretary().token,
      form: { intent: 'approve', id: String(id), mentor: written },
    })

  const wrong = await send('Nikdo Takový')
  const waits = await statusOf(id)
  const right = await send(' karel  starý ')

  expect([wrong.fault?.code, waits]).toEqual(['mentor_unknown', 'PENDING'])
  expect(right.answer.done).toMatchObject({ intent: 'approve' })
  expect(await mentors()).toMatchObject([{ mentorId: mentor.id }])
})

test('he goes with everybody of a run', async () => {
  const ids = [(await anApplication()).id, (await anApplication()).id]

  const { json } = await approve({ ids, mentorId: mentor.id })
  await runBatch(db(), applicationBatches, json.batch.id)

  expect(await mentors()).toMatchObject([{ mentorId: mentor.id }, { mentorId: mentor.id }])
})

test.each([
  ['the club has no such stage', false, null, 'no_applicant_stage'],
  ['he is no member', true, 999_999, 'mentor_not_member'],
])('where %s nothing is decided', async (_, hasStage, stranger, code) => {
  await stage(hasStage)
  const { id } = await anApplication()

  const answer = await approve({ ids: [id], mentorId: stranger ?? mentor.id })

  expect([answer.status, answer.json.code, await statusOf(id)]).toEqual([409, code, 'PENDING'])
  expect(await mentors()).toEqual([])
})
