import { z } from 'zod'
import { isArchived, isBroughtYear } from '../payment-status/payment-status.ts'
import { reverseAllocation } from '../payments/reverse-allocation.server.ts'
import { findPayment } from '../payments/payments.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { Reason } from '../../ground/lists/list-fields.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { FeeListQuery, feeFilterOf, readFeeAddress } from '../fees/fee-list.ts'
import { viewPayments } from './fee-tabs.server.ts'
import { receivedPayment } from './listed-payment.ts'
import { loadFrame } from './fees-frame.server.ts'
import { generatePayment } from '../fees/generate-payment.server.ts'
import { archiveOne } from '../fees/close-payments.server.ts'
import { labelledPayments } from '../fees/labelled-payments.server.ts'

export const receivedScreen = declareScreen({ who: 'fees.manage' })

/** Everything the fourth tab shows. */
export async function viewReceivedPage(context: RequestContext, visitor: Visitor, search: URLSearchParams) {
  const { db, today } = context
  const address = readFeeAddress(search)
  const filter = feeFilterOf(FeeListQuery.parse(address), 'received')
  const [frame, list] = await Promise.all([
    loadFrame(context, visitor, search),
    viewPayments(db, 'received', { filter, today }),
  ])
  return { frame, address, ...list, payments: list.payments.map(receivedPayment) }
}

/** Money taken back with a reason, a year that was not paid before, or a fee that was put away asked for anew. */
export const receivedActs = {
  undo: receivedScreen.act({
    takes: z.strictObject({ paymentId: RowId, allocationId: RowId, reason: Reason }),
    does: async ({ db, visitor }, { paymentId, allocationId, reason }) => {
      await reverseAllocation(db, { allocationId, reason, actorId: visitor.id })
      return done(db, paymentId, 'undo')
    },
  }),
  unpaid: receivedScreen.act({
    takes: z.strictObject({ paymentId: RowId, reason: Reason }),
    does: async ({ db, visitor }, { paymentId, reason }) => {
      const payment = await findPayment(db, paymentId)
      if (!payment) throw new Refusal('not_found')
      if (!isBroughtYear(payment)) throw new Refusal('payment_closed')
      await archiveOne(db, { paymentId, reason, actorId: visitor.id })
      return done(db, paymentId, 'unpaid')
    },
  }),
  again: receivedScreen.act({
    takes: z.strictObject({ paymentId: RowId }),
    does: async ({ db, visitor, today }, { paymentId }) => {
      const payment = await findPayment(db, paymentId)
      if (!payment) throw new Refusal('not_found')
      const { memberId, period, status } = payment
      if (period === null || memberId === null || !isArchived(status)) throw new Refusal('payment_closed')
      await generatePayment(db, { memberId, type: '2', period, actorId: visitor.id, today })
      return done(db, paymentId, 'again')
    },
  }),
}

async function done(db: Db, paymentId: number, what: 'undo' | 'unpaid' | 'again') {
  const [item] = await labelledPayments(db, [paymentId])
  return { fault: undefined, done: { what, name: item?.label ?? '' } }
}
