-- Somebody's own price of the yearly fee, with its reason: from which year, and until which one if that is known.
create table own_fee (
  member_id integer primary key references member,
  amount integer not null check (amount between 0 and 100000000),
  reason text not null check (length(reason) between 1 and 2000),
  from_period integer not null check (from_period between 2000 and 2099),
  until_period integer check (until_period between 2000 and 2099),
  set_at timestamptz not null default now(),
  set_by integer references account,
  check (until_period >= from_period)
);
create index own_fee_by_setter on own_fee (set_by) where set_by is not null;

-- What is owed in all is counted with it.
create trigger change_noted after insert or update or delete or truncate on own_fee
  for each statement execute function note_change();
alter table own_fee enable always trigger change_noted;
