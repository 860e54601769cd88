-- Cash a captain took at the start of a ride. It waits for the Treasurer, who counts it; only then is it paid. The id is made by the
-- phone, which may send it hours later and more than once.
create table ride_cash (
  id uuid primary key,
  event_id integer not null references event,
  member_id integer not null references member,
  payment_id integer not null references payment,
  amount integer not null check (amount > 0),
  taken_at timestamptz not null,
  taken_by integer not null references account,
  received_at timestamptz not null default now(),
  settled_as text check (settled_as in ('booked', 'refused')),
  settled_at timestamptz,
  settled_by integer references account,
  note text check (length(note) <= 2000),
  check ((settled_as is null) = (settled_at is null))
);
create index ride_cash_of_event on ride_cash (event_id);
create index ride_cash_of_member on ride_cash (member_id);
create index ride_cash_of_payment on ride_cash (payment_id);
create index ride_cash_of_taker on ride_cash (taken_by);
create index ride_cash_of_settler on ride_cash (settled_by) where settled_by is not null;
create index ride_cash_waiting on ride_cash (taken_at) where settled_at is null;

create trigger change_noted after insert or update or delete or truncate on ride_cash
  for each statement execute function note_change();
alter table ride_cash enable always trigger change_noted;
