import { sql } from 'kysely'
import type { Page } from '../../ground/http/after.ts'
import { type CountedLeaf, countedLeaf, fromLast } from '../../ground/lists/leafed.server.ts'
import type { Db } from '../../tables.ts'
import { statusAwaitsReminder } from '../payment-status/payment-status.server.ts'
import { PAYER_KEYS } from '../payments/payers.server.ts'
import { isDueForReminder, listPaymentsOf } from './fee-payments.server.ts'
import type { FeeSettings } from './fee-settings.ts'
import type { PlanOutcome, PlanState } from './reminder-plan.ts'

/** The last list there is, whatever became of it. */
export async function findLastPlan(db: Db) {
  const plan = await db
    .selectFrom('reminderPlan')
    .selectAll()
    .orderBy('madeOn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return plan ?? null
}

/** The one that waits to go. */
export async function findWaitingPlan(db: Db) {
  const plan = await db
    .selectFrom('reminderPlan')
    .selectAll()
    .where('state', '=', 'planned')
    .executeTakeFirst()
  return plan ?? null
}

type Made = { readonly madeOn: string; readonly state: 'planned' | 'empty' | 'unread' }

/** The list of a day; nothing where another process has made it, or where one waits. */
export async function insertPlan(tx: Db, { madeOn, state }: Made): Promise<number | null> {
  const row = await tx
    .insertInto('reminderPlan')
    .values({ madeOn, state, endedOn: state === 'planned' ? null : madeOn })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type Due = { readonly today: string; readonly settings: FeeSettings; readonly held: readonly number[] }

/**
 * Whose turn it is: those due but for the ones whose money may have come, and but for those somebody took out of a list
 * of this very reminder before; a person reminds them from then on.
 */
function due(db: Db, { today, settings, held }: Due) {
  return db
    .selectFrom('payment')
    .where(isDueForReminder({ today, settings }))
    .where(sql<boolean>`payment.id <> all(${[...held]}::int[])`)
    .where(sql<boolean>`not exists (select from reminder_plan_item as item join reminder_plan on reminder_plan.id = item.plan_id
      where item.payment_id = payment.id and item.level = ${LEVEL}
        and (item.left_out_by is not null or reminder_plan.state = 'stopped'))`)
}

const LEVEL = sql<1 | 2>`case when ${statusAwaitsReminder('payment.status', 1)} then 1 else 2 end`

export async function isAnybodyDue(db: Db, asked: Due): Promise<boolean> {
  return (await due(db, asked).select('payment.id').limit(1).executeTakeFirst()) !== undefined
}

export async function fillPlan(tx: Db, planId: number, asked: Due): Promise<number> {
  const { numInsertedOrUpdatedRows: count = 0n } = await tx
    .insertInto('reminderPlanItem')
    .columns(['planId', 'paymentId', 'level'])
    .expression(
      due(tx, asked).select([sql<number>`${planId}::int`.as('planId'), 'payment.id', LEVEL.as('level')]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many there are of each level, and what they owe together; those taken out left out. */
export async function sumPlan(db: Db, planId: number) {
  return db
    .selectFrom('reminderPlanItem')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'reminderPlanItem.paymentId')
    .select([
      sql<number>`count(*) filter (where level = 1)::int`.as('first'),
      sql<number>`count(*) filter (where level = 2)::int`.as('second'),
      sql<number>`coalesce(sum(remaining), 0)::bigint`.as('amount'),
    ])
    .where('planId', '=', planId)
    .where('leftOutBy', 'is', null)
    .executeTakeFirstOrThrow()
}

/** A page of one list, by names: each with its reminder, whether it was taken out, and what became of it. */
export async function listPlanItems(db: Db, planId: number, page: Page) {
  const query = db
    .selectFrom('reminderPlanItem')
    .innerJoin('payment', 'payment.id', 'reminderPlanItem.paymentId')
    .leftJoin('member', 'member.id', 'payment.memberId')
    .leftJoin('guest', 'guest.id', 'payment.guestId')
    .select(['paymentId', 'level', 'outcome', sql<boolean>`left_out_by is not null`.as('isLeftOut')])
    .where('planId', '=', planId)
  const keys = [...PAYER_KEYS, sql`payment.id`].map((by) => ({ by }))
  const { items, ...leaf } = await countedLeaf(query, keys, page)
  const byPayment = new Map(items.map(({ paymentId, ...item }) => [paymentId, item]))
  const payments = await listPaymentsOf(db, [...byPayment.keys()])
  return {
    ...leaf,
    items: payments.flatMap((payment) => {
      const item = byPayment.get(payment.id)
      return item ? [{ ...payment, ...item }] : []
    }),
  }
}

export type PlanTally = {
  readonly id: number
  readonly madeOn: string
  readonly state: PlanState
  readonly endedOn: string | null
  readonly outcomes: Readonly<Record<PlanOutcome | 'leftOut', number>>
}

/** What became of the last lists; nights on which there was nobody to remind are not told. */
export function listPastPlans(db: Db, page: Page): Promise<CountedLeaf<PlanTally>> {
  const query = db
    .selectFrom('reminderPlan')
    .select(['id', 'madeOn', 'state', 'endedOn'])
    .select(OUTCOMES.as('outcomes'))
    .where('state', 'in', ['stopped', 'unread', 'gone'])
  return countedLeaf(query, fromLast([sql`reminder_plan.made_on`, sql`reminder_plan.id`]), page)
}

const OUTCOMES = sql<PlanTally['outcomes']>`(select json_build_object(
    'sent', count(*) filter (where outcome = 'sent'), 'paper', count(*) filter (where outcome = 'paper'),
    'held', count(*) filter (where outcome = 'held'), 'settled', count(*) filter (where outcome = 'settled'),
    'failed', count(*) filter (where outcome = 'failed'), 'leftOut', count(left_out_by))
  from reminder_plan_item where plan_id = reminder_plan.id)`
