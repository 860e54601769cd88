import { z } from 'zod'
import { doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { MemberAnswer } from '../../people/members/member-answer.ts'
import { EventDone, REGISTRATION_FIELDS } from '../events/event-answer.ts'

/** An event that changed, and how many riders are told of it. */
export const EventToldAnswer = EventDone.extend({ told: z.int() })

export const RegistrationListAnswer = listOf(
  z.strictObject({
    ...REGISTRATION_FIELDS,
    memberId: z.int().describe('below zero for a guest'),
    isGuest: z.boolean(),
    checkedInAt: Moment.nullable(),
    member: MemberAnswer,
  }),
)

export const CheckInAnswer = doneWith({
  registration: z.strictObject({ memberId: z.int(), name: z.string(), checkedInAt: Moment.nullable() }),
})
