import { z } from 'zod'
import { Day, listOf, Moment } from '../../ground/http/answer.ts'

const NAMED = {
  id: z.int(),
  number: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.string().nullable(),
  division: z.int().nullable(),
  divisionName: z.string().nullable(),
} as const

/** Who waits for an honour, and how many wait for each. */
export const WaitingAnswer = listOf(
  z.strictObject({
    ...NAMED,
    memberSince: Day.nullable(),
    frontPatchOn: Day.nullable().optional(),
    approvedAt: Moment.nullable(),
    ritualDate: Day.nullable().optional(),
    waitsSince: z.string(),
  }),
).extend({ counts: z.strictObject({ ritual: z.int(), 'back-patch': z.int().optional() }) })

/** Who left and has not brought the patches back. */
export const PatchesOutAnswer = listOf(
  z.strictObject({
    ...NAMED,
    phone: z.string().nullable(),
    frontPatchOn: Day.nullable(),
    backPatchOn: Day.nullable(),
    excludedOn: Day.nullable(),
    archivedAt: Moment.nullable(),
    leftOn: Day,
  }),
)
