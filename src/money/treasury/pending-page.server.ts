import { z } from 'zod'
import { Crowns, IdsText, Note, Reason, RecentDay } from '../../ground/lists/list-fields.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { archiveMany, archiveOne, payInCash, payManyInCash } from '../fees/close-payments.server.ts'
import { FeeListQuery, feeFilterOf, readFeeAddress } from '../fees/fee-list.ts'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import { viewPayments } from './fee-tabs.server.ts'
import { listedPayment } from './listed-payment.ts'
import { loadFrame } from './fees-frame.server.ts'
import { labelledPayments } from '../fees/labelled-payments.server.ts'
import { instructOnPaper, resendInstructions } from '../fees/post-instructions.server.ts'

export const pendingScreen = declareScreen({ who: 'fees.manage' })

/** Everything the second tab shows. */
export async function viewPendingPage(context: RequestContext, visitor: Visitor, search: URLSearchParams) {
  const { db, today } = context
  const address = readFeeAddress(search)
  const filter = feeFilterOf(FeeListQuery.parse(address), 'pending')
  const [frame, list] = await Promise.all([
    loadFrame(context, visitor, search),
    viewPayments(db, 'pending', { filter, today }),
  ])
  return { frame, address, ...list, payments: list.payments.map(listedPayment) }
}

const One = z.strictObject({ paymentId: RowId })
const Many = z.strictObject({ ids: IdsText })
const Cash = z.strictObject({ paidOn: RecentDay, note: Note })
const Archiving = z.strictObject({ reason: Reason })

export const pendingActs = {
  cash: pendingScreen.act({
    takes: One.extend(Cash.shape).extend({ amount: Crowns }),
    does: async ({ db, visitor, today }, cash) => {
      await payInCash(db, { ...cash, today, actorId: visitor.id })
      return done(db, cash.paymentId, 'cash')
    },
  }),
  'cash-many': pendingScreen.act({
    takes: Many.extend(Cash.shape),
    does: async ({ db, visitor, today }, cash) =>
      watched(await payManyInCash(db, { ...cash, today, actorId: visitor.id })),
  }),
  archive: pendingScreen.act({
    takes: One.extend(Archiving.shape),
    does: async ({ db, visitor }, { paymentId, reason }) => {
      await archiveOne(db, { paymentId, reason, actorId: visitor.id })
      return done(db, paymentId, 'archive')
    },
  }),
  'archive-many': pendingScreen.act({
    takes: Many.extend(Archiving.shape),
    does: async ({ db, visitor }, { ids, reason }) =>
      watched(await archiveMany(db, { ids, reason, actorId: visitor.id })),
  }),
  resend: pendingScreen.act({
    takes: One,
    does: async ({ db, visitor, today }, { paymentId }) => {
      const { email } = await resendInstructions(db, { paymentId, today, actorId: visitor.id })
      return done(db, paymentId, email === 'deferred' ? 'deferred' : 'resend')
    },
  }),
  paper: pendingScreen.act({
    takes: One,
    does: async ({ db, visitor, today }, { paymentId }) => {
      await instructOnPaper(db, { paymentId, today, actorId: visitor.id })
      return done(db, paymentId, 'paper')
    },
  }),
}

function watched({ id }: { readonly id: number }): never {
  return seeOther(`${TAB_PATHS.pending}?davka=${id}`)
}

async function done(db: Db, paymentId: number, what: 'cash' | 'archive' | 'resend' | 'deferred' | 'paper') {
  const [item] = await labelledPayments(db, [paymentId])
  return { fault: undefined, done: { what, name: item?.label ?? '' } }
}
