import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { now } from '../../ground/platform/clock.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { countClub } from '../../people/members/club-count.server.ts'
import type { Db } from '../../tables.ts'
import { feeYear } from '../fees/fee.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { countOwing } from '../fees/owing-members.server.ts'
import { statusIsOpen, statusIsPaid } from '../payment-status/payment-status.server.ts'
import type { Difference } from './books.ts'
import { viewStatistics } from './view-statistics.server.ts'

type Proof = { readonly differences: Difference[] }

/** Adds up anew what came, where it went and what is told of it; says what does not agree, and changes nothing. */
export async function proveBooks(db: Db): Promise<Proof> {
  const rows = await listDifferences(db)
  const count = await countMisfollowed(db, pragueDay(now()))
  return { differences: count === 0 ? rows : [...rows, { law: 'followed', count, first: null, amount: 0 }] }
}

/** All of one moment: one statement. The sums it compares are made of the rows alone, by no view and no column that is kept. */
async function listDifferences(db: Db): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with part as (
      select movement_id, amount::bigint as amount, true as ends_with_it from allocation where reversed_at is null
      union all select movement_id, amount, closed_as is null from credit where closed_as is null or closed_as = 'refunded'
      union all select movement_id, amount, false from donation where voided_at is null
    ), taken as (
      select movement_id, sum(amount) as amount, coalesce(sum(amount) filter (where ends_with_it), 0) as ending
      from part where movement_id is not null group by 1
    ), movement as (
      select bank_movement.id, spent, coalesce(taken.amount, 0) as amount, coalesce(ending, 0) as ending, cancels is not null as is_cancelled,
        case when bank_movement.amount <= 0 then 0 when currency = 'CZK' then bank_movement.amount else coalesce(counted_as, 0) end as came
      from bank_movement left join taken on taken.movement_id = bank_movement.id
      left join (select storno_of as cancels from bank_movement where storno_of is not null) as storno on cancels = bank_movement.id
    ), paid as (
      select payment_id, sum(amount::bigint) filter (where reversed_at is null) as amount,
        sum(amount::bigint) filter (where mode = 'cash') as cash from allocation group by 1
    ), asked as (
      select payment.id, status, payment.amount, coalesce(paid.amount, 0) as paid, coalesce(cash, 0) as cash
      from payment left join paid on paid.payment_id = payment.id
    ), back as (
      select payment_id, min(id) as id, sum(amount::bigint) filter (where settled_at is null and ordered_on is null) as waiting,
        coalesce(sum(amount::bigint) filter (where settled_at is not null or ordered_on is not null), 0) as gone
      from refund where payment_id is not null group by 1
    ), kept as (
      select import_id is not null as is_brought, coalesce(closed_as, '') <> 'used' as is_there, amount::bigint as amount
      from credit where movement_id is null
    ), counted as (
      select type, period, status, due_on, reminded_on, asked_on, paid_on, count, amount from changes.payment_tally
      union all
      select type, period, status, case when is_owed then due_on end,
        case when is_owed then (reminder1_at at time zone 'Europe/Prague')::date end,
        case when paid_at is not null then (created_at at time zone 'Europe/Prague')::date end,
        (paid_at at time zone 'Europe/Prague')::date, -1, -amount::bigint
      from payment cross join lateral (select paid_at is null and archived_at is null as is_owed) as owed
    ), uncounted as (
      select sum(amount) as amount from counted group by type, period, status, due_on, reminded_on, asked_on, paid_on
      having sum(count) <> 0 or sum(amount) <> 0
    ), difference (law, id, amount) as (
      select 'movementSpent', id, abs(spent - amount) from movement where spent <> amount
      -- The bank took it back: what was given or returned of it meanwhile stays so, the rest of it is nobody's any more.
      union all select 'movementOver', id, case when is_cancelled then ending else amount - came end from movement
        where case when is_cancelled then ending > 0 else amount > came end
      union all select 'paymentOver', id, paid - amount from asked where paid > amount
      union all select 'paymentState', id, abs(amount - paid) from asked
        where (${statusIsPaid('status')} and paid < amount) or (${statusIsOpen('status')} and paid >= amount)
      union all select 'refundOver', back.id, waiting - greatest(0, paid - gone) from back join asked on asked.id = payment_id
        where waiting > greatest(0, paid - gone)
      union all select 'refundOver', refund.id, abs(refund.amount - credit.amount) from refund join credit on credit.id = credit_id
        where refund.amount <> credit.amount or closed_as is distinct from 'refunded'
      -- What was brought along is there, or on payments, and nowhere else.
      union all select 'opening', null, abs(amount) from (
        select coalesce(sum(amount) filter (where is_brought), 0) - coalesce(sum(amount) filter (where is_there), 0)
          - (select coalesce(sum(amount::bigint), 0) from allocation where mode = 'opening' and reversed_at is null) as amount
        from kept) as brought where amount <> 0
      union all select 'cash', id, booked - cash from asked join (
        select payment_id, sum(amount::bigint) as booked from ride_cash where settled_as = 'booked' group by 1) as taken
        on taken.payment_id = asked.id where booked > cash
      union all select 'tally', null, abs(amount) from uncounted
    )
    select law, count(*)::int as count, min(id) as first, sum(amount)::bigint as amount from difference group by law order by law`.execute(
    db,
  )
  return rows
}

const MOST_TRIES = 5

/** How many of the sums that this house follows from change to change are not what they are when counted anew. */
async function countMisfollowed(db: Db, today: string): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const told = await readSums(db, today)
    // Whoever is in a transaction counts for himself.
    const anew = await inTransaction(db, (tx) => readSums(tx, today))
    const isQuiet = isDeepStrictEqual(told, await readSums(db, today))
    if (isQuiet) return told.filter((sum, index) => !isDeepStrictEqual(sum, anew[index])).length
  }
  // Somebody changes something all the time: tomorrow is a night, too.
  return 0
}

async function readSums(db: Db, today: string): Promise<readonly unknown[]> {
  const period = feeYear({ period: null }, today)
  const [settings, next] = await Promise.all([readFeeSettings(db, period), readFeeSettings(db, period + 1)])
  return Promise.all([
    countClub(db),
    countOwing(db, { period, settings }),
    countOwing(db, { period: period + 1, settings: next }),
    viewStatistics(db, { period, today }),
  ])
}
