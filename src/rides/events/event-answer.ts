import { z } from 'zod'
import { AnswersAnswer } from '../questions/question-answer.ts'
import { Day, doneWith, Moment, Money } from '../../ground/http/answer.ts'

const PLACE = {
  position: z.int().nullable().describe('in the queue, for whoever waits'),
  passengers: z.int(),
  pillions: z.string().nullable().describe('who rides along, by name'),
  note: z.string().nullable(),
  meetingPointId: z.int().nullable().describe('where one joins'),
  answers: AnswersAnswer,
} as const

export const EventAnswer = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    kind: z.string(),
    startsAt: Moment,
    endsAt: Moment.nullable(),
    place: z.string().nullable(),
    mapUrl: z.string().nullable(),
    description: z.string(),
    descriptionEn: z.string().describe('empty where there is none: the Czech one stands for it'),
    bring: z.string().nullable().describe('what to take along'),
    capacity: z.int().nullable(),
    registrationOpensAt: Moment.nullable(),
    registrationClosesAt: Moment.nullable(),
    price: Money.nullable(),
    withdrawFreeUntil: Day.nullable().describe('the last day one withdraws for free'),
    lateRefundPercent: z.int().nullable().describe('how much of the money goes back after that day'),
    quotas: z
      .array(z.strictObject({ division: z.int(), places: z.int(), taken: z.int() }))
      .describe('places kept for the people of divisions'),
    quotasReleasedOn: Day.nullable().describe('from this day on they are everybody’s'),
    visibility: z.string(),
    guestsWelcome: z.boolean().describe('whoever has no card may register, too'),
    state: z.string(),
    cancelReason: z.string().nullable(),
    meetingPoints: z.array(
      z.strictObject({
        id: z.int(),
        division: z.int().nullable(),
        at: Moment,
        place: z.string(),
        note: z.string().nullable(),
      }),
    ),
    route: z
      .strictObject({ lengthM: z.int().nullable(), climbM: z.int().nullable(), gpx: z.string() })
      .nullable(),
    coverPhotoId: z.int().nullable(),
    freePlaces: z.int().nullable(),
    waiting: z.int(),
    version: z.int(),
    myAnswer: z.enum(['yes', 'no']).nullable().describe('nothing while one is silent'),
    myRegistration: z.strictObject({ ...PLACE, status: z.enum(['registered', 'waiting']) }).nullable(),
  })
  .meta({ id: 'Event' })

export const EventDone = doneWith({ event: EventAnswer })

/** A place at an event. */
export const REGISTRATION_FIELDS = {
  ...PLACE,
  status: z.enum(['registered', 'waiting', 'cancelled']),
} as const

export const RegistrationDone = doneWith({
  registration: z.strictObject(REGISTRATION_FIELDS).meta({ id: 'Registration' }),
})
