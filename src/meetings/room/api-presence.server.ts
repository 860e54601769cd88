import { z } from 'zod'
import { Done, doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { Refusal } from '../../refusals.ts'
import { findMeeting } from '../calling/meetings.server.ts'
import { leadOf } from '../voters/lead.server.ts'
import { endDoor, listDoors, tellDoor } from './doors.server.ts'
import { notePresence, PresenceInput } from './presence.server.ts'
import { listSeats } from './room.server.ts'
import { viewDoor } from './view-presence.server.ts'

const Id = z.object({ id: RowId })
const PhoneId = Id.extend({ phone: z.uuid() })

const SeatListItem = z
  .strictObject({
    memberId: z.int(),
    name: z.string(),
    votes: z.boolean(),
    isHere: z.boolean(),
    cameAt: Moment.nullable(),
    leftAt: Moment.nullable(),
    holder: z.string().nullable().describe('who stands in for him'),
    standsFor: z.array(z.string()),
  })
  .meta({ id: 'MeetingSeat' })

const DoorAnswer = z
  .strictObject({
    id: z.int(),
    asOf: z.int().describe('when this was true, in milliseconds'),
    name: z.string(),
    isOpen: z.boolean(),
    people: z.array(
      z.strictObject({
        id: z.int(),
        firstName: z.string(),
        lastName: z.string(),
        votes: z.boolean(),
        isHere: z.boolean(),
        cameAt: z.int().nullable().describe('in milliseconds'),
        leftAt: z.int().nullable(),
        holderId: z.int().nullable(),
        holder: z.string().nullable(),
        standsFor: z.array(z.string()),
      }),
    ),
    keepUntil: z.int().describe('what is kept of it in a phone is gone after this'),
  })
  .meta({ id: 'MeetingDoor' })

const DoorPhones = listOf(
  z
    .strictObject({
      id: z.uuid(),
      name: z.string().describe('whose it is'),
      unsent: z.int(),
      silentSeconds: z.int(),
      isQuiet: z
        .boolean()
        .describe('it has not told everything: no vote is opened without the chair’s number'),
    })
    .meta({ id: 'DoorPhone' }),
)

// The right comes from being named for the meeting or from the area; each use-case asks.
export const atDoor: readonly Door[] = [
  door({
    method: 'POST',
    path: '/api/meetings/:id/presence',
    who: 'signed-in',
    summary:
      'Somebody came, left or came back: by his number or the code of his card; with an id and a time also later (door, chair)',
    params: Id,
    body: PresenceInput,
    answers: doneWith({
      memberId: z.int(),
      name: z.string(),
      votes: z.boolean(),
      isHere: z.boolean(),
      cameAt: Moment.nullable(),
      leftAt: Moment.nullable(),
    }),
    handle: async ({ db, visitor, now, params: { id: meetingId }, body: { id, ...body } }) => ({
      success: true,
      ...(await notePresence(db, visitor, { meetingId, now, ...body, ...(id === undefined ? {} : { id }) })),
    }),
  }),
  door({
    method: 'GET',
    path: '/api/meetings/:id/presence',
    who: 'signed-in',
    summary: 'Everybody of the frozen list and whether he is there (door, chair)',
    params: Id,
    query: listQuery(['name']),
    answers: listOf(SeatListItem),
    handle: async ({ db, visitor, params: { id }, query }) => {
      if (!(await findMeeting(db, id))) throw new Refusal('not_found')
      if (!(await leadOf(db, visitor, id)).mayKeepDoor) throw new Refusal('not_at_door')
      const seats = await listSeats(db, id)
      return onePage(
        seats.map(({ firstName: _first, lastName: _last, holderId: _holder, ...seat }) => seat),
        query,
      )
    },
  }),
  door({
    method: 'GET',
    path: '/api/meetings/:id/door',
    who: 'signed-in',
    summary: 'The door as its phone keeps it, to work without a signal (door, chair)',
    params: Id,
    answers: DoorAnswer,
    handle: ({ db, visitor, now, params: { id } }) => viewDoor(db, id, { visitor, now }),
  }),
  door({
    method: 'GET',
    path: '/api/meetings/:id/doors',
    who: 'signed-in',
    summary: 'Phones at the door: when each was heard of and how much waits on it (door, chair)',
    params: Id,
    query: listQuery(['name']),
    answers: DoorPhones,
    handle: async ({ db, visitor, params: { id }, query }) => {
      if (!(await findMeeting(db, id))) throw new Refusal('not_found')
      if (!(await leadOf(db, visitor, id)).mayKeepDoor) throw new Refusal('not_at_door')
      return onePage(await listDoors(db, id), query)
    },
  }),
  door({
    method: 'PUT',
    path: '/api/meetings/:id/doors/:phone',
    who: 'signed-in',
    summary: 'A phone at the door says it is there and how much it has not sent; every second',
    params: PhoneId,
    body: z.strictObject({
      unsent: z.int().min(0).max(100_000),
      heardAt: z
        .int()
        .min(0)
        .max(4_102_444_800_000)
        .nullable()
        .default(null)
        .describe('the `at` of the answer before; a vote waits for what was counted after it was put'),
    }),
    answers: doneWith({ at: z.int().describe('the moment by the house, in milliseconds') }),
    handle: async ({ db, visitor, params: { id: meetingId, phone: id }, body }) => ({
      success: true,
      at: await tellDoor(db, visitor, { meetingId, id, ...body }),
    }),
  }),
  door({
    method: 'DELETE',
    path: '/api/meetings/:id/doors/:phone',
    who: 'signed-in',
    summary: 'A phone is done at the door, or the chair waits for it no longer',
    params: PhoneId,
    answers: Done,
    handle: async ({ db, visitor, params: { id: meetingId, phone: id } }) => {
      await endDoor(db, visitor, { meetingId, id })
      return { success: true }
    },
  }),
]
