import { z } from 'zod'
import { answerEvent } from '../events/api.server.ts'
import { EventPatch, NewEvent } from '../events/event-input.ts'
import { Party, PartyPatch, RiderInt, RiderNumber } from '../events/party-input.ts'
import { findEvent } from '../events/events.server.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { Refusal } from '../../refusals.ts'
import { Cancelling, cancelEvent, cancelFollowing } from './cancel-event.server.ts'
import { changeFollowing } from './change-following.server.ts'
import { checkIn } from './check-in.server.ts'
import { exportPeople } from './export-people.server.ts'
import { listPeople } from './people.server.ts'
import { repeatEvent } from './repeat-event.server.ts'
import { SeriesInput } from './series-input.ts'
import { addRider, changeRider, removeRider } from './write-rider.server.ts'
import { changeEvent, createEvent, deleteDraft } from './write-event.server.ts'
import { Done, doneWith } from '../../ground/http/answer.ts'
import { EventDone, RegistrationDone } from '../events/event-answer.ts'
import { CheckInAnswer, EventToldAnswer, RegistrationListAnswer } from './planning-answer.ts'

const EventId = z.object({ id: RowId })
const RiderId = z.object({ id: RowId, memberId: RiderNumber })
const EVERYTHING = { includeMembers: true, includeDrafts: true }

const Arrival = z
  .strictObject({
    memberId: RiderInt.optional(),
    code: z.string().max(300).optional(),
    checkedIn: z.boolean().optional(),
  })
  .refine(({ memberId, code }) => (memberId === undefined) !== (code === undefined), {
    path: ['memberId'],
    message: 'required',
  })

export const planningDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events',
    who: 'events.manage',
    summary: 'A new event; a draft unless its state says published',
    body: NewEvent,
    answers: { 201: EventDone },
    handle: async ({ db, visitor, body, http }) => {
      const id = await createEvent(db, visitor.id, body)
      http.status(201)
      return answerEvent(db, id, { visitor })
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/events/:id',
    who: 'events.manage',
    summary: 'Change an event, if it still is in the version that was read; those who are coming are told',
    params: EventId,
    body: EventPatch,
    answers: EventToldAnswer,
    handle: async ({ db, now, visitor, params: { id }, body: { version, ...change } }) => {
      const { told } = await changeEvent(db, visitor.id, { eventId: id, version, change, now })
      return { ...(await answerEvent(db, id, { visitor })), told }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/following',
    who: 'events.manage',
    summary: 'Change an event and, by what was changed in it, all that follow it in its series',
    params: EventId,
    body: EventPatch,
    answers: EventToldAnswer,
    handle: async ({ db, now, visitor, params: { id }, body: { version, ...change } }) => {
      const { told } = await changeFollowing(db, visitor.id, { eventId: id, version, change, now })
      return { ...(await answerEvent(db, id, { visitor })), told }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/series',
    who: 'events.manage',
    summary: 'Repeat an event so many times; answers the new ones, in order',
    params: EventId,
    body: SeriesInput,
    answers: { 201: doneWith({ events: z.array(z.int()) }) },
    handle: async ({ db, now, visitor, params: { id: eventId }, body, http }) => {
      const events = await repeatEvent(db, visitor.id, { eventId, now, ...body })
      http.status(201)
      return { success: true, events: [...events] }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/events/:id',
    who: 'events.manage',
    summary: 'Delete a draft',
    params: EventId,
    answers: Done,
    handle: async ({ db, visitor, params: { id } }) => {
      await deleteDraft(db, visitor.id, id)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/cancel',
    who: 'events.manage',
    summary:
      'Call an event off, or all that follow it in its series, too; everybody concerned is told the reason',
    params: EventId,
    body: Cancelling,
    answers: EventToldAnswer,
    handle: async ({ db, now, visitor, params: { id }, body: { reason, following = false } }) => {
      const call = following ? cancelFollowing : cancelEvent
      const { told } = await call(db, visitor.id, { eventId: id, reason, now })
      return { ...(await answerEvent(db, id, { visitor })), told }
    },
  }),
  door({
    method: 'GET',
    path: '/api/events/:id/registrations',
    who: 'events.manage',
    summary: 'Who is coming and who waits, with as much of their cards as the caller may see',
    params: EventId,
    query: listQuery(['name']),
    answers: RegistrationListAnswer,
    handle: async ({ db, visitor, today, params: { id }, query }) => {
      if (!(await findEvent(db, id, EVERYTHING))) throw new Refusal('not_found')
      const people = await listPeople(db, visitor, { eventId: id, today })
      const items = people.map(({ card, guestId, ...row }) => ({
        memberId: row.memberId,
        isGuest: guestId !== null,
        status: row.status,
        position: row.position,
        passengers: row.passengers,
        pillions: row.pillions,
        note: row.note,
        meetingPointId: row.meetingPointId,
        answers: row.answers,
        checkedInAt: row.checkedInAt,
        member: card,
      }))
      return onePage(items, query)
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/registrations',
    who: 'events.manage',
    summary: 'Put somebody on the list, also after registration closed; a full event means the queue',
    params: EventId,
    body: Party.extend({ memberId: z.int().positive().max(999_999_999) }),
    answers: { 201: RegistrationDone },
    handle: async ({ db, now, visitor, params: { id: eventId }, body: { memberId, ...party }, http }) => {
      const registration = await addRider(db, { actorId: visitor.id, eventId, memberId, now }, party)
      http.status(201)
      return { success: true, registration }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/registrations/:memberId',
    who: 'events.manage',
    summary: 'Change somebody’s number of passengers or note',
    params: RiderId,
    body: PartyPatch,
    answers: RegistrationDone,
    handle: async ({ db, now, visitor, params: { id: eventId, memberId }, body }) => ({
      success: true,
      registration: await changeRider(db, { actorId: visitor.id, eventId, memberId, now }, body),
    }),
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/registrations/:memberId',
    who: 'events.manage',
    summary: 'Take somebody off the list; he is told',
    params: RiderId,
    answers: RegistrationDone,
    handle: async ({ db, now, visitor, params: { id: eventId, memberId } }) => ({
      success: true,
      registration: await removeRider(db, { actorId: visitor.id, eventId, memberId, now }),
    }),
  }),
  door({
    method: 'GET',
    path: '/api/events/:id/registrations.csv',
    sends: 'made',
    leavesTrace: true,
    who: 'events.manage',
    summary: 'The attendance list for a spreadsheet',
    params: EventId,
    sentAs: ['text/csv'],
    handle: async ({ db, visitor, today, language, params: { id } }) =>
      exportPeople(db, visitor, { eventId: id, today, language }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/check-in',
    who: 'events.manage',
    summary: 'Somebody is here, by the card’s id or by the code on the card',
    params: EventId,
    body: Arrival,
    answers: CheckInAnswer,
    handle: async ({ db, visitor, params: { id }, body: { memberId, code, checkedIn } }) => ({
      success: true,
      registration: await checkIn(db, visitor.id, { eventId: id, memberId, code, isHere: checkedIn }),
    }),
  }),
]
