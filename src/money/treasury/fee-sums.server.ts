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

/**
 * What was asked for and what has come, by year and division; archived payments are not expected any more. The money is
 * summed apart: to ask what has come for each payment by itself takes several times longer.
 */
export async function sumFees(db: Db, from: number): Promise<readonly FeeSum[]> {
  const counts = sql`payment.type = '2' and ${statusIsNotArchived('payment.status')} and payment.period >= ${from}`
  const { rows } = await sql<FeeSum>`
    select period, division_id as division, sum(count)::int as count, sum(paid_count)::int as "paidCount",
      sum(expected)::bigint as expected, sum(collected)::bigint as collected
    from (
      select payment.period, member.division_id, count(*) as count,
        count(*) filter (where ${statusIsPaid('payment.status')}) as paid_count, sum(payment.amount) as expected, 0 as collected
      from payment join member on member.id = payment.member_id where ${counts} group by 1, 2
      union all
      select payment.period, member.division_id, 0, 0, 0, sum(allocation.amount)
      from allocation join payment on payment.id = allocation.payment_id join member on member.id = payment.member_id
      where allocation.reversed_at is null and ${counts} group by 1, 2
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
    select period, day, day - asked as days, count(*)::int as count from (
      select period, (paid_at at time zone 'Europe/Prague')::date as day, (created_at at time zone 'Europe/Prague')::date as asked
      from payment where type = '2' and ${statusIsPaid('status')} and period = any(${[...periods]}::int[])
    ) as paid group by 1, 2, 3`.execute(db)
  return rows
}

/** Everything that is owed past its day, whatever it is for. */
export async function listOverdue(db: Db, today: string): Promise<readonly Overdue[]> {
  const isOverdue = sql`${statusIsOpen('payment.status')} and payment.due_on < ${today}::date`
  const { rows } = await sql<Overdue>`
    select ${today}::date - due_on as days, sum(count)::int as count, sum(amount)::bigint as amount
    from (
      select payment.due_on, count(*) as count, sum(payment.amount) as amount from payment where ${isOverdue} group by 1
      union all
      select payment.due_on, 0, -sum(allocation.amount) from allocation join payment on payment.id = allocation.payment_id
      where allocation.reversed_at is null and ${isOverdue} group by 1
    ) as part group by due_on`.execute(db)
  return rows
}
