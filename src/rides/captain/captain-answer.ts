import { z } from 'zod'
import { doneWith, Moment } from '../../ground/http/answer.ts'

const Rider = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.string().nullable(),
  motorcycle: z.string().nullable(),
  passengers: z.int(),
  pillions: z.string().nullable().describe('who rides along, by name'),
  note: z.string().nullable(),
  point: z.string().nullable().describe('where and when he joins'),
  group: z.int().nullable(),
  part: z.enum(['lead', 'sweep']).nullable().describe('of his group'),
  phone: z.string().nullable(),
  emergency: z
    .strictObject({ name: z.string().nullable(), phone: z.string().nullable() })
    .nullable()
    .describe('only in the hours of the ride; whoever shows it says so by the act look'),
  owes: z.int().describe('for the ride, in haléře, less what a captain took already'),
  cash: z.int().describe('taken by a captain, not counted by the Treasurer yet'),
  hereAt: z.int().nullable().describe('when he was ticked off, in milliseconds'),
  askedAt: z.int().nullable().describe('when he was asked whether he is home'),
  homeAt: z.int().nullable().describe('since when he is home'),
})

export const RideAnswer = z
  .strictObject({
    id: z.int(),
    asOf: z.int().describe('when this was true, in milliseconds'),
    name: z.string(),
    when: z.string(),
    riders: z.array(Rider),
    emergencyUntil: z.int().nullable(),
    homeFrom: z.int().describe('from then on riders are asked whether they are home'),
    closedAt: z.int().nullable().describe('when the captain closed the ride'),
    keepUntil: z.int().describe('what is kept of it in a phone is gone after this'),
  })
  .meta({ id: 'Ride' })

export const RideActAnswer = doneWith({
  act: z.strictObject({
    id: z.uuid(),
    memberId: z.int(),
    name: z.string(),
    checkedInAt: Moment.nullable(),
    homeAt: Moment.nullable(),
  }),
})

export const RideClosedAnswer = doneWith({
  album: z.string().describe('the address of the album that waits for photos'),
})

export const HomeAnswer = doneWith({ homeAt: Moment })

export const CrewAnswer = z.strictObject({
  leaderId: z.int().nullable(),
  crew: z.array(
    z.strictObject({
      memberId: z.int(),
      part: z.enum(['sweep', 'helper']),
      firstName: z.string(),
      lastName: z.string(),
      nickname: z.string().nullable(),
    }),
  ),
})
