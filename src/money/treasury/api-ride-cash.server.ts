import { z } from 'zod'
import { Done, listOf, Moment, Money } from '../../ground/http/answer.ts'
import { door } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { listRideCash, RideCashSettling, settleRideCash } from '../payments/ride-cash.server.ts'

const RideCash = z.strictObject({
  id: z.uuid(),
  memberId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  event: z.string(),
  amount: Money,
  takenAt: Moment,
})

export const rideCashDoors = [
  door({
    method: 'GET',
    path: '/api/ride-cash',
    who: 'fees.manage',
    summary: 'Cash that captains took at the start of rides and the Treasurer has not counted yet',
    query: listQuery(['takenAt']),
    answers: listOf(RideCash),
    handle: async ({ db, query }) => {
      const { items, ...page } = await listRideCash(db, query)
      const told = items.map(({ id, memberId, firstName, lastName, title, amount, takenAt }) => ({
        id,
        memberId,
        firstName,
        lastName,
        event: title,
        amount: { amount, currency: 'CZK' as const },
        takenAt,
      }))
      return { items: told, ...page }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/ride-cash/:id/settle',
    who: 'fees.manage',
    summary: 'It was counted and is booked as cash of that day, or it is not what the captain said',
    params: z.object({ id: z.uuid() }),
    body: RideCashSettling,
    answers: Done,
    handle: async ({ db, visitor, params: { id }, body }) => {
      await settleRideCash(db, { ...body, id, actorId: visitor.id })
      return { success: true }
    },
  }),
]
