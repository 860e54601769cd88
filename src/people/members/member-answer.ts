import { z } from 'zod'
import { Day, doneWith, listOf, Moment, RefusalAnswer } from '../../ground/http/answer.ts'
import { ROLES } from '../../permissions.ts'
import { PAYMENT_STATUSES } from '../../money/payment-status/payment-status.ts'
import { STATE_BADGES } from './member.ts'

const Text = z.string().nullable().optional()
const OptionalDay = Day.nullable().optional()
const OptionalMoment = Moment.nullable().optional()

const MotorcycleAnswer = z.strictObject({
  make: z.string(),
  model: z.string().nullable(),
  year: z.int().nullable(),
  plate: Text,
  rangeKm: z.int().nullable().optional(),
})

/** A card as its reader may see it: what may be left out is what not everybody may see. */
export const MemberAnswer = z
  .strictObject({
    id: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    nickname: z.string().nullable(),
    badges: z.array(z.enum([...ROLES, ...STATE_BADGES])),
    motorcycles: z.array(MotorcycleAnswer),
    version: z.int().optional(),
    photo: Text,
    salutation: Text,
    role: z.enum(ROLES).nullable().optional(),
    email: Text,
    emailFault: Text,
    phone: Text,
    birthDate: OptionalDay,
    street: Text,
    city: Text,
    postalCode: Text,
    country: z.string().optional(),
    division: z.int().nullable().optional(),
    position: Text,
    hogNumber: Text,
    hogExpiresOn: OptionalDay,
    memberSince: OptionalDay,
    lifeTime: z.boolean().optional(),
    membershipKind: z.int().nullable().optional(),
    paymentStatus: z.enum(PAYMENT_STATUSES).nullable().optional(),
    daysOverdue: z.int().optional(),
    olderDebt: z.int().nullable().optional(),
    ritualDate: OptionalDay,
    frontPatchOn: OptionalDay,
    backPatchOn: OptionalDay,
    approvedAt: OptionalMoment,
    excludedOn: OptionalDay,
    exclusionReason: Text,
    patchesSolvedOn: OptionalDay,
    archivedAt: OptionalMoment,
    archiveReason: Text,
    deactivatedAt: OptionalMoment,
    emergencyName: Text,
    emergencyPhone: Text,
    consentsToPhotos: z.boolean().optional(),
    sharesContact: z.boolean().optional(),
    tags: z.array(z.string()).optional(),
    note: Text,
    own: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable())
      .optional()
      .describe('of the fields the club has added by itself, by their numbers'),
  })
  .meta({ id: 'Member' })

export const MemberDone = doneWith({ member: MemberAnswer }).meta({ id: 'MemberDone' })

export const MemberListAnswer = listOf(MemberAnswer).extend({
  more: z.literal(true).optional().describe('there are more than were counted'),
})

/** Both values of every field in which the caller and the card now differ. */
const ChangedMeanwhile = z.strictObject({
  success: z.literal(false),
  statusCode: z.literal(409),
  statusMessage: z.string(),
  code: z.literal('changed_meanwhile'),
  changes: z.array(z.strictObject({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  member: MemberAnswer,
})

export const MEMBER_CHANGE_ANSWERS = {
  200: MemberDone,
  409: z.union([ChangedMeanwhile, RefusalAnswer]),
} as const

const AuditValue = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** One field of an entry in the records. */
export const AuditChangeAnswer = z
  .strictObject({ field: z.string(), from: AuditValue, to: AuditValue })
  .meta({ id: 'AuditChange' })

export const HistoryEntryAnswer = z
  .strictObject({
    at: Moment,
    action: z.string(),
    actorUserId: z.int().nullable(),
    actorName: z.string().nullable(),
    changes: z.array(AuditChangeAnswer),
    note: z.string().nullable(),
  })
  .meta({ id: 'HistoryEntry' })
