import { sql } from 'kysely'

/** The movement came and is not used up, in the very words of its index; what another currency counts as may not be known yet. */
export const IS_UNSPENT = sql<boolean>`(bank_movement.amount > 0 and bank_movement.spent <
  coalesce(case when bank_movement.currency = 'CZK' then bank_movement.amount else bank_movement.counted_as end, 9223372036854775807))`

/** The bank took it back. */
export const IS_CANCELLED = sql<boolean>`exists (select from bank_movement storno where storno.storno_of = bank_movement.id)`
