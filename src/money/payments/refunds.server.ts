import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { Reason } from '../../ground/lists/list-fields.ts'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf } from '../../ground/lists/leafed.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { type Either, guestIn, riderNumber } from '../../people/members/whose.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { PAYER } from './payers.server.ts'

type Asked = Either & { readonly amount: number; readonly reason: string } & (
    | { readonly paymentId: number }
    | { readonly creditId: number }
  )

/** Money came for something that will not be, or is over. Only a person gives it back; until then it is on his list. */
export async function askForRefund(tx: Db, refund: Asked): Promise<number> {
  const { id } = await tx.insertInto('refund').values(refund).returning('id').executeTakeFirstOrThrow()
  return id
}

type Less = Either & {
  readonly id: number
  /** What is left of what came for the payment. */
  readonly paid: number
  readonly note: string
  readonly actorId: number | null
}

/**
 * A pairing of a payment is taken back, so no more of it is given back than what is left; answers whether anything was to be. What has
 * left already, or may be on its way, no person takes back; the bank that took its money back asks nobody.
 */
export async function giveBackLess(tx: Db, { id: paymentId, paid, note, actorId, ...whose }: Less) {
  const refunds = await tx
    .selectFrom('refund')
    .select(['id', 'amount', 'settledAt', 'orderedOn'])
    .where('paymentId', '=', paymentId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const isGone = ({ settledAt, orderedOn }: (typeof refunds)[number]) =>
    settledAt !== null || orderedOn !== null
  const gone = refunds.filter(isGone).reduce((sum, { amount }) => sum + amount, 0)
  if (actorId !== null && gone > paid) throw new Refusal('given_back_already')
  let left = Math.max(0, paid - gone)
  for (const refund of refunds.filter((one) => !isGone(one))) {
    const amount = Math.min(refund.amount, left)
    left -= amount
    if (amount === refund.amount) continue
    if (amount === 0) await tx.deleteFrom('refund').where('id', '=', refund.id).execute()
    else await tx.updateTable('refund').set({ amount }).where('id', '=', refund.id).execute()
    recordAudit(tx, {
      action: 'PAYMENT_TO_REFUND',
      actorId,
      memberId: whose.memberId,
      changes: [{ field: 'amount', from: refund.amount, to: amount || null }, ...guestIn(whose)],
      note,
    })
  }
  return refunds.length > 0
}

type Listed = Page & { readonly isSettled: boolean }

/** What waits, from the oldest; what was given back, from the last. */
export async function listRefunds(db: Db, { isSettled, ...page }: Listed) {
  const query = db
    .selectFrom('refund')
    .leftJoin('payment', 'payment.id', 'refund.paymentId')
    .leftJoin('member', 'member.id', 'refund.memberId')
    .leftJoin('guest', 'guest.id', 'refund.guestId')
    .select([
      'refund.id',
      'refund.amount',
      'refund.reason',
      'refund.askedAt',
      'refund.settledAt',
      'refund.note',
      'refund.orderedOn',
      'refund.creditId',
    ])
    .select(['refund.memberId', 'refund.guestId'])
    .select([PAYER.number.as('number'), PAYER.firstName.as('firstName'), PAYER.lastName.as('lastName')])
    .select(refundSymbol())
    .leftJoin('refundAccount', 'refundAccount.memberId', 'refund.memberId')
    .select(['refundAccount.account as ownAccount', 'refundAccount.consentedOn'])
    .select(counterAccount())
    .where('refund.settledAt', isSettled ? 'is not' : 'is', null)
  const since = isSettled ? { by: sql`refund.settled_at`, descending: true } : { by: sql`refund.asked_at` }
  const { items, ...leaf } = await countedLeaf(query, [since, { by: sql`refund.id` }], page)
  return {
    ...leaf,
    items: items.map(({ guestId, ...refund }) => ({
      ...refund,
      memberId: riderNumber({ ...refund, guestId }),
    })),
  }
}

/** What the order is known by: the payment's symbol, that of the movement a credit is of, or the number of his card. */
export function refundSymbol() {
  return sql<string>`coalesce(payment.variable_symbol, (
      select substring(bank_movement.variable_symbol from '^0*([1-9][0-9]{0,9})$')
      from credit join bank_movement on bank_movement.id = credit.movement_id where credit.id = refund.credit_id), (
      select member.number::text from member where member.id = refund.member_id))`.as('variableSymbol')
}

/** What the person has given to be paid back to; a guest gives none. */
export function ownAccount() {
  return sql<string | null>`(
    select refund_account.account from refund_account where refund_account.member_id = refund.member_id)`.as(
    'ownAccount',
  )
}

/** Where the money came from; nothing for cash, nor for what was brought along. */
export function counterAccount() {
  return sql<string | null>`(
    select bank_movement.counter_account || '/' || bank_movement.counter_bank
    from bank_movement where bank_movement.id = coalesce((
        select allocation.movement_id from allocation
        where allocation.payment_id = refund.payment_id and allocation.reversed_at is null
          and allocation.movement_id is not null
        order by allocation.id limit 1),
      (select credit.movement_id from credit where credit.id = refund.credit_id)))`.as('counterAccount')
}

export async function countRefunds(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('refund')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('settledAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type Settled = { readonly refundId: number; readonly note: string; readonly actorId: number }

/** How it was given back. */
export const RefundSettling = z.strictObject({ note: Reason })

/** Given back, and how: by transfer, in cash, or left to the club. Said once. */
export async function settleRefund(db: Db, { refundId, note, actorId }: Settled): Promise<void> {
  const how = note.trim()
  if (!how) throw new Refusal('invalid_fields', { fields: { note: 'required' } })
  await inTransaction(db, async (tx) => {
    const refund = await tx
      .updateTable('refund')
      .set({ settledAt: sql<Date>`now()`, settledBy: actorId, note: how })
      .where('id', '=', refundId)
      .where('settledAt', 'is', null)
      .returning(['memberId', 'guestId', 'amount'])
      .executeTakeFirst()
    if (!refund) throw new Refusal('refund_settled')
    recordAudit(tx, {
      action: 'PAYMENT_REFUNDED',
      actorId,
      memberId: refund.memberId,
      changes: [{ field: 'amount', from: refund.amount, to: 0 }, ...guestIn(refund)],
      note: how,
    })
  })
}
