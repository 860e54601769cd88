import { z } from 'zod'
import { Done, listOf } from '../../ground/http/answer.ts'
import { door } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { MemberId } from '../../ground/lists/list-fields.ts'
import { OwnFee } from '../fees/own-fee.ts'
import { listOwnFees, removeOwnFee, setOwnFee } from '../fees/own-fees.server.ts'
import { OwnFeeAnswer } from './fee-answer.ts'

export const ownFeeDoors = [
  door({
    method: 'GET',
    path: '/api/own-fees',
    who: 'fees.manage',
    summary: 'Who has a price of his own, how much and why',
    query: listQuery(['name']),
    answers: listOf(OwnFeeAnswer),
    handle: async ({ db, query }) => {
      const { items, ...page } = await listOwnFees(db, query)
      const told = items.map((fee) => ({ ...fee, amount: { amount: fee.amount, currency: 'CZK' } as const }))
      return { items: told, ...page }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/own-fees',
    who: 'fees.manage',
    summary: 'Somebody’s own price of the yearly fee, with its reason; payments made before keep their sums',
    body: OwnFee,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      await setOwnFee(db, { ...body, actorId: visitor.id })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/own-fees/:memberId',
    who: 'fees.manage',
    summary: 'He pays what the others pay again',
    params: z.object({ memberId: z.coerce.number().pipe(MemberId) }),
    answers: Done,
    handle: async ({ db, visitor, params: { memberId } }) => {
      await removeOwnFee(db, { memberId, actorId: visitor.id })
      return { success: true }
    },
  }),
]
