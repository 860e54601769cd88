import { redirect } from 'react-router'
import { z } from 'zod'
import { Crowns, IdsText, Note, RecentDay } from '../../ground/lists/list-fields.ts'
import { archivePayment } from '../payments/archive-payment.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { archiveMany, payInCash, payManyInCash } from '../fees/close-payments.server.ts'
import { FeeListQuery, feeFilterOf, readFeeAddress } from '../fees/fee-list.ts'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import { viewPayments } from './fee-tabs.server.ts'
import { loadFrame } from './fees-frame.server.ts'
import { labelledPayments } from '../fees/labelled-payments.server.ts'
import { resendInstructions } from '../fees/post-instructions.server.ts'

/** Everything the second tab shows. */
export async function viewPendingPage(context: RequestContext, visitor: Visitor, search: URLSearchParams) {
  const { db, today } = context
  const address = readFeeAddress(search)
  const filter = feeFilterOf(FeeListQuery.parse(address), 'pending')
  const [frame, list] = await Promise.all([
    loadFrame(context, visitor, search),
    viewPayments(db, 'pending', { filter, today }),
  ])
  return { frame, address, ...list }
}

const Reason = z.string().trim().min(1).max(2000)

export const PendingForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('cash'),
    paymentId: RowId,
    amount: Crowns,
    paidOn: RecentDay,
    note: Note,
  }),
  z.strictObject({ intent: z.literal('cash-many'), ids: IdsText, paidOn: RecentDay, note: Note }),
  z.strictObject({ intent: z.literal('archive'), paymentId: RowId, reason: Reason }),
  z.strictObject({ intent: z.literal('archive-many'), ids: IdsText, reason: Reason }),
  z.strictObject({ intent: z.literal('resend'), paymentId: RowId }),
])

export async function handlePending(
  { db, today }: Pick<RequestContext, 'db' | 'today'>,
  visitor: Visitor,
  input: z.infer<typeof PendingForm>,
) {
  const actorId = visitor.id
  switch (input.intent) {
    case 'cash': {
      const { paymentId, amount, paidOn, note } = input
      await payInCash(db, { paymentId, amount, paidOn, note, today, actorId })
      return done(db, paymentId, 'cash')
    }
    case 'archive': {
      await archivePayment(db, { paymentId: input.paymentId, reason: input.reason, actorId })
      return done(db, input.paymentId, 'archive')
    }
    case 'resend': {
      const { email } = await resendInstructions(db, { paymentId: input.paymentId, today })
      return done(db, input.paymentId, email === 'deferred' ? 'deferred' : 'resend')
    }
    case 'cash-many': {
      const { ids, paidOn, note } = input
      return watched(await payManyInCash(db, { ids, paidOn, note, today, actorId }))
    }
    case 'archive-many': {
      return watched(await archiveMany(db, { ids: input.ids, reason: input.reason, actorId }))
    }
  }
}

function watched({ id }: { readonly id: number }) {
  return redirect(`${TAB_PATHS.pending}?davka=${id}`, 303)
}

async function done(db: Db, paymentId: number, what: 'cash' | 'archive' | 'resend' | 'deferred') {
  const [item] = await labelledPayments(db, [paymentId])
  return { fault: undefined, done: { what, name: item?.label ?? '' } }
}
