import { z } from 'zod'
import { Day, Done, listOf } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { MemberId } from '../../ground/lists/list-fields.ts'
import { acceptApplicant } from './accept-applicant.server.ts'
import { listApplicants } from './applicants.server.ts'
import { setMentor } from '../members/set-mentor.server.ts'
import { viewMentees } from './view-mentees.server.ts'

const ApplicantAnswer = z
  .strictObject({
    id: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    nickname: z.string().nullable(),
    divisionName: z.string().nullable(),
    since: Day.describe('the day from which the road counts'),
    rides: z.int().describe('rides he was seen at since then'),
    mentorId: z.int().nullable(),
    mentorFirstName: z.string().nullable(),
    mentorLastName: z.string().nullable(),
  })
  .meta({ id: 'ApplicantOnRoad' })

const Mentees = z.strictObject({
  applicants: z.array(
    z.strictObject({
      id: z.int(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      since: Day,
      rides: z.int(),
    }),
  ),
})

const Id = z.object({ id: RowId })

export const applicantDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/applicants',
    who: 'applications.decide',
    summary: 'Applicants of the club: since when, with which mentor, at how many rides',
    query: listQuery(['since']),
    answers: listOf(ApplicantAnswer),
    handle: ({ db, query: { page, pageSize, after } }) => listApplicants(db, { page, pageSize, after }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/applicants/:id/accept',
    who: 'applications.decide',
    summary: 'An applicant becomes a member, and is told by letter',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, today, params }) => {
      await acceptApplicant(db, visitor, { memberId: params.id, today })
      return { success: true }
    },
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/applicants/:id/mentor',
    who: 'applications.decide',
    summary: 'Name the member who goes the road with an applicant, or nobody',
    params: Id,
    body: z.strictObject({ mentorId: MemberId.nullable() }),
    answers: Done,
    handle: async ({ db, visitor, params, body: { mentorId } }) => {
      await setMentor(db, { memberId: params.id, mentorId, actorId: visitor.id })
      return { success: true }
    },
  }),
  door({
    method: 'GET',
    path: '/api/membership/applicants',
    who: 'account.edit-own',
    summary: 'Applicants one is the mentor of, with what of their cards one may see',
    answers: Mentees,
    handle: async ({ db, visitor, today }) => ({ applicants: await viewMentees(db, visitor, today) }),
  }),
]
