import { sql } from 'kysely'
import { OPEN_STATUSES } from '../payments/payment.ts'
import type { Db } from '../tables.ts'
import type { Hold } from './reminder.ts'

/** Money in the bank that nobody has assigned and that may be this person's. */
export type HeldPayment = {
  readonly paymentId: number
  readonly hold: Hold
  readonly movementId: number
  readonly amount: number
  readonly currency: string
  readonly bookedOn: string
  readonly from: string | null
}

/**
 * Open payments whose people must not be reminded yet, each with the surest reason: a movement still
 * waiting carries one of the person's symbols, or came from an account this person has paid from.
 */
export async function listHeldPayments(db: Db, only?: readonly number[]): Promise<readonly HeldPayment[]> {
  const { rows } = await sql<HeldPayment>`
    with waiting as (
      select bank_movement.*, ltrim(regexp_replace(coalesce(variable_symbol, ''), '\\s', '', 'g'), '0') as symbol,
        concat_ws(' ', message, identification, payer_reference, comment) as words
      from bank_movement join movement_balance on movement_balance.movement_id = bank_movement.id
      where bank_movement.amount > 0 and bank_movement.set_aside_at is null
        and (movement_balance.remaining > 0 or (bank_movement.currency <> 'CZK' and bank_movement.counted_as is null
          and not exists (select from bank_movement storno where storno.storno_of = bank_movement.id)))
    ), open as (
      select payment.id, payment.member_id, payment.created_at from payment
      where payment.status = any(${[...OPEN_STATUSES]}) and ${only ? sql`payment.id = any(${[...only]}::int[])` : sql`true`}
    ), signs as (
      select open.id, payment.variable_symbol as symbol from open join payment on payment.member_id = open.member_id
    ), accounts as (
      select distinct open.id, open.created_at, paid.counter_account, paid.counter_bank
      from open
      join payment on payment.member_id = open.member_id
      join allocation on allocation.payment_id = payment.id and allocation.reversed_at is null
      join bank_movement paid on paid.id = allocation.movement_id
      where paid.counter_account is not null
    ), found as (
      select signs.id, waiting.id as movement_id, 1 as rank from signs
        join waiting on waiting.symbol = signs.symbol or strpos(waiting.words, signs.symbol) > 0
      union all
      select accounts.id, waiting.id, 2 from accounts
        join waiting on waiting.counter_account = accounts.counter_account
          and waiting.counter_bank is not distinct from accounts.counter_bank
          and waiting.booked_on >= (accounts.created_at at time zone 'Europe/Prague')::date
    )
    select distinct on (found.id) found.id as "paymentId",
      case found.rank when 1 then 'symbol' else 'account' end as hold,
      waiting.id as "movementId", waiting.amount, waiting.currency, waiting.booked_on as "bookedOn",
      waiting.counter_name as "from"
    from found join waiting on waiting.id = found.movement_id
    order by found.id, found.rank, waiting.booked_on desc, waiting.id desc`.execute(db)
  return rows
}
