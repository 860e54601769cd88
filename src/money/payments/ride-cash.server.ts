import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { Note } from '../../ground/lists/list-fields.ts'
import type { Page } from '../../ground/http/after.ts'
import { onePage } from '../../ground/http/paging.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { type Either, guestIn, riderNumber, type Whose } from '../../people/members/whose.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { isArchived, statusAfter } from '../payment-status/payment-status.ts'
import { recordCash } from './allocate.server.ts'
import { PAYER } from './payers.server.ts'
import { lockPayment } from './payments.server.ts'
import { askForRefund } from './refunds.server.ts'

type Taken = Whose & {
  readonly id: string
  readonly eventId: number
  readonly paymentId: number | null
  readonly amount: number
  readonly takenAt: Date
  readonly takenBy: number
  readonly event: string
}

/** What captains took for it and the Treasurer has not counted yet. */
export async function cashOnItsWay(db: Db, paymentId: number): Promise<number> {
  const { waiting } = await db
    .selectFrom('rideCash')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('waiting'))
    .where('paymentId', '=', paymentId)
    .where('settledAt', 'is', null)
    .executeTakeFirstOrThrow()
  return waiting
}

/** Its place is given back before the Treasurer has counted it: what of it goes back is settled now, by the terms of now. */
export async function releaseRideCash(
  tx: Db,
  paymentId: number,
  returns: (amount: number) => number,
): Promise<void> {
  const waiting = await tx
    .selectFrom('rideCash')
    .select(['id', 'amount'])
    .where('paymentId', '=', paymentId)
    .where('settledAt', 'is', null)
    .forUpdate()
    .execute()
  for (const { id, amount } of waiting)
    await tx
      .updateTable('rideCash')
      .set({ returned: returns(amount) })
      .where('id', '=', id)
      .execute()
}

/**
 * Notes in a captain's hand, on their way to the Treasurer: never more than is owed and nobody has taken yet. What was taken before
 * its place was given back, and is told only after, goes back whole.
 */
export async function takeRideCash(tx: Db, { event, ...taken }: Taken): Promise<void> {
  const { paymentId, amount, takenBy } = taken
  const payment = paymentId === null ? undefined : await lockPayment(tx, paymentId)
  const isReleased = payment !== undefined && isArchived(payment.status)
  const isOwed = payment && (isReleased || statusAfter(payment.status, 'pay'))
  if (!isOwed || paymentId === null) throw new Refusal('nothing_owed')
  if (amount > payment.remaining - (await cashOnItsWay(tx, paymentId))) throw new Refusal('nothing_owed')
  await tx
    .insertInto('rideCash')
    .values({ ...taken, paymentId, returned: isReleased ? amount : null })
    .execute()
  recordAudit(tx, {
    action: 'RIDE_CASH_TAKEN',
    actorId: takenBy,
    memberId: taken.memberId,
    changes: [{ field: 'amount', from: null, to: amount }, ...guestIn(taken)],
    note: event,
  })
}

/** What waits for the Treasurer, from the oldest. */
export async function listRideCash(db: Db, page: Page) {
  const all = await db
    .selectFrom('rideCash')
    .innerJoin('event', 'event.id', 'rideCash.eventId')
    .leftJoin('member', 'member.id', 'rideCash.memberId')
    .leftJoin('guest', 'guest.id', 'rideCash.guestId')
    .innerJoin('account', 'account.id', 'rideCash.takenBy')
    .leftJoin('member as taker', (join) =>
      join.onRef('taker.id', '=', 'account.memberId').on('taker.erasedAt', 'is', null),
    )
    .select(['rideCash.id', 'rideCash.amount', 'rideCash.takenAt', 'event.title'])
    .select(['rideCash.memberId', 'rideCash.guestId'])
    .select([PAYER.number.as('number'), PAYER.firstName.as('firstName'), PAYER.lastName.as('lastName')])
    .select(['taker.firstName as takerFirstName', 'taker.lastName as takerLastName'])
    .where('rideCash.settledAt', 'is', null)
    .orderBy('rideCash.takenAt')
    .orderBy('rideCash.id')
    .execute()
  const told = all.map(({ guestId, ...cash }) => ({ ...cash, memberId: riderNumber({ ...cash, guestId }) }))
  return onePage(told, page)
}

export async function countRideCash(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('rideCash')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('settledAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Counted and booked, or not what the captain said. */
export const RideCashSettling = z.strictObject({ as: z.enum(['booked', 'refused']), note: Note.nullish() })

type Settled = z.infer<typeof RideCashSettling> & { readonly id: string; readonly actorId: number }

/**
 * Said once: booked, it is cash of the day it was taken; refused, the payment is owed as before. What came for a place that was given
 * back is booked, too, and waits on the list of what is to be returned.
 */
export async function settleRideCash(db: Db, { id, as, note = null, actorId }: Settled): Promise<void> {
  await inTransaction(db, async (tx) => {
    const cash = await tx
      .updateTable('rideCash')
      .set({ settledAs: as, settledAt: sql<Date>`now()`, settledBy: actorId, note })
      .where('id', '=', id)
      .where('settledAt', 'is', null)
      .returning(['memberId', 'guestId', 'paymentId', 'amount', 'takenAt', 'returned'])
      .executeTakeFirst()
    if (!cash) throw new Refusal('refund_settled')
    const { memberId, paymentId, amount } = cash
    if (as === 'booked') {
      const paidOn = pragueDay(cash.takenAt)
      const payment = await lockPayment(tx, paymentId)
      const isReleased = payment !== undefined && isArchived(payment.status)
      await recordCash(tx, { paymentId, amount, paidOn, note, actorId, isReleased })
      // Where nobody said how much, nothing of it is the club's.
      const returned = isReleased ? (cash.returned ?? amount) : 0
      if (returned > 0) await askBack(tx, { ...cash, returned, actorId })
    } else
      recordAudit(tx, {
        action: 'RIDE_CASH_REFUSED',
        actorId,
        memberId,
        changes: [{ field: 'amount', from: amount, to: 0 }, ...guestIn(cash)],
        note,
      })
  })
}

type Returned = Either & { readonly paymentId: number; readonly returned: number; readonly actorId: number }

async function askBack(tx: Db, { paymentId, returned: amount, actorId, ...whose }: Returned): Promise<void> {
  const { memberId, guestId } = whose
  const { purpose } = await tx
    .selectFrom('payment')
    .select('purpose')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  await askForRefund(tx, { paymentId, memberId, guestId, amount, reason: purpose ?? '' })
  recordAudit(tx, {
    action: 'PAYMENT_TO_REFUND',
    actorId,
    memberId,
    changes: [{ field: 'amount', from: null, to: amount }, ...guestIn(whose)],
    note: purpose,
  })
}
