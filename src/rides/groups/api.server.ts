import { z } from 'zod'
import { Done } from '../../ground/http/answer.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { RiderNumber } from '../events/party-input.ts'
import { FuelStops } from './fuel-input.ts'
import { setFuelStops } from './fuel-stops.server.ts'
import { GroupPlace, GroupSize } from './group-input.ts'
import { makeGroups, moveRider } from './make-groups.server.ts'

export const groupDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/groups',
    who: 'signed-in',
    summary:
      'Deal the riders into groups, each with a lead and a sweep; for who manages events or is named for the ride',
    params: z.object({ id: RowId }),
    body: GroupSize,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id: eventId }, body: { size } }) => {
      await makeGroups(db, { visitor, now, eventId, size })
      return { success: true }
    },
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/fuel-stops',
    who: 'signed-in',
    summary: 'Say where the ride stops for fuel; for who manages events or is named for the ride',
    params: z.object({ id: RowId }),
    body: FuelStops,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id: eventId }, body: { stops } }) => {
      await setFuelStops(db, { visitor, now, eventId, stops })
      return { success: true }
    },
  }),
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/groups/:memberId',
    who: 'signed-in',
    summary: 'Move a rider into another group, to lead or sweep it, or out of all',
    params: z.object({ id: RowId, memberId: RiderNumber }),
    body: GroupPlace,
    answers: Done,
    handle: async ({ db, visitor, now, params: { id: eventId, memberId }, body }) => {
      await moveRider(db, { visitor, now, eventId, memberId, ...body })
      return { success: true }
    },
  }),
]
