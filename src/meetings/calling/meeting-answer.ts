import { z } from 'zod'
import { Day, listOf, Moment } from '../../ground/http/answer.ts'
import { MEETING_PARTS, MEETING_STATES, POINT_KINDS, PROPOSAL_STATES } from './meeting.ts'
import { MAJORITIES, QUORUMS, ROLLAM_MAJORITIES } from './rules.ts'

const MEETING = {
  id: z.int(),
  title: z.string(),
  startsAt: Moment,
  place: z.string(),
  state: z.enum(MEETING_STATES),
  proposalsUntil: Day.nullable(),
  calledAt: Moment.nullable(),
} as const

export const MeetingListAnswer = listOf(z.strictObject(MEETING).meta({ id: 'Meeting' }))

export const RulesAnswer = z
  .strictObject({
    meetingsPerYear: z.int(),
    noticeDays: z.int(),
    requestPart: z.int(),
    requestDays: z.int(),
    cancelDays: z.int(),
    substituteInviteDays: z.int(),
    substituteWeeks: z.int(),
    minutesDays: z.int(),
    quorum: z.enum(QUORUMS),
    majority: z.enum(MAJORITIES),
    needsFee: z.boolean(),
    ageFrom: z.int().nullable(),
    proxiesPerHolder: z.int(),
    rollamDays: z.int(),
    rollamMajority: z.enum(ROLLAM_MAJORITIES),
  })
  .meta({ id: 'MeetingRules' })

const AgendaAnswer = z.array(
  z.strictObject({
    id: z.int(),
    kind: z.enum(POINT_KINDS),
    title: z.string(),
    wording: z.string(),
    presenter: z.string(),
    documentId: z.int().nullable(),
    isLate: z.boolean().describe('put on the agenda after the invitation had left'),
  }),
)

export const OneMeetingAnswer = z
  .strictObject({
    ...MEETING,
    note: z.string(),
    rules: RulesAnswer.describe('those it was called by, or would be today'),
    notice: z.strictObject({ lastDay: Day, days: z.int(), isKept: z.boolean() }),
    points: AgendaAnswer,
    parts: z.array(z.strictObject({ memberId: z.int(), part: z.enum(MEETING_PARTS) })),
    invited: z.array(
      z.strictObject({
        memberId: z.int(),
        postedAt: Moment.nullable(),
        pushedAt: Moment.nullable(),
        paperOn: Day.nullable(),
      }),
    ),
    proposals: z.array(
      z.strictObject({
        id: z.int(),
        memberId: z.int().nullable(),
        title: z.string(),
        wording: z.string(),
        state: z.enum(PROPOSAL_STATES),
        answer: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OneMeeting' })

export const OwnMeetingAnswer = z
  .strictObject({
    ...MEETING,
    note: z.string(),
    points: AgendaAnswer,
    takesProposals: z.boolean(),
  })
  .meta({ id: 'OwnMeeting' })
