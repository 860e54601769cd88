import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { guestIn } from '../../people/members/whose.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isOpen, isPaid, openStatusOf } from '../payment-status/payment-status.ts'
import { archivePayment } from './archive-payment.server.ts'
import { keepCredit } from './credits.server.ts'
import { lockMovement, lockPayment } from './payments.server.ts'
import { giveBackLess } from './refunds.server.ts'

type Input = {
  readonly allocationId: number
  readonly reason: string
  /** Null is the machine: the bank itself took the money back. */
  readonly actorId: number | null
}

/**
 * A correction: the money is free again and the payment is where it was before the money came. What the club kept from before is
 * kept again, for no movement would have it. What was to be given back of the payment is not, and what was given back stays.
 */
export async function reverseAllocation(db: Db, { allocationId, reason, actorId }: Input): Promise<void> {
  const why = reason.trim()
  if (!why) throw new Refusal('invalid_fields', { fields: { reason: 'required' } })
  await inTransaction(db, async (tx) => {
    const { movementId, paymentId, mode } = await findAllocation(tx, allocationId)
    if (movementId !== null) await lockMovement(tx, movementId)
    const before = await lockPayment(tx, paymentId)
    const amount = await markReversed(tx, { allocationId, reason: why, actorId })
    if (!before || amount === undefined) throw new Refusal('allocation_reversed')
    const isPaidBack = await giveBackLess(tx, { ...before, paid: before.paid - amount, note: why, actorId })
    const status = isPaid(before.status) ? openStatusOf(before) : before.status
    await tx.updateTable('payment').set({ status, paidAt: null }).where('id', '=', paymentId).execute()
    if (mode === 'opening' && before.memberId !== null)
      await keepCredit(tx, { memberId: before.memberId, movementId, amount, note: why, actorId })
    recordAudit(tx, {
      action: 'PAYMENT_UNPAIRED',
      actorId,
      memberId: before.memberId,
      changes: [
        { field: 'variableSymbol', from: before.variableSymbol, to: before.variableSymbol },
        { field: 'paidAmount', from: before.paid, to: before.paid - amount },
        ...(status === before.status ? [] : [{ field: 'paymentStatus', from: before.status, to: status }]),
        ...(movementId === null ? [] : [{ field: 'movement', from: movementId, to: null }]),
        ...guestIn(before),
      ],
      note: why,
    })
    // Its money was to go back, so nobody waits for it again.
    if (isPaidBack && isOpen(status)) await archivePayment(tx, { paymentId, reason: why, actorId })
  })
}

async function findAllocation(tx: Db, allocationId: number) {
  const allocation = await tx
    .selectFrom('allocation')
    .select(['movementId', 'paymentId', 'mode'])
    .where('id', '=', allocationId)
    .executeTakeFirst()
  if (!allocation) throw new Refusal('not_found')
  return allocation
}

/** Undefined when somebody else was faster. */
async function markReversed(tx: Db, { allocationId, reason, actorId }: Input): Promise<number | undefined> {
  const row = await tx
    .updateTable('allocation')
    .set({ reversedAt: sql<Date>`now()`, reversedBy: actorId, reversalReason: reason })
    .where('id', '=', allocationId)
    .where('reversedAt', 'is', null)
    .returning('amount')
    .executeTakeFirst()
  return row?.amount
}
