import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { guestIn } from '../../people/members/whose.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { parseAccountNumber } from './account-number.ts'
import { readClubAccount } from './club-account.server.ts'
import { FIO, fioOrders, refundTarget, sentRefunds } from './refund-order.ts'
import { counterAccount, ownAccount, refundSymbol } from './refunds.server.ts'

/** So many orders are well below the two megabytes Fio takes. */
const MOST_ORDERS = 500

type Ordered = { readonly ids: readonly number[] | null; readonly actorId: number; readonly today: string }

/**
 * The bank's import file: the chosen refunds, or all that were in no file yet, so that the same money is not ordered twice.
 * Those whose account nobody knows are left out.
 */
export async function orderRefunds(db: Db, { ids, actorId, today }: Ordered): Promise<string> {
  return inTransaction(db, async (tx) => {
    const club = await readClubAccount(tx)
    const from = club && parseAccountNumber(club.account)
    if (from?.bank !== FIO) throw new Refusal('no_refund_orders')
    const open = await openRefunds(tx)
      .$if(ids === null, (query) => query.where('refund.orderedOn', 'is', null))
      .$if(ids !== null, (query) =>
        query.where('refund.id', '=', sql<number>`any(${[...(ids ?? [])]}::int[])`),
      )
      .forUpdate('refund')
      .execute()
    // Counted once it is known whose account is: those without one would stand before the others for ever.
    const orders = open
      .flatMap((refund) => {
        const to = refundTarget(refund)
        return to ? [{ ...refund, to, message: `Vratka: ${refund.reason}` }] : []
      })
      .slice(0, MOST_ORDERS)
    if (orders.length === 0) throw new Refusal('no_refund_orders')
    const listed = orders.map(({ id }) => id)
    await tx
      .updateTable('refund')
      .set({ orderedOn: today })
      .where('id', '=', sql<number>`any(${listed}::int[])`)
      .execute()
    recordAudit(tx, { action: 'FEES_EXPORTED', actorId, note: `refunds ${orders.length}` })
    return fioOrders(orders, { from, on: today })
  })
}

/** Refunds whose money has left the account are settled by themselves, in the transaction that pairs. */
export async function settleSentRefunds(tx: Db): Promise<number> {
  const open = await openRefunds(tx).execute()
  if (open.length === 0) return 0
  const outgoing = await tx
    .selectFrom('bankMovement')
    .select(['id', 'amount', 'bookedOn', 'variableSymbol'])
    .select(sql<string | null>`counter_account || '/' || counter_bank`.as('counterAccount'))
    .where('amount', '<', 0)
    .where('currency', '=', 'CZK')
    .where('stornoOf', 'is', null)
    .where('bookedOn', '>=', open.map(({ askedOn }) => askedOn).toSorted()[0] ?? '')
    .where(sql<boolean>`not exists (select from refund where refund.movement_id = bank_movement.id)`)
    .execute()
  const sent = sentRefunds(open, outgoing)
  for (const { refundId, movementId, bookedOn } of sent) {
    const note = `Odešlo z účtu ${dayInFigures(bookedOn, 'cs')}.`
    const refund = await tx
      .updateTable('refund')
      .set({ settledAt: sql<Date>`now()`, movementId, note })
      .where('id', '=', refundId)
      .where('settledAt', 'is', null)
      .returning(['memberId', 'guestId', 'amount'])
      .executeTakeFirst()
    if (!refund) continue
    recordAudit(tx, {
      action: 'PAYMENT_REFUNDED',
      actorId: null,
      memberId: refund.memberId,
      changes: [{ field: 'amount', from: refund.amount, to: 0 }, ...guestIn(refund)],
      note,
    })
  }
  return sent.length
}

function openRefunds(tx: Db) {
  return tx
    .selectFrom('refund')
    .leftJoin('payment', 'payment.id', 'refund.paymentId')
    .select(['refund.id', 'refund.amount', 'refund.reason'])
    .select(sql<string>`(refund.asked_at at time zone 'Europe/Prague')::date`.as('askedOn'))
    .select([refundSymbol(), counterAccount(), ownAccount()])
    .where('refund.settledAt', 'is', null)
    .orderBy('refund.id')
}
