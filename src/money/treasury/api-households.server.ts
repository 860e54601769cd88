import { z } from 'zod'
import { Done, listOf } from '../../ground/http/answer.ts'
import { door } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { MemberId } from '../../ground/lists/list-fields.ts'
import { endHousehold, setHousehold } from '../households/change-household.server.ts'
import { HouseholdInput } from '../households/household.ts'
import { listHouseholds } from '../households/households.server.ts'
import { HouseholdAnswer } from './fee-answer.ts'

export const householdDoors = [
  door({
    method: 'GET',
    path: '/api/households',
    who: 'fees.manage',
    summary: 'Who pays for whom',
    query: listQuery(['name']),
    answers: listOf(HouseholdAnswer),
    handle: async ({ db, query }) => listHouseholds(db, query),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/households',
    who: 'fees.manage',
    summary:
      'A household as it shall be: who pays, and for whom besides himself; payments made before keep their sums',
    body: HouseholdInput,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      await setHousehold(db, { ...body, actorId: visitor.id })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/households/:payerId',
    who: 'fees.manage',
    summary: 'Everybody of the household pays for himself again',
    params: z.object({ payerId: z.coerce.number().pipe(MemberId) }),
    answers: Done,
    handle: async ({ db, visitor, params: { payerId } }) => {
      await endHousehold(db, { payerId, actorId: visitor.id })
      return { success: true }
    },
  }),
]
