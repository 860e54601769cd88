import { sql } from 'kysely'
import { statusIsNotArchived, statusIsOpen, statusIsPaid } from '../payment-status/payment-status.server.ts'
import type { Db } from '../../tables.ts'
import type { DayPaid, DayTaken, Overdue } from './statistics.ts'

export type FeeSum = {
  readonly period: number
  readonly division: number | null
  readonly count: number
  readonly paidCount: number
  readonly expected: number
  readonly collected: number
}

type Years = { readonly period: number; readonly from: number }

/**
 * What was asked for and what has come, of one year by division and of those before it in all; archived payments are not
 * expected any more. The money is summed apart: to ask what has come for each payment by itself takes several times longer.
 */
export async function sumFees(db: Db, { period, from }: Years): Promise<readonly FeeSum[]> {
  const counts = sql`payment.type = '2' and ${statusIsNotArchived('payment.status')}`
  const before = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${period}`
  const { rows } = await sql<FeeSum>`
    select period, division, sum(count)::int as count, sum(paid_count)::int as "paidCount",
      sum(expected)::bigint as expected, sum(collected)::bigint as collected
    from (
      select payment.period, member.division_id as division, count(*) as count,
        count(*) filter (where ${statusIsPaid('payment.status')}) as paid_count, sum(payment.amount) as expected, 0 as collected
      from payment join member on member.id = payment.member_id where ${counts} and payment.period = ${period} group by 1, 2
      union all
      select tally.period, null, count, case when ${statusIsPaid('tally.status')} then count else 0 end, amount, 0
      from changes.payment_tally as tally
      where tally.type = '2' and ${statusIsNotArchived('tally.status')} and ${before('tally.period')}
      union all
      select payment.period, member.division_id, 0, 0, 0, sum(allocation.amount)
      from allocation join payment on payment.id = allocation.payment_id join member on member.id = payment.member_id
      where allocation.reversed_at is null and ${counts} and payment.period = ${period} group by 1, 2
      union all
      select payment.period, null, 0, 0, 0, sum(allocation.amount)
      from allocation join payment on payment.id = allocation.payment_id
      where allocation.reversed_at is null and ${counts} and ${before('payment.period')} group by 1
    ) as part group by 1, 2`.execute(db)
  return rows
}

/** Money by the day it came. */
export async function listDaysTaken(db: Db, periods: readonly number[]): Promise<readonly DayTaken[]> {
  const { rows } = await sql<DayTaken>`
    select payment.period, coalesce(bank_movement.booked_on, (allocation.created_at at time zone 'Europe/Prague')::date) as day,
      sum(allocation.amount)::bigint as amount
    from allocation
    join payment on payment.id = allocation.payment_id
    left join bank_movement on bank_movement.id = allocation.movement_id
    where payment.type = '2' and ${statusIsNotArchived('payment.status')} and allocation.reversed_at is null
      and payment.period = any(${[...periods]}::int[])
    group by 1, 2`.execute(db)
  return rows
}

/** Payments by the day they were paid and how long that took. */
export async function listDaysPaid(db: Db, periods: readonly number[]): Promise<readonly DayPaid[]> {
  const { rows } = await sql<DayPaid>`
    select period, paid_on as day, paid_on - asked_on as days, sum(count)::int as count from changes.payment_tally
    where type = '2' and ${statusIsPaid('status')} and period = any(${[...periods]}::int[])
    group by 1, 2, 3 having sum(count) <> 0`.execute(db)
  return rows
}

/** Everything that is owed past its day, whatever it is for. */
export async function listOverdue(db: Db, today: string): Promise<readonly Overdue[]> {
  const isOverdue = sql`${statusIsOpen('payment.status')} and payment.due_on < ${today}::date`
  const { rows } = await sql<Overdue>`
    select ${today}::date - due_on as days, sum(count)::int as count, sum(amount)::bigint as amount
    from (
      select due_on, count, amount from changes.payment_tally
      where ${statusIsOpen('payment_tally.status')} and due_on < ${today}::date
      union all
      select payment.due_on, 0, -sum(allocation.amount) from allocation join payment on payment.id = allocation.payment_id
      where allocation.reversed_at is null and ${isOverdue} group by 1
    ) as part group by due_on having sum(count) <> 0`.execute(db)
  return rows
}
