import { sql } from 'kysely'
import { statusIsNotArchived, statusIsOpen, statusIsPaid } from '../payment-status/payment-status.server.ts'
import type { Db } from '../../tables.ts'
import type { DayPaid, DayTaken, Overdue } from './statistics.ts'

/** What was asked for and what has come, by year and division; archived payments are not expected any more. */
export function sumFees(db: Db, from: number) {
  return db
    .selectFrom('payment')
    .innerJoin('member', 'member.id', 'payment.memberId')
    .innerJoin('paymentBalance', 'paymentBalance.paymentId', 'payment.id')
    .select([
      'payment.period',
      'member.divisionId as division',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(*) filter (where ${statusIsPaid('payment.status')})::int`.as('paidCount'),
      sql<number>`sum(payment.amount)::bigint`.as('expected'),
      sql<number>`sum(payment_balance.paid)::bigint`.as('collected'),
    ])
    .where('payment.type', '=', '2')
    .where(statusIsNotArchived('payment.status'))
    .where('payment.period', '>=', from)
    .groupBy(['payment.period', 'member.divisionId'])
    .execute()
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
  const { rows } = await sql<Overdue>`
    select ${today}::date - payment.due_on as days, count(*)::int as count, sum(payment_balance.remaining)::bigint as amount
    from payment join payment_balance on payment_balance.payment_id = payment.id
    where ${statusIsOpen('payment.status')} and payment.due_on < ${today}::date
    group by 1`.execute(db)
  return rows
}
