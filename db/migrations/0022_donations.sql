-- A donation is never deleted: what was written by mistake is voided with a reason, and its money is free again.
alter table donation
  add column version integer not null default 1,
  add column thanked_at timestamptz,
  add column voided_at timestamptz,
  add column voided_by integer references account,
  add column void_reason text check (length(void_reason) between 1 and 2000),
  add check ((voided_at is null) = (void_reason is null));

create index donation_of_member on donation (member_id, given_on desc);
create index donation_by_day on donation (given_on desc, id desc);

-- The same definition of what is left of a movement; a donation that was voided takes nothing of it.
create or replace view movement_balance as
  select movement_id, counted, spent, counted - spent as remaining
  from (
    select bank_movement.id as movement_id,
      case
        when bank_movement.amount <= 0 then 0
        when exists (select from bank_movement as storno where storno.storno_of = bank_movement.id) then 0
        when bank_movement.currency = 'CZK' then bank_movement.amount
        else coalesce(bank_movement.counted_as, 0)
      end as counted,
      coalesce((select sum(allocation.amount) from allocation
        where allocation.movement_id = bank_movement.id and allocation.reversed_at is null), 0)::bigint
      + coalesce((select sum(credit.amount) from credit
        where credit.movement_id = bank_movement.id and (credit.closed_as is null or credit.closed_as = 'refunded')), 0)::bigint
      + coalesce((select sum(donation.amount) from donation
        where donation.movement_id = bank_movement.id and donation.voided_at is null), 0)::bigint as spent
    from bank_movement
  ) as balance;
