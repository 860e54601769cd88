import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { addDays, noonOf, pragueDay } from '../../ground/values/day.ts'
import { findBankAge } from '../../money/fees/fresh-bank.server.ts'
import { findCall, type ToldCall } from '../../money/fees/last-calls.server.ts'
import { findHeld } from '../../money/fees/remind-payment.server.ts'
import { isOpen } from '../../money/payment-status/payment-status.ts'
import { archivePayment } from '../../money/payments/archive-payment.server.ts'
import { findPayment, lockPayment } from '../../money/payments/payments.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { endMembership } from '../closing/end-membership.server.ts'
import { type Closer, holdCard, type Moment } from '../closing/hold-card.server.ts'
import type { Extension, Waiver } from './lapse.ts'

type Which = Moment & { readonly paymentId: number }

/**
 * The day passed and nothing came: the membership ended on that very day, whole, and with it the fee. Money that came later, even if
 * somebody has paired it since, waits to be given back.
 */
export async function endUnpaid(db: Db, actor: Closer, { paymentId, now, today }: Which) {
  return inTransaction(db, async (tx) => {
    const memberId = await findOwner(tx, paymentId)
    // Events and the card first, then money, as every closing holds them.
    await holdCard(tx, actor, { memberId, now, today })
    await lockPayment(tx, paymentId)
    const { lastOn } = await passedCall(tx, paymentId, today)
    await refuseUnread(tx, { paymentId, lastOn })
    const ended = await endMembership(tx, actor, {
      memberId,
      reason: null,
      waiveDebts: false,
      cause: 'unpaid',
      isSo: ({ archivedAt }) => archivedAt !== null,
      columns: { archivedAt: noonOf(lastOn), archivedBy: actor.id, archiveReason: null },
      action: 'MEMBERSHIP_LAPSED',
      change: { field: 'archived', from: false, to: true },
      endedOn: () => lastOn,
      unpaidFee: paymentId,
      now,
      today,
    })
    await sql`update membership_period set why_ended = 'unpaid'
      where member_id = ${memberId} and why_ended = 'departed' and ends_on >= all (
        select ends_on from membership_period as other where other.member_id = ${memberId})`.execute(tx)
    await decide(tx, { paymentId, lastOn, outcome: 'ended', reason: null, actorId: actor.id, today })
    return ended
  })
}

/** More time was given before the last day was over; only nobody wrote it down. The clock runs on. */
export async function extendCall(
  db: Db,
  actor: Pick<Closer, 'id'>,
  { paymentId, today, givenOn, until, reason }: Omit<Which, 'now'> & Extension,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const memberId = await findOwner(tx, paymentId)
    await lockPayment(tx, paymentId)
    const call = await findCall(tx, paymentId, today)
    if (!call?.lastOn || (call.state !== 'running' && call.state !== 'passed'))
      throw new Refusal('call_decided')
    if (givenOn > today) throw new Refusal('invalid_fields', { fields: { givenOn: 'day_in_future' } })
    if (givenOn > call.lastOn) throw new Refusal('invalid_fields', { fields: { givenOn: 'after_last_day' } })
    if (until <= call.lastOn || until > addDays(call.lastOn, MOST_DAYS))
      throw new Refusal('invalid_fields', { fields: { until: 'not_later' } })
    const { numUpdatedRows } = await tx
      .updateTable('lastCall')
      .set({ lastOn: until, extendedOn: givenOn, toldAt: null })
      .where('paymentId', '=', paymentId)
      .where('outcome', 'is', null)
      .where('lastOn', '=', call.lastOn)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('call_decided')
    recordAudit(tx, {
      action: 'REMINDER_EXTENDED',
      actorId: actor.id,
      memberId,
      changes: [{ field: 'lastOn', from: call.lastOn, to: until }],
      note: reason,
    })
  })
}

/** A year is the most anybody gives at once. */
const MOST_DAYS = 366

/** The day passed, and the club lets it be: the membership goes on; the fee is still owed, unless it is waived as well. */
export async function waiveLapse(
  db: Db,
  actor: Pick<Closer, 'id'>,
  { paymentId, today, reason, waiveFee }: Omit<Which, 'now'> & Waiver,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const memberId = await findOwner(tx, paymentId)
    const payment = await lockPayment(tx, paymentId)
    const { lastOn } = await passedCall(tx, paymentId, today)
    await decide(tx, { paymentId, lastOn, outcome: 'waived', reason, actorId: actor.id, today })
    if (waiveFee && payment && isOpen(payment.status))
      await archivePayment(tx, { paymentId, reason, actorId: actor.id })
    recordAudit(tx, { action: 'REMINDER_WAIVED', actorId: actor.id, memberId, note: reason })
  })
}

async function findOwner(tx: Db, paymentId: number): Promise<number> {
  const payment = await findPayment(tx, paymentId)
  // A guest has no membership to lose.
  if (!payment?.memberId) throw new Refusal('not_found')
  return payment.memberId
}

type Passed = ToldCall & { readonly lastOn: string }

async function passedCall(tx: Db, paymentId: number, today: string): Promise<Passed> {
  const call = await findCall(tx, paymentId, today)
  if (!call) throw new Refusal('not_found')
  if (call.outcome !== null) throw new Refusal('call_decided')
  const { lastOn } = call
  if (call.state !== 'passed' || lastOn === null) throw new Refusal('call_not_passed')
  return { ...call, lastOn }
}

/** Money may lie in the bank that nobody has read since, or that nobody has assigned. */
async function refuseUnread(
  tx: Db,
  { paymentId, lastOn }: { readonly paymentId: number; readonly lastOn: string },
): Promise<void> {
  const bank = await findBankAge(tx)
  if (bank.isOn && (bank.updatedAt === null || pragueDay(bank.updatedAt) <= lastOn))
    throw new Refusal('bank_unread_since')
  if ((await findHeld(tx)).has(paymentId)) throw new Refusal('money_may_have_come')
}

type Decided = {
  readonly paymentId: number
  readonly lastOn: string
  readonly outcome: 'ended' | 'waived'
  readonly reason: string | null
  readonly actorId: number
  readonly today: string
}

/** Said once; of two at a time one is first. */
async function decide(
  tx: Db,
  { paymentId, lastOn, outcome, reason, actorId, today }: Decided,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('lastCall')
    .set({ outcome, decidedOn: today, decidedBy: actorId, reason })
    .where('paymentId', '=', paymentId)
    .where('outcome', 'is', null)
    .where('lastOn', '=', lastOn)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('call_decided')
}
