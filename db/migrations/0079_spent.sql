-- How much of a movement went somewhere is kept with it, so that what still waits for a hand stands in an index however much has
-- come over the years. Whoever changes where money went adds what has become more and what less: nobody counts anew.
alter table bank_movement add column spent bigint not null default 0 check (spent >= 0);

-- The argument says which rows take their part of the movement.
create function keep_spent() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select 1 as sign, * from added'
    when 'DELETE' then 'select -1 as sign, * from removed'
    else 'select 1 as sign, * from added union all select -1, * from removed'
  end;
begin
  execute format(
    'update bank_movement set spent = bank_movement.spent + parts.amount
     from (select movement_id, sum(sign * amount::bigint) as amount from (%s) as changed
       where movement_id is not null and (%s) group by movement_id having sum(sign * amount::bigint) <> 0) as parts
     where bank_movement.id = parts.movement_id', changed, tg_argv[0]);
  return null;
end $$;

do $$
declare part record;
begin
  for part in values
    ('allocation', 'reversed_at is null'),
    ('credit', 'closed_as is null or closed_as = ''refunded'''),
    ('donation', 'voided_at is null')
  loop
    execute format('create trigger spent_insert after insert on %1$I
      referencing new table as added for each statement execute function keep_spent(%2$L)', part.column1, part.column2);
    execute format('create trigger spent_update after update on %1$I
      referencing new table as added old table as removed for each statement execute function keep_spent(%2$L)', part.column1, part.column2);
    execute format('create trigger spent_delete after delete on %1$I
      referencing old table as removed for each statement execute function keep_spent(%2$L)', part.column1, part.column2);
    execute format('update bank_movement set spent = bank_movement.spent + parts.amount
      from (select movement_id, sum(amount::bigint) as amount from %1$I where movement_id is not null and (%2$s) group by 1) as parts
      where bank_movement.id = parts.movement_id', part.column1, part.column2);
  end loop;
end $$;

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
      spent
    from bank_movement
  ) as balance;

-- What came and is not used up; money of another currency counts as nothing until the Treasurer has said what it is.
create index bank_movement_unspent on bank_movement (booked_on desc, id desc)
  where amount > 0 and spent < coalesce(case when currency = 'CZK' then amount else counted_as end, 9223372036854775807);
create index bank_movement_outgoing on bank_movement (booked_on desc, id desc) where amount < 0;
create index bank_movement_aside on bank_movement (booked_on desc, id desc) where set_aside_at is not null;
create index bank_movement_foreign on bank_movement (booked_on desc, id desc) where currency <> 'CZK';
