import { z } from 'zod'
import { MANDATE_ROLES } from '../../permissions.ts'
import { Day, listOf } from '../../ground/http/answer.ts'

export const DivisionListAnswer = listOf(
  z
    .strictObject({
      id: z.int(),
      name: z.string(),
      town: z.string(),
      meets: z.string(),
      description: z.string(),
      closedOn: Day.nullable(),
      members: z.int(),
      people: z.int(),
    })
    .meta({ id: 'Division' }),
)

/** An office of the club or of a division, with those who hold it and held it. */
export const TitleListAnswer = listOf(
  z.strictObject({
    id: z.int(),
    name: z.string(),
    scope: z.enum(['club', 'division']),
    single: z.boolean(),
    closed: z.boolean(),
    terms: z.array(
      z.strictObject({
        id: z.int(),
        memberId: z.int(),
        firstName: z.string(),
        lastName: z.string(),
        nickname: z.string().nullable(),
        division: z.int().nullable(),
        startsOn: Day,
        endsOn: Day.nullable(),
        role: z.enum(MANDATE_ROLES).nullable(),
      }),
    ),
  }),
)
