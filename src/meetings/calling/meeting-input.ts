import { z } from 'zod'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { optional, text } from '../../people/members/profile.ts'
import { MEETING_PARTS, POINT_KINDS } from './meeting.ts'
import { LAW, MAJORITIES, MOST_PROXIES, QUORUMS, ROLLAM_MAJORITIES } from './rules.ts'

const long = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => value.replaceAll('\r\n', '\n').trim())

/** On the club's wall clock, as a form writes it. */
const WallClock = z.string().regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, 'invalid')

export const MeetingInput = z.strictObject({
  title: text(200),
  startsAt: WallClock.describe('YYYY-MM-DDTHH:MM in Prague'),
  place: text(300),
  note: long(4000).default(''),
  proposalsUntil: optional(RecentDay),
  askedBy: optional(text(200)).describe('who asked for it: enough of the members, the control body'),
  askedOn: optional(RecentDay),
})

export const PointInput = z.strictObject({
  kind: z.enum(POINT_KINDS),
  title: text(200),
  wording: long(5000).default(''),
  presenter: z.string().trim().max(120).default(''),
  documentId: z.int().positive().max(999_999_999).nullable().default(null),
})

export const ProposalInput = z.strictObject({ title: text(200), wording: long(5000).default('') })

export const DecisionInput = z.strictObject({
  decision: z.enum(['taken', 'refused']),
  answer: optional(text(1000)),
})

export const CallInput = z.strictObject({
  shortNoticeReason: optional(text(1000)).describe('why it is called later than the notice allows'),
})

export const PartInput = z.strictObject({
  memberId: z.int().positive().max(999_999_999),
  part: z.enum(MEETING_PARTS),
})

export const CancelInput = z.strictObject({ reason: text(1000) })

export const RulesInput = z.strictObject({
  meetingsPerYear: z.int().min(0).max(365).default(LAW.meetingsPerYear),
  noticeDays: z.int().min(0).max(365),
  requestPart: z
    .int()
    .min(1)
    .max(365)
    .default(LAW.requestPart)
    .describe('one of how many members may ask for a meeting: 3 is a third of them'),
  requestDays: z.int().min(0).max(365),
  cancelDays: z
    .int()
    .min(0)
    .max(365)
    .default(LAW.cancelDays)
    .describe('cancelled with fewer days left, those who came are repaid'),
  substituteInviteDays: z.int().min(0).max(365),
  substituteWeeks: z.int().min(0).max(365),
  minutesDays: z.int().min(0).max(365),
  quorum: z.enum(QUORUMS),
  majority: z.enum(MAJORITIES),
  needsFee: z.boolean(),
  ageFrom: z.int().min(1).max(99).nullable(),
  proxiesPerHolder: z
    .int()
    .min(0)
    .max(MOST_PROXIES)
    .default(0)
    .describe('how many members one may stand in for; 0 where the statutes know no powers of attorney'),
  rollamDays: z
    .int()
    .min(0)
    .max(365)
    .default(0)
    .describe('days to vote outside a meeting; 0 where the statutes do not allow it'),
  rollamMajority: z.enum(ROLLAM_MAJORITIES).default('all'),
})
