import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { guestIn } from '../../people/members/whose.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { statusPutAway } from '../payment-status/payment-status.ts'
import { lockPayment } from './payments.server.ts'

type Input = { readonly paymentId: number; readonly reason: string | null; readonly actorId: number | null }

/** Nobody waits for this money any more, or a year was brought along as paid by mistake. What has come for it stays told; its symbol is never used again. */
export async function archivePayment(db: Db, { paymentId, reason, actorId }: Input): Promise<void> {
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Refusal('not_found')
    const status = statusPutAway(payment)
    if (!status) throw new Refusal('payment_closed')
    await tx
      .updateTable('payment')
      .set({ status, paidAt: null, archivedAt: sql<Date>`now()`, archiveReason: reason })
      .where('id', '=', paymentId)
      .execute()
    recordAudit(tx, {
      action: 'PAYMENT_ARCHIVED',
      actorId,
      memberId: payment.memberId,
      changes: [
        { field: 'variableSymbol', from: payment.variableSymbol, to: payment.variableSymbol },
        { field: 'paymentStatus', from: payment.status, to: status },
        ...guestIn(payment),
      ],
      note: reason,
    })
  })
}
