-- Sums over everybody were counted anew after each change, whoever it was about: a new fee made the Treasurer's pages read twenty
-- thousand people. Whose money or standing has changed is written down now, beside the change and in its transaction; a running house
-- reads again only those whose lines it has not seen. A line says which transaction wrote it, so that what a snapshot saw and what it
-- did not is known exactly, in whichever order transactions commit. Below zero it is a guest; nobody means everybody, and no year all years.
create table changes.touched (
  xid xid8 not null default pg_current_xact_id(),
  whose integer,
  year integer
);
create index touched_by_xid on changes.touched (xid);

do $$
declare
  part record;
  every text := 'insert into changes.touched (whose, year) select distinct %1$s from %2$s where %3$s is not null';
begin
  for part in
    select * from (values
      ('payment', 'coalesce(changed.member_id, -changed.guest_id)', 'changed.period', 'changed',
        array['member_id', 'guest_id', 'type', 'period', 'status', 'amount', 'due_on']),
      ('allocation', 'coalesce(payment.member_id, -payment.guest_id)', 'payment.period',
        'changed join payment on payment.id = changed.payment_id',
        array['payment_id', 'movement_id', 'amount', 'created_at', 'reversed_at']),
      ('member', 'changed.id', 'null::integer', 'changed',
        array['division_id', 'life_time', 'member_since', 'approved_at', 'archived_at', 'excluded_on', 'erased_at']),
      ('account', 'changed.member_id', 'null::integer', 'changed', array['member_id', 'role']),
      ('membership_period', 'changed.member_id', 'null::integer', 'changed', array['member_id', 'kind_id', 'ends_on']),
      ('own_fee', 'changed.member_id', 'null::integer', 'changed', array['member_id', 'amount', 'from_period', 'until_period']),
      ('household_member', 'changed.member_id', 'null::integer', 'changed', array['member_id', 'payer_id']),
      -- Whoever waits in a run that asks for fees is as good as asked.
      ('batch_item', 'changed.item_id', '(batch.params->>''period'')::integer',
        'changed join batch on batch.id = changed.batch_id and batch.kind = ''generate-fees''',
        array['batch_id', 'item_id', 'state'])
    ) as listed (name, whose, year, source, columns)
  loop
    -- Many at once are everybody: to read the club again is less than to look each of them up.
    execute format(
      'create function changes.touch_%1$s() returns trigger language plpgsql as $body$
       begin
         if tg_op = ''TRUNCATE'' then
           insert into changes.touched default values;
         elsif (select count(*) from (select from changed limit 201) as first) > 200 then
           insert into changes.touched default values;
         else
           %2$s;
         end if;
         return null;
       end $body$',
      part.name, format(every, part.whose || ', ' || part.year, part.source, part.whose));
    execute format(
      'create function changes.touch_one_%1$s() returns trigger language plpgsql as $body$
       begin
         %2$s;
         return null;
       end $body$',
      part.name,
      format(every, part.whose || ', ' || part.year,
        regexp_replace(part.source, '^changed', '(select old.* union all select new.*) as changed'), part.whose));
    execute format('create trigger touched_insert after insert on %1$I referencing new table as changed
      for each statement execute function changes.touch_%1$s()', part.name);
    execute format('create trigger touched_delete after delete on %1$I referencing old table as changed
      for each statement execute function changes.touch_%1$s()', part.name);
    execute format('create trigger touched_truncate after truncate on %1$I
      for each statement execute function changes.touch_%1$s()', part.name);
    -- What says nothing of money or standing, a new telephone, costs nothing.
    execute format('create trigger touched_update after update of %2$s on %1$I for each row when (%3$s)
      execute function changes.touch_one_%1$s()', part.name,
      (select string_agg(quote_ident(name), ', ') from unnest(part.columns) as name),
      (select string_agg(format('old.%1$I is distinct from new.%1$I', name), ' or ') from unnest(part.columns) as name));
    -- Also where a restore or a replica keeps the other triggers still.
    execute format('alter table %I enable always trigger touched_insert, enable always trigger touched_delete,
      enable always trigger touched_truncate, enable always trigger touched_update', part.name);
  end loop;
end $$;

-- What is one for all of them: a run that begins, stops or ends, whether a kind counts, and the day the bank booked money on.
create function changes.touch_all() returns trigger language plpgsql as $$
begin
  insert into changes.touched default values;
  return null;
end $$;

create trigger touched_update after update of kind, status, params on batch for each row
  when ('generate-fees' in (old.kind, new.kind) and (old.kind, old.status, old.params) is distinct from (new.kind, new.status, new.params))
  execute function changes.touch_all();
create trigger touched_update after update of booked_on on bank_movement for each row
  when (old.booked_on is distinct from new.booked_on) execute function changes.touch_all();
create trigger touched_update after update of counts on membership_kind for each row
  when (old.counts is distinct from new.counts) execute function changes.touch_all();
alter table batch enable always trigger touched_update;
alter table membership_kind enable always trigger touched_update;
alter table bank_movement enable always trigger touched_update;

-- Movements that cancel another are few, and to see that there is none should not take reading all that are none.
create index bank_movement_stornos on bank_movement (storno_of) where storno_of is not null;
