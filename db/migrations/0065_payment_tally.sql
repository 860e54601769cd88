-- How many payments of each kind there are, and how much: counted on with each change, because two million of them cannot be
-- counted anew for a screen. Whoever changes payments adds what has become more and what less, so nobody waits for another; the
-- truth is the sum, and the nights fold it together. What is owed has its days there, what is paid has its own.
create table changes.payment_tally (
  type text not null,
  period integer,
  status text not null,
  due_on date,
  reminded_on date,
  asked_on date,
  paid_on date,
  count bigint not null,
  amount bigint not null
);

create function changes.tally_of(source text) returns text language sql immutable as $$
  select format(
    'insert into changes.payment_tally
     select type, period, status, case when is_owed then due_on end,
       case when is_owed then (reminder1_at at time zone ''Europe/Prague'')::date end,
       case when paid_at is not null then (created_at at time zone ''Europe/Prague'')::date end,
       (paid_at at time zone ''Europe/Prague'')::date, sum(sign), sum(sign * amount::bigint)
     from (%s) as changed cross join lateral (select paid_at is null and archived_at is null as is_owed) as owed
     group by 1, 2, 3, 4, 5, 6, 7 having sum(sign) <> 0 or sum(sign * amount::bigint) <> 0', source)
$$;

create function changes.tally_payments() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from changes.payment_tally;
  elsif tg_op = 'INSERT' then
    execute changes.tally_of('select 1 as sign, * from added');
  elsif tg_op = 'DELETE' then
    execute changes.tally_of('select -1 as sign, * from removed');
  else
    execute changes.tally_of('select 1 as sign, * from added union all select -1, * from removed');
  end if;
  return null;
end $$;

create trigger tallied_insert after insert on payment
  referencing new table as added for each statement execute function changes.tally_payments();
create trigger tallied_update after update on payment
  referencing new table as added old table as removed for each statement execute function changes.tally_payments();
create trigger tallied_delete after delete on payment
  referencing old table as removed for each statement execute function changes.tally_payments();
create trigger tallied_truncate after truncate on payment for each statement execute function changes.tally_payments();
-- Also where a restore or a replica keeps the other triggers still.
alter table payment enable always trigger tallied_insert, enable always trigger tallied_update,
  enable always trigger tallied_delete, enable always trigger tallied_truncate;

do $$ begin execute changes.tally_of('select 1 as sign, * from payment'); end $$;

-- Answered by the tally now, and the open ones by their own index.
drop index payment_by_status;
-- What came last stands first, however much has come.
create index payment_closed on payment ((coalesce(paid_at, archived_at))) where status in ('PAID', 'ARCHIVED');
