-- Reminders that go by themselves: a list made at night, told to the Treasurer in the morning, sent a day later. One waits at a
-- time, one is made a day; what was looked at and found empty is a row as well, so that nobody looks again before the next night.
create table reminder_plan (
  id integer generated always as identity primary key,
  made_on date not null unique,
  state text not null default 'planned' check (state in ('planned', 'empty', 'stopped', 'unread', 'gone')),
  told_at timestamptz,
  ended_on date,
  stopped_by integer references account,
  check ((state = 'planned') = (ended_on is null))
);
create unique index reminder_plan_waiting on reminder_plan ((true)) where state = 'planned';
create index reminder_plan_by_stopper on reminder_plan (stopped_by) where stopped_by is not null;

create table reminder_plan_item (
  plan_id integer not null references reminder_plan,
  payment_id integer not null references payment,
  level smallint not null check (level in (1, 2)),
  left_out_by integer references account,
  outcome text check (outcome in ('sent', 'paper', 'held', 'settled', 'failed')),
  primary key (plan_id, payment_id)
);
create index reminder_plan_item_of_payment on reminder_plan_item (payment_id);
create index reminder_plan_item_by_officer on reminder_plan_item (left_out_by) where left_out_by is not null;
