import { z } from 'zod'
import { doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { ANSWERS, NOT_INVITED } from './invitation.ts'

export const InvitedListAnswer = listOf(
  z.strictObject({
    memberId: z.int(),
    name: z.string(),
    answer: z.enum(ANSWERS),
    invitedAt: Moment.nullable().describe('nothing for whoever answered without being asked'),
    nudgedAt: Moment.nullable(),
  }),
)

const Person = z.strictObject({ memberId: z.int(), name: z.string() })

/** Who would be asked now; `list` is said back with the yes. */
export const InvitePreviewAnswer = doneWith({
  list: z.string(),
  people: z.array(Person),
  leftOut: z.array(Person.extend({ reason: z.enum(NOT_INVITED) })),
})
