import { z } from 'zod'
import { Done } from '../../ground/http/answer.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { Refusal } from '../../refusals.ts'
import { listCrew } from '../events/crew.server.ts'
import { findEvent } from '../events/events.server.ts'
import { sayHome } from '../events/say-home.server.ts'
import { CrewAnswer, HomeAnswer, RideActAnswer, RideAnswer, RideClosedAnswer } from './captain-answer.ts'
import { CloseRide } from './close-input.ts'
import { closeRide } from './close-ride.server.ts'
import { doRideAct } from './do-ride-act.server.ts'
import { CrewPartInput, nameCrew, releaseCrew } from './name-crew.server.ts'
import { RideAct } from './ride-act.ts'
import { viewRide } from './view-ride.server.ts'

const EventId = z.object({ id: RowId })
const CrewId = z.object({ id: RowId, memberId: RowId })

export const captainDoors = [
  door({
    method: 'GET',
    path: '/api/events/:id/crew',
    who: 'events.manage',
    summary: 'Who leads, sweeps and helps',
    params: EventId,
    answers: CrewAnswer,
    handle: async ({ db, params: { id } }) => {
      const event = await findEvent(db, id, { includeMembers: true, includeDrafts: true })
      if (!event) throw new Refusal('not_found')
      const crew = await listCrew(db, id)
      return {
        leaderId: event.leaderId,
        crew: crew.map(({ memberId, part, firstName, lastName, nickname }) => ({
          memberId,
          part,
          firstName,
          lastName,
          nickname,
        })),
      }
    },
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/crew/:memberId',
    who: 'events.manage',
    summary: 'Name somebody to sweep or help; he is told, and has the captain’s phone of this event',
    params: CrewId,
    body: z.strictObject({ part: CrewPartInput }),
    answers: Done,
    handle: async ({ db, visitor, params: { id: eventId, memberId }, body: { part } }) => {
      await nameCrew(db, visitor.id, { eventId, memberId, part })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/crew/:memberId',
    who: 'events.manage',
    summary: 'Release somebody from it; his right to the captain’s phone ends',
    params: CrewId,
    answers: Done,
    handle: async ({ db, visitor, params: { id: eventId, memberId } }) => {
      await releaseCrew(db, visitor.id, { eventId, memberId })
      return { success: true }
    },
  }),
  door({
    method: 'GET',
    path: '/api/events/:id/captain',
    who: 'signed-in',
    summary:
      'The ride as its leader, sweeps and helpers have it, from two days before it until 48 hours after it',
    params: EventId,
    answers: RideAnswer,
    handle: ({ db, visitor, now, language, params: { id } }) => viewRide(db, id, { visitor, now, language }),
  }),
  door({
    method: 'POST',
    path: '/api/events/:id/captain/acts',
    who: 'signed-in',
    summary: 'What a captain did at the ride, known by its own id for ever: sent again it is done once',
    params: EventId,
    body: RideAct,
    answers: RideActAnswer,
    handle: async ({ db, visitor, now, params: { id: eventId }, body: act }) => ({
      success: true,
      act: await doRideAct(db, visitor, { eventId, act, now }),
    }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/captain/close',
    who: 'signed-in',
    summary:
      'Close the ride once everybody who rode is home: attendance, kilometres, a note; its album is made ready',
    params: EventId,
    body: CloseRide,
    answers: RideClosedAnswer,
    handle: async ({ db, visitor, now, params: { id: eventId }, body }) => ({
      success: true,
      ...(await closeRide(db, visitor, { eventId, now, ...body })),
    }),
  }),
  door({
    method: 'POST',
    path: '/api/events/:id/home',
    who: 'signed-in',
    summary: 'Say that one is home after the ride; said again, the first moment stays',
    params: EventId,
    answers: HomeAnswer,
    handle: async ({ db, visitor, now, params: { id: eventId } }) => ({
      success: true,
      homeAt: await sayHome(db, visitor, { eventId, now }),
    }),
  }),
]
