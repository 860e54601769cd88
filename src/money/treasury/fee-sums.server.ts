import { sql } from 'kysely'
import { followed, keptOfYears } from '../../ground/postgres/followed.server.ts'
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

type Line = {
  readonly division: number | null
  /** Of what was asked for; of what has come, null. */
  readonly isPaid: boolean | null
  readonly amount: number
  /** When it came. */
  readonly day: string | null
}

const COUNTS = sql`payment.type = '2' and ${statusIsNotArchived('payment.status')}`

/** What was asked for a year and what has come of it; archived payments are not expected any more. */
const followYear = followed<{ readonly period: number }, Line>({
  by: ['division', 'isPaid', 'amount', 'day'],
  year: ({ period }) => period,
  lines: (_db, { period }, only) => {
    const those = sql`${COUNTS} and payment.period = ${period} ${only ? sql`and payment.member_id = any(${only})` : sql``}`
    return sql`select payment.member_id as whose, member.division_id as division, ${statusIsPaid('payment.status')} as is_paid,
        payment.amount, null::date as day
      from payment join member on member.id = payment.member_id where ${those}
      union all
      select payment.member_id, member.division_id, null, allocation.amount,
        coalesce(bank_movement.booked_on, (allocation.created_at at time zone 'Europe/Prague')::date)
      from payment join member on member.id = payment.member_id join allocation on allocation.payment_id = payment.id
      left join bank_movement on bank_movement.id = allocation.movement_id
      where allocation.reversed_at is null and ${those}`
  },
})

/** A year by division. */
export async function sumFees(db: Db, period: number): Promise<readonly FeeSum[]> {
  const lines = await followYear(db, { period })
  return [...Map.groupBy(lines, ({ division }) => division)].map(([division, own]) => {
    const asked = own.filter(({ isPaid }) => isPaid !== null)
    return {
      period,
      division,
      count: sum(asked, ({ count }) => count),
      paidCount: sum(asked, ({ count, isPaid }) => (isPaid ? count : 0)),
      expected: sum(asked, ({ count, amount }) => count * amount),
      collected: sum(own, ({ count, amount, isPaid }) => (isPaid === null ? count * amount : 0)),
    }
  })
}

/** Money of a year by the day it came. */
export async function listDaysTaken(db: Db, period: number): Promise<readonly DayTaken[]> {
  const lines = await followYear(db, { period })
  return [...Map.groupBy(lines, ({ day }) => day)].flatMap(([day, own]) =>
    day === null ? [] : [{ period, day, amount: sum(own, ({ count, amount }) => count * amount) }],
  )
}

type Years = { readonly from: number; readonly until: number }

/** Years that are over, in all. */
export async function sumOlderFees(db: Db, years: Years): Promise<readonly FeeSum[]> {
  const [{ rows: asked }, collected] = await Promise.all([
    sql<Omit<FeeSum, 'collected'>>`select period, null as division, sum(count)::int as count,
        coalesce(sum(count) filter (where ${statusIsPaid('status')}), 0)::int as "paidCount", sum(amount)::bigint as expected
      from changes.payment_tally where type = '2' and ${statusIsNotArchived('status')}
        and period between ${years.from} and ${years.until} group by 1`.execute(db),
    sumCollected(db, years),
  ])
  const of = new Map(collected.map(({ period, amount }) => [period, amount]))
  return asked.map((year) => ({ ...year, collected: of.get(year.period) ?? 0 }))
}

const sumCollected = keptOfYears<Years, readonly { readonly period: number; readonly amount: number }[]>({
  years: ({ from, until }) => [from, until],
  value: ({ from, until }) => sql`select coalesce(json_agg(year), '[]') from (
    select payment.period, sum(allocation.amount) as amount from allocation join payment on payment.id = allocation.payment_id
    where allocation.reversed_at is null and ${COUNTS} and payment.period between ${from} and ${until} group by 1) as year`,
})

/** Payments by the day they were paid and how long that took. */
export async function listDaysPaid(db: Db, periods: readonly number[]): Promise<readonly DayPaid[]> {
  const { rows } = await sql<DayPaid>`
    select period, paid_on as day, paid_on - asked_on as days, sum(count)::int as count from changes.payment_tally
    where type = '2' and ${statusIsPaid('status')} and period = any(${[...periods]}::int[])
    group by 1, 2, 3 having sum(count) <> 0`.execute(db)
  return rows
}

/** What has come of payments that are owed still. */
const followParts = followed<null, { readonly dueOn: string; readonly amount: number }>({
  by: ['dueOn', 'amount'],
  lines: (_db, _all, only) => {
    const theirs = sql`and (payment.member_id = any(${only})
      or payment.guest_id = any(array(select -one from unnest(${only}) as one where one < 0)))`
    return sql`select coalesce(payment.member_id, -payment.guest_id) as whose, payment.due_on, allocation.amount
      from payment join allocation on allocation.payment_id = payment.id
      where allocation.reversed_at is null and ${statusIsOpen('payment.status')} ${only ? theirs : sql``}`
  },
})

/** Everything that is owed past its day, whatever it is for. */
export async function listOverdue(db: Db, today: string): Promise<readonly Overdue[]> {
  const [{ rows }, parts] = await Promise.all([
    sql<Overdue & { readonly dueOn: string }>`
      select due_on as "dueOn", ${today}::date - due_on as days, sum(count)::int as count, sum(amount)::bigint as amount
      from changes.payment_tally where ${statusIsOpen('payment_tally.status')} and due_on < ${today}::date
      group by 1 having sum(count) <> 0`.execute(db),
    followParts(db, null),
  ])
  const come = Map.groupBy(parts, ({ dueOn }) => dueOn)
  return rows.map(({ dueOn, days, count, amount }) => ({
    days,
    count,
    amount: amount - sum(come.get(dueOn) ?? [], (part) => part.count * part.amount),
  }))
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((all, item) => all + of(item), 0)
}
