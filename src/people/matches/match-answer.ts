import { z } from 'zod'
import { Day, doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { LIKENESS_FIELDS } from '../members/likeness-answer.ts'

const SuggestedCard = z.strictObject({
  id: z.int(),
  number: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  birthDate: Day.nullable(),
  city: z.string().nullable(),
  hogNumber: z.string().nullable().optional(),
  memberSince: Day.nullable(),
  division: z.string().nullable(),
  isArchived: z.boolean(),
  hasAccount: z.boolean(),
})

/** Pairs of cards that may be one person. */
export const MatchListAnswer = listOf(
  z.strictObject({ ...LIKENESS_FIELDS, first: SuggestedCard, second: SuggestedCard }),
).extend({ more: z.boolean() })

/** What merging may carry over from one card to the other. */
const CarriedFields = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.string().nullable(),
  salutation: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  birthDate: Day.nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string(),
  divisionId: z.int().nullable(),
  position: z.string().nullable(),
  hogNumber: z.string().nullable().optional(),
  hogExpiresOn: Day.nullable().optional(),
  memberSince: Day.nullable(),
  lifeTime: z.boolean(),
  ritualOn: Day.nullable().optional(),
  frontPatchOn: Day.nullable().optional(),
  backPatchOn: Day.nullable().optional(),
  approvedAt: Moment.nullable(),
  approvedBy: z.int().nullable(),
  excludedOn: Day.nullable(),
  exclusionReason: z.string().nullable(),
  patchesSolvedOn: Day.nullable().optional(),
  patchesSolvedNote: z.string().nullable().optional(),
  emergencyName: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  note: z.string().nullable(),
})

const MergeCardAnswer = CarriedFields.extend({
  id: z.int(),
  number: z.int(),
  archivedAt: Moment.nullable(),
  archiveReason: z.string().nullable(),
  accountId: z.int().nullable(),
  isMerged: z.boolean(),
}).meta({ id: 'MergeCard' })

export const MergePreviewAnswer = doneWith({
  preview: z.strictObject({
    keep: MergeCardAnswer,
    drop: MergeCardAnswer,
    filling: CarriedFields.partial(),
    moves: z.strictObject({
      motorcycles: z.int(),
      tags: z.int(),
      payments: z.int(),
      registrations: z.int(),
      donations: z.int(),
      applications: z.int(),
      letters: z.int(),
      rides: z.int(),
    }),
    fees: z.strictObject({ openYears: z.array(z.int()), paidYears: z.array(z.int()) }),
    fault: z.string().nullable().describe('the code of the refusal that merging them would meet'),
  }),
})
