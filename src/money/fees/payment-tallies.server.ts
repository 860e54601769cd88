import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../tables.ts'

export type Tally = { readonly count: number; readonly amount: number }

/** How many payments there are of which this is true, and how much; `tally` has the columns to ask by. */
export async function sumTally(db: Db, those: RawBuilder<boolean>): Promise<Tally> {
  const { rows } =
    await sql<Tally>`select coalesce(sum(count), 0)::int as count, coalesce(sum(amount), 0)::bigint as amount
    from changes.payment_tally as tally where ${those}`.execute(db)
  return rows[0] ?? { count: 0, amount: 0 }
}

/**
 * Makes one row of all that say the same. Rows that come meanwhile stay as they are, and whoever reads sees either all the
 * old ones or the new one.
 */
export async function foldTally(db: Db): Promise<void> {
  await sql`with gone as (delete from changes.payment_tally returning *)
    insert into changes.payment_tally
    select type, period, status, due_on, reminded_on, asked_on, paid_on, sum(count), sum(amount) from gone
    group by 1, 2, 3, 4, 5, 6, 7 having sum(count) <> 0 or sum(amount) <> 0`.execute(db)
}
