-- When an event was called off, and why.
alter table event add column cancelled_at timestamptz;
alter table event add column cancel_reason text check (length(cancel_reason) between 1 and 1000);

-- Who comes next: the order of the queue is read on every registration.
create index registration_queue on registration (event_id, status, queued_at, id);

-- A personal calendar is read by its secret address; a new salt makes the old address worthless.
create table calendar_feed (
  account_id integer primary key references account,
  salt uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);
