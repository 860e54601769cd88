import { sql } from 'kysely'

export const COUNTS = sql`payment.type = '2' and payment.status <> 'ARCHIVED'`

/** What came for the fees of a year, month by month, before it and after it, as plain SQL says it. */
export const feesByMonth = (year: number) =>
  sql<{ amount: number }>`
      with taken as (select allocation.amount, coalesce(booked_on, (allocation.created_at at time zone 'Europe/Prague')::date) as day
        from allocation join payment on payment.id = payment_id left join bank_movement on bank_movement.id = movement_id
        where reversed_at is null and ${COUNTS} and period = ${year})
      select coalesce(sum(amount), 0)::int as amount from generate_series(0, 13) as point left join taken on point =
        case when day < make_date(${year}, 1, 1) then 0 when day > make_date(${year}, 12, 31) then 13 else extract(month from day) end
      group by point order by point`
