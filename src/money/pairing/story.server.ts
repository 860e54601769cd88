import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { StoryEvent } from './story-event.ts'

/** Everything that happened to one movement, the latest first. */
export async function readStory(db: Db, movementId: number): Promise<readonly StoryEvent[]> {
  const { rows } = await sql<StoryEvent>`
    with event as (
      select 'seen' as what, first_seen_at as at, null::int as account_id, null::int as member_id,
        null::bigint as amount, kind as note, null::int as allocation_id, null::int as credit_id, 0 as place
      from bank_movement where id = ${movementId}
      union all
      select 'paired', allocation.created_at, allocation.created_by, coalesce(payment.member_id, -payment.guest_id), allocation.amount, note,
        case when reversed_at is null then allocation.id end, null, 1
      from allocation join payment on payment.id = payment_id where movement_id = ${movementId}
      union all
      select 'unpaired', reversed_at, reversed_by, coalesce(payment.member_id, -payment.guest_id), allocation.amount, reversal_reason, null, null, 2
      from allocation join payment on payment.id = payment_id
      where movement_id = ${movementId} and reversed_at is not null
      union all
      select 'creditKept', created_at, created_by, member_id, amount, note, null,
        case when closed_as is null then id end, 1
      from credit where movement_id = ${movementId}
      union all
      select case closed_as when 'used' then 'creditUsed' when 'refunded' then 'creditRefunded' else 'creditReversed' end,
        closed_at, closed_by, member_id, amount, closing_note, null, null, 2
      from credit where movement_id = ${movementId} and closed_as is not null
      union all
      select 'donated', created_at, created_by, case when anonymous then null else member_id end, amount, note, null, null, 1
      from donation where movement_id = ${movementId}
      union all
      select 'refused', refused_at, refused_by, coalesce(payment.member_id, -payment.guest_id, substring(suggestion from '^credit-([0-9]+)$')::int),
        null, null, null, null, 1
      from pairing_refusal
      left join payment on payment.id = substring(suggestion from '^([0-9]+)')::int
      where movement_id = ${movementId}
      union all
      select 'aside', set_aside_at, set_aside_by, null, null, set_aside_note, null, null, 3
      from bank_movement where id = ${movementId} and set_aside_at is not null
      union all
      select 'storno', first_seen_at, null, null, abs(amount), bank_id, null, null, 3
      from bank_movement where storno_of = ${movementId}
    )
    select what, at, case when account_id is null then null
        when who.id is null then account.email else who.first_name || ' ' || who.last_name end as who,
      event.member_id as "memberId", coalesce(whose.last_name || ' ' || whose.first_name, guest.last_name || ' ' || guest.first_name) as "memberName",
      amount, event.note, allocation_id as "allocationId", credit_id as "creditId"
    from event
    left join account on account.id = event.account_id
    left join member as who on who.id = account.member_id
    left join member as whose on whose.id = event.member_id
    left join guest on guest.id = -event.member_id
    order by at desc, place desc`.execute(db)
  return rows
}
