import { z } from 'zod'
import { IdsText, MemberId } from '../../ground/lists/list-fields.ts'
import { forgetRefundAccount, keepRefundAccount } from '../payments/keep-refund-account.server.ts'
import { orderRefunds } from '../payments/order-refunds.server.ts'
import { PaperRefundAccount } from '../payments/refund-account.ts'
import { listRefunds, RefundSettling, settleRefund } from '../payments/refunds.server.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { Done, listOf } from '../../ground/http/answer.ts'
import { RefundAnswer } from './fee-answer.ts'

const Whose = z.object({ memberId: z.coerce.number().pipe(MemberId) })

export const refundDoors = [
  door({
    method: 'GET',
    path: '/api/refunds',
    who: 'fees.manage',
    summary: 'Money that came for something that will not be, to be given back or given back already',
    query: listQuery(['askedAt']).extend({ state: z.enum(['open', 'settled']).default('open') }),
    answers: listOf(RefundAnswer),
    handle: async ({ db, query }) => {
      const { items, ...page } = await listRefunds(db, { ...query, isSettled: query.state === 'settled' })
      return {
        items: items.map((refund) => ({ ...refund, amount: { amount: refund.amount, currency: 'CZK' } })),
        ...page,
      }
    },
  }),
  door({
    method: 'GET',
    path: '/api/refunds/orders.xml',
    sends: 'made',
    leavesTrace: true,
    who: 'fees.manage',
    summary:
      'Payment orders of refunds for Fio’s import by hand: the chosen ones, or all that were in no file yet',
    query: z.strictObject({ ids: IdsText.optional() }),
    sentAs: ['application/xml'],
    handle: async ({ db, visitor, today, query: { ids = null } }) =>
      new Response(await orderRefunds(db, { ids, actorId: visitor.id, today }), {
        headers: {
          'content-type': 'application/xml; charset=utf-8',
          'content-disposition': `attachment; filename="vratky-${today}.xml"`,
          'cache-control': 'no-store',
        },
      }),
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
  door({
    method: 'PUT',
    keepsAnswer: 'with-work',
    path: '/api/refund-accounts/:memberId',
    who: 'fees.manage',
    summary: 'The account money goes back to, by a consent given on paper; the person is told',
    params: Whose,
    body: PaperRefundAccount,
    answers: Done,
    handle: async ({ db, visitor, today, params, body }) => {
      await keepRefundAccount(db, visitor, { ...params, ...body, today })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/refund-accounts/:memberId',
    who: 'fees.manage',
    summary: 'The consent was withdrawn: the account is forgotten, and the person is told',
    params: Whose,
    answers: Done,
    handle: async ({ db, visitor, params: { memberId } }) => {
      await forgetRefundAccount(db, visitor, memberId)
      return { success: true }
    },
  }),
]
