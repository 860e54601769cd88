import { z } from 'zod'
import { ROLES } from '../../permissions.ts'
import { LANGUAGES } from '../../ground/values/words.ts'

/** Whose session it is, as told to himself. */
export const UserAnswer = z
  .strictObject({
    id: z.int(),
    email: z.string(),
    role: z.enum(ROLES),
    memberId: z.int().nullable(),
    confirmedStanovy: z.boolean(),
    verifiedProfile: z.boolean(),
    language: z.enum(LANGUAGES),
  })
  .meta({ id: 'User' })
