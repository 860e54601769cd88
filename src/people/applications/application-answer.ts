import { z } from 'zod'
import { Day, listOf, Moment } from '../../ground/http/answer.ts'
import { LIKENESS_FIELDS } from '../members/likeness-answer.ts'
import { APPLICATION_STATUSES } from './application.ts'

const PossibleDuplicate = z.strictObject({
  ...LIKENESS_FIELDS,
  kind: z.enum(['member', 'application']),
  id: z.int(),
  number: z.int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.string().nullable(),
  hasAccount: z.boolean(),
  isArchived: z.boolean(),
  isExcluded: z.boolean(),
})

const ApplicationAnswer = z
  .strictObject({
    id: z.int(),
    status: z.enum(APPLICATION_STATUSES),
    firstName: z.string(),
    lastName: z.string(),
    nickname: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    birthDate: Day.nullable(),
    street: z.string().nullable(),
    city: z.string().nullable(),
    postalCode: z.string().nullable(),
    division: z.int().nullable(),
    motorcycle: z.string().nullable(),
    hogNumber: z.string().nullable().optional(),
    hogExpiresOn: Day.nullable().optional(),
    recommendedBy: z.string().nullable(),
    motivation: z.string().nullable(),
    consents: z.strictObject({
      photos: z.boolean(),
      privacyVersion: z.int().nullable(),
      rulesVersion: z.int().nullable(),
    }),
    submittedAt: Moment,
    decidedAt: Moment.nullable(),
    decidedBy: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
    reason: z.string().nullable(),
    memberId: z.int().nullable(),
    possibleDuplicates: z.array(PossibleDuplicate),
  })
  .meta({ id: 'Application' })

export const ApplicationListAnswer = listOf(ApplicationAnswer).extend({
  counts: z.strictObject({ PENDING: z.int(), UNPROVED: z.int(), APPROVED: z.int(), REJECTED: z.int() }),
})

/** What the contract's application does not say. */
export const StandingAnswer = z.strictObject({
  own: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  awaitsProof: z.boolean(),
  provedAt: Moment.nullable(),
  sponsors: z.array(
    z.strictObject({
      memberId: z.int(),
      name: z.string(),
      answer: z.enum(['confirmed', 'declined']).nullable(),
      answeredAt: Moment.nullable(),
    }),
  ),
})
