import { z } from 'zod'
import { reverseAllocation } from '../payments/reverse-allocation.server.ts'
import { findPayment } from '../payments/payments.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { FeeListQuery, feeFilterOf, readFeeAddress } from '../fees/fee-list.ts'
import { viewPayments } from './fee-tabs.server.ts'
import { loadFrame } from './fees-frame.server.ts'
import { generatePayment } from '../fees/generate-payment.server.ts'
import { labelledPayments } from '../fees/labelled-payments.server.ts'

/** Everything the fourth tab shows. */
export async function viewReceivedPage(context: RequestContext, visitor: Visitor, search: URLSearchParams) {
  const { db, today } = context
  const address = readFeeAddress(search)
  const filter = feeFilterOf(FeeListQuery.parse(address), 'received')
  const [frame, list] = await Promise.all([
    loadFrame(context, visitor, search),
    viewPayments(db, 'received', { filter, today }),
  ])
  return { frame, address, ...list }
}

export const ReceivedForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('undo'),
    paymentId: RowId,
    allocationId: RowId,
    reason: z.string().trim().min(1).max(2000),
  }),
  z.strictObject({ intent: z.literal('again'), paymentId: RowId }),
])

/** Money taken back with a reason, or a fee that was put away asked for anew. */
export async function handleReceived(
  { db, today }: Pick<RequestContext, 'db' | 'today'>,
  visitor: Visitor,
  input: z.infer<typeof ReceivedForm>,
) {
  const actorId = visitor.id
  if (input.intent === 'undo') {
    await reverseAllocation(db, { allocationId: input.allocationId, reason: input.reason, actorId })
    return done(db, input.paymentId, 'undo')
  }
  const payment = await findPayment(db, input.paymentId)
  if (!payment) throw new Refusal('not_found')
  if (payment.period === null || payment.status !== 'ARCHIVED') throw new Refusal('payment_closed')
  const { memberId, period } = payment
  await generatePayment(db, { memberId, type: '2', period, actorId, today })
  return done(db, input.paymentId, 'again')
}

async function done(db: Db, paymentId: number, what: 'undo' | 'again') {
  const [item] = await labelledPayments(db, [paymentId])
  return { fault: undefined, done: { what, name: item?.label ?? '' } }
}
