import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { lockMovement, lockPayment } from './payments.server.ts'
import { askForRefund } from './refunds.server.ts'
import { settle } from './settle.server.ts'

// A credit is a part of a movement kept for a person. It is money of that movement wherever it goes,
// so the sum of the movement holds at every moment. What a club brings along from before has no movement.

type Kept = {
  readonly memberId: number
  readonly movementId: number | null
  readonly amount: number
  readonly note: string | null
  readonly actorId: number | null
}

/** The caller holds the movement and knows that it has so much. */
export async function keepCredit(
  tx: Db,
  { memberId, movementId, amount, note, actorId }: Kept,
): Promise<void> {
  await knowing({ reference: () => new Refusal('not_found') }, () =>
    tx.insertInto('credit').values({ memberId, movementId, amount, note, createdBy: actorId }).execute(),
  )
  recordAudit(tx, {
    action: 'PAYMENT_CREDIT_KEPT',
    actorId,
    memberId,
    changes: [
      { field: 'creditAmount', from: null, to: amount },
      ...(movementId === null ? [] : [{ field: 'movement', from: null, to: movementId }]),
    ],
    note,
  })
}

/** What the club keeps for a person, the oldest first. */
export function listCredits(db: Db, memberId: number) {
  return db
    .selectFrom('credit')
    .select(['credit.id', 'credit.amount', 'credit.movementId'])
    .where('credit.memberId', '=', memberId)
    .where('credit.closedAs', 'is', null)
    .orderBy('credit.id')
    .execute()
}

type Use = {
  readonly creditId: number
  readonly paymentId: number
  readonly actorId: number
  readonly toldElsewhere?: boolean
}

type NewPayment = { readonly id: number; readonly memberId: number; readonly amount: number }

/** What the club keeps for a person goes to a payment made just now, the oldest first; says how much it was. */
export async function payFromCredits(tx: Db, payment: NewPayment, actorId: number): Promise<number> {
  let used = 0
  for (const { id: creditId } of await listCredits(tx, payment.memberId)) {
    if (used === payment.amount) break
    const use = { creditId, paymentId: payment.id, actorId, toldElsewhere: true }
    used += await payFromCredit(tx, use).catch(ifClosedMeanwhile)
  }
  return used
}

/** Somebody else has just used it: as if it had not been there. */
function ifClosedMeanwhile(error: unknown): number {
  if (error instanceof Refusal && error.code === 'credit_closed') return 0
  throw error
}

/** Pays with a credit as much as is owed; the rest stays a credit. */
export async function payFromCredit(db: Db, use: Use): Promise<number> {
  const { creditId, paymentId, actorId, toldElsewhere = false } = use
  return inTransaction(db, async (tx) => {
    const credit = await takeCredit(tx, creditId)
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Refusal('not_found')
    const amount = Math.min(credit.amount, payment.remaining)
    if (amount <= 0) throw new Refusal('payment_closed')
    await closeCredit(tx, creditId, { closedAs: 'used', note: null, actorId })
    await settle(tx, {
      paymentId,
      amount,
      movementId: credit.movementId,
      mode: credit.movementId === null ? 'opening' : 'manual',
      action: 'PAYMENT_CREDIT_USED',
      paidOn: credit.keptOn,
      note: null,
      actorId,
      toldElsewhere,
    })
    const rest = credit.amount - amount
    if (rest > 0) await keepCredit(tx, { ...credit, amount: rest, actorId })
    return amount
  })
}

type Closing = { readonly creditId: number; readonly reason: string; readonly actorId: number }

/** The money went back to the person; how is in the reason. */
export async function refundCredit(db: Db, input: Closing): Promise<void> {
  await giveUp(db, input, 'refunded')
}

/** As the Treasurer's list, the order for the bank and the history call it. */
const SURPLUS = 'Přeplatek'

/** It goes to the person's account, and waits among what is to be given back until the money has left. */
export async function giveBackCredit(
  db: Db,
  { creditId, actorId }: Omit<Closing, 'reason'>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { memberId, amount } = await takeCredit(tx, creditId)
    await closeCredit(tx, creditId, { closedAs: 'refunded', note: 'K vrácení na účet', actorId })
    const refundId = await askForRefund(tx, { creditId, memberId, guestId: null, amount, reason: SURPLUS })
    recordAudit(tx, {
      action: 'PAYMENT_TO_REFUND',
      actorId,
      memberId,
      changes: [{ field: 'creditAmount', from: amount, to: null }],
      note: SURPLUS,
    })
    return refundId
  })
}

/** It was nobody's credit: the movement has its money back, to be paired anew. */
export async function releaseCredit(db: Db, input: Closing): Promise<void> {
  await giveUp(db, input, 'reversed')
}

async function giveUp(
  db: Db,
  { creditId, reason, actorId }: Closing,
  closedAs: 'refunded' | 'reversed',
): Promise<void> {
  const note = reason.trim()
  if (!note) throw new Refusal('invalid_fields', { fields: { reason: 'required' } })
  await inTransaction(db, async (tx) => {
    const credit = await takeCredit(tx, creditId)
    await closeCredit(tx, creditId, { closedAs, note, actorId })
    recordAudit(tx, {
      action: 'PAYMENT_CREDIT_CLOSED',
      actorId,
      memberId: credit.memberId,
      changes: [
        { field: 'creditAmount', from: credit.amount, to: null },
        ...(credit.movementId === null ? [] : [{ field: 'movement', from: credit.movementId, to: null }]),
      ],
      note,
    })
  })
}

/** Its movement first, as everybody locks, then the credit itself. */
async function takeCredit(tx: Db, creditId: number) {
  const known = await tx
    .selectFrom('credit')
    .select(['movementId', 'memberId', 'amount', 'note', 'createdAt'])
    .where('id', '=', creditId)
    .executeTakeFirst()
  if (!known) throw new Refusal('not_found')
  const { createdAt, ...credit } = known
  if (credit.movementId === null) return { ...credit, keptOn: pragueDay(createdAt) }
  const movement = await lockMovement(tx, credit.movementId)
  if (!movement) throw new Refusal('not_found')
  return { ...credit, keptOn: movement.bookedOn }
}

async function closeCredit(
  tx: Db,
  creditId: number,
  {
    closedAs,
    note,
    actorId,
  }: { closedAs: 'used' | 'refunded' | 'reversed'; note: string | null; actorId: number | null },
): Promise<void> {
  const closed = await tx
    .updateTable('credit')
    .set({ closedAs, closedAt: sql<Date>`now()`, closedBy: actorId, closingNote: note })
    .where('id', '=', creditId)
    .where('closedAs', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!closed) throw new Refusal('credit_closed')
}
