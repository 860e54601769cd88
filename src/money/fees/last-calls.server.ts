import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { countedLeaf } from '../../ground/lists/leafed.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { Db } from '../../tables.ts'
import { statusIsArchived, statusIsPaid } from '../payment-status/payment-status.server.ts'
import type { FeeSettings } from './fee-settings.ts'
import type { CallDelivery, CallState } from './last-call.ts'

type Begun = {
  readonly paymentId: number
  readonly today: string
  readonly statedOn: string
  readonly settings: Pick<FeeSettings, 'lastChanceDays' | 'postDays'>
  readonly mailId: number | null
  readonly paperId: number | null
}

/** A second reminder that is a last call, in its transaction; written anew, the time begins anew. */
export async function beginCall(tx: Db, begun: Begun): Promise<void> {
  const { paymentId, today, statedOn, settings, mailId, paperId } = begun
  const call = {
    calledOn: today,
    statedOn,
    days: settings.lastChanceDays,
    postDays: settings.postDays,
    mailId,
    paperId,
    deliveredHow: null,
    deliveredOn: null,
    lastOn: null,
    bouncedOn: null,
    bouncedBy: null,
    extendedOn: null,
    toldAt: null,
    outcome: null,
    decidedOn: null,
    decidedBy: null,
    reason: null,
  }
  await tx
    .insertInto('lastCall')
    .values({ paymentId, ...call })
    .onConflict((conflict) => conflict.column('paymentId').doUpdateSet(call))
    .execute()
}

// The rule of `lastDay`, where many are written at once.
const deliver = (tx: Db, how: CallDelivery, on: string) =>
  tx
    .updateTable('lastCall')
    .set({
      deliveredHow: how,
      deliveredOn: on,
      bouncedOn: null,
      bouncedBy: null,
      lastOn: sql<string>`greatest(stated_on, ${on}::date + days + ${how === 'posted' ? sql`post_days` : sql`0`})`,
    })
    .where('deliveredOn', 'is', null)
    .where('outcome', 'is', null)

/** The mail server has the letter: its time runs from this day. One sent again from the outbox counts as well. */
export async function noteCallSent(tx: Db, paymentId: number, mailId: number): Promise<void> {
  await deliver(tx, 'mail', pragueDay(now()))
    .set({ mailId })
    .where('paymentId', '=', paymentId)
    .where('paperId', 'is', null)
    .execute()
}

/** Letters on paper went out; those among them that are last calls run from then on. */
export async function noteCallsDelivered(
  tx: Db,
  {
    ids,
    how,
    on,
  }: { readonly ids: readonly number[]; readonly how: 'posted' | 'handed'; readonly on: string },
): Promise<void> {
  await deliver(tx, how, on)
    .where(sql<boolean>`paper_id = any(${[...ids]}::int[])`)
    .execute()
}

// It came back, or the mail server never took it.
const IS_BOUNCED = sql<boolean>`(last_call.bounced_on is not null
  or (last_call.last_on is null and exists (select from mail where mail.id = last_call.mail_id and state in ('failed', 'cancelled'))))`

const PAID_ON = sql<
  string | null
>`case when ${statusIsPaid('payment.status')} then (payment.paid_at at time zone 'Europe/Prague')::date end`

const IS_OVER = sql<boolean>`(${statusIsArchived('payment.status')}
  or member.archived_at is not null or member.excluded_on is not null or member.erased_at is not null)`

/** `callState`, asked of the database; a test holds the two together. */
const stateOn = (today: string) => sql<CallState>`case
  when last_call.outcome is not null then 'decided'
  when ${IS_OVER} then 'settled'
  when ${PAID_ON} is not null and (last_on is null or ${IS_BOUNCED} or ${PAID_ON} <= last_on) then 'settled'
  when ${IS_BOUNCED} then 'stopped'
  when last_on is null then 'on_way'
  when last_on < ${today}::date then 'passed'
  else 'running' end`

function calls(db: Db) {
  return db
    .selectFrom('lastCall')
    .innerJoin('payment', 'payment.id', 'lastCall.paymentId')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'lastCall.paymentId')
    .innerJoin('member', 'member.id', 'payment.memberId')
    .leftJoin('mail', 'mail.id', 'lastCall.mailId')
}

function told(db: Db, today: string) {
  return calls(db)
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'lastCall.paymentId',
      'lastCall.calledOn',
      'lastCall.statedOn',
      'lastCall.deliveredHow',
      'lastCall.deliveredOn',
      'lastCall.lastOn',
      'lastCall.bouncedOn',
      'lastCall.extendedOn',
      'lastCall.outcome',
      'lastCall.decidedOn',
      'lastCall.reason',
      'member.id as memberId',
      'payment.period',
      'payment.amount',
      'payment.dueOn',
      'payment.variableSymbol',
      'payment.reminder1At',
      'paymentBalance.remaining',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'division.name as divisionName',
      'mail.toAddress as sentTo',
    ])
    .select([
      stateOn(today).as('state'),
      PAID_ON.as('paidOn'),
      sql<boolean>`paper_id is not null`.as('isOnPaper'),
    ])
}

export type ToldCall = Awaited<ReturnType<ReturnType<typeof told>['execute']>>[number]

type Asked = Page & { readonly states: readonly CallState[]; readonly today: string }

/** Those in such a state: the day that comes first is first; what was decided, from the last. */
export function listCalls(db: Db, { states, today, ...page }: Asked) {
  const query = told(db, today).where(sql<boolean>`${stateOn(today)} = any(${[...states]}::text[])`)
  const isPast = states.includes('decided')
  const by = isPast ? sql`last_call.decided_on` : sql`coalesce(last_call.last_on, last_call.stated_on)`
  const keys = [by, sql`last_call.payment_id`].map((key) => ({ by: key, descending: isPast }))
  return countedLeaf(query, keys, page)
}

export async function findCall(db: Db, paymentId: number, today: string): Promise<ToldCall | null> {
  const call = await told(db, today).where('lastCall.paymentId', '=', paymentId).executeTakeFirst()
  return call ?? null
}

export async function countCalls(db: Db, states: readonly CallState[], today: string): Promise<number> {
  const { count } = await calls(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`${stateOn(today)} = any(${[...states]}::text[])`)
    .executeTakeFirstOrThrow()
  return count
}

/** Those whose day has passed, as a part of a statement that counts them: what is delivered has not come back. */
export const passedCalls = (today: string) => sql`last_call join payment on payment.id = last_call.payment_id
  join member on member.id = payment.member_id
  where outcome is null and last_on < ${today}::date and not ${IS_OVER} and (${PAID_ON} is null or ${PAID_ON} > last_on)`

/** Those whose day has passed and of whom the Secretary has not heard; he hears of each once. */
export async function markCallsTold(tx: Db, today: string, at: Date): Promise<number> {
  const passed = await calls(tx)
    .select('lastCall.paymentId')
    .where('lastCall.outcome', 'is', null)
    .where('lastCall.toldAt', 'is', null)
    .where(sql<boolean>`${stateOn(today)} = 'passed'`)
    .execute()
  if (passed.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('lastCall')
    .set({ toldAt: at })
    .where(sql<boolean>`payment_id = any(${passed.map(({ paymentId }) => paymentId)}::int[])`)
    .where('toldAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
