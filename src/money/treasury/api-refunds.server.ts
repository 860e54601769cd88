import { z } from 'zod'
import { listRefunds, RefundSettling, settleRefund } from '../payments/refunds.server.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { Done, listOf } from '../../ground/http/answer.ts'
import { RefundAnswer } from './fee-answer.ts'

export const refundDoors = [
  door({
    method: 'GET',
    path: '/api/refunds',
    who: 'fees.manage',
    summary: 'Money that came for something that will not be, to be given back or given back already',
    query: listQuery(['askedAt']).extend({ state: z.enum(['open', 'settled']).default('open') }),
    answers: listOf(RefundAnswer),
    handle: async ({ db, query: { state, page, pageSize } }) => {
      const { items, total } = await listRefunds(db, { isSettled: state === 'settled', page, pageSize })
      return {
        items: items.map((refund) => ({ ...refund, amount: { amount: refund.amount, currency: 'CZK' } })),
        total,
        page,
        pageSize,
      }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/refunds/:id/settle',
    who: 'fees.manage',
    summary: 'It was given back, and how',
    params: z.object({ id: RowId }),
    body: RefundSettling,
    answers: Done,
    handle: async ({ db, visitor, params: { id }, body: { note } }) => {
      await settleRefund(db, { refundId: id, note, actorId: visitor.id })
      return { success: true }
    },
  }),
]
