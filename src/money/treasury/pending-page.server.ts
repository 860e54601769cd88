import { redirect } from 'react-router'
import { z } from 'zod'
import { IdsText, Note, RecentDay } from '../../ground/lists/list-wish.ts'
import { archivePayment } from '../payments/archive-payment.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { archiveMany, payInCash, payManyInCash } from '../fees/close-payments.server.ts'
import { parseCrowns } from '../fees/crowns.ts'
import { FeeListQuery, feeWishOf, readFeeAddress } from '../fees/fee-list.ts'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import { viewPayments } from './fee-tabs.server.ts'
import { loadFrame } from './fees-frame.server.ts'
import { labelledPayments } from '../fees/labelled-payments.server.ts'
import { resendInstructions } from '../fees/post-instructions.server.ts'

/** Everything the second tab shows. */
export async function viewPendingPage(context: RequestContext, visitor: Visitor, search: URLSearchParams) {
  const { db, today } = context
  const address = readFeeAddress(search)
  const wish = feeWishOf(FeeListQuery.parse(address), 'pending')
  const [frame, list] = await Promise.all([
    loadFrame(context, visitor, search),
    viewPayments(db, 'pending', { wish, today }),
  ])
  return { frame, address, ...list }
}

const Reason = z.string().trim().min(1).max(2000)
const Crowns = z.string().transform((text, context) => {
  const amount = parseCrowns(text)
  if (amount !== null && amount > 0) return amount
  context.addIssue({ code: 'custom', message: 'not_money' })
  return z.NEVER
})

export const PendingWish = z.discriminatedUnion('wish', [
  z.strictObject({
    wish: z.literal('cash'),
    paymentId: RowId,
    amount: Crowns,
    paidOn: RecentDay,
    note: Note,
  }),
  z.strictObject({ wish: z.literal('cash-many'), ids: IdsText, paidOn: RecentDay, note: Note }),
  z.strictObject({ wish: z.literal('archive'), paymentId: RowId, reason: Reason }),
  z.strictObject({ wish: z.literal('archive-many'), ids: IdsText, reason: Reason }),
  z.strictObject({ wish: z.literal('resend'), paymentId: RowId }),
])

export async function grantPending(
  { db, today }: Pick<RequestContext, 'db' | 'today'>,
  visitor: Visitor,
  wish: z.infer<typeof PendingWish>,
) {
  const actorId = visitor.id
  switch (wish.wish) {
    case 'cash': {
      const { paymentId, amount, paidOn, note } = wish
      await payInCash(db, { paymentId, amount, paidOn, note, today, actorId })
      return done(db, paymentId, 'cash')
    }
    case 'archive': {
      await archivePayment(db, { paymentId: wish.paymentId, reason: wish.reason, actorId })
      return done(db, wish.paymentId, 'archive')
    }
    case 'resend': {
      const { email } = await resendInstructions(db, { paymentId: wish.paymentId, today })
      return done(db, wish.paymentId, email === 'deferred' ? 'deferred' : 'resend')
    }
    case 'cash-many': {
      const { ids, paidOn, note } = wish
      return watched(await payManyInCash(db, { ids, paidOn, note, today, actorId }))
    }
    case 'archive-many': {
      return watched(await archiveMany(db, { ids: wish.ids, reason: wish.reason, actorId }))
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
