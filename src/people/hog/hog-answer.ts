import { z } from 'zod'
import { Day, listOf } from '../../ground/http/answer.ts'

/** Cards by how their H.O.G. membership stands, and how many there are of each. */
export const HogListAnswer = listOf(
  z.strictObject({
    id: z.int(),
    number: z.int(),
    version: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    nickname: z.string().nullable(),
    division: z.int().nullable(),
    divisionName: z.string().nullable(),
    hogNumber: z.string().nullable(),
    hogExpiresOn: Day.nullable(),
  }),
).extend({
  counts: z.strictObject({ all: z.int(), missing: z.int(), expired: z.int(), expiring: z.int() }),
})
