-- The outbox whole: who goes first, every attempt by itself, addresses that do not work, mail people do not want.

alter table mail drop constraint mail_state_check;
alter table mail add constraint mail_state_check
  check (state in ('waiting', 'sending', 'sent', 'failed', 'cancelled'));

alter table mail
  -- 0 a link somebody waits for, 1 ordinary, 2 one of many
  add column priority smallint not null default 1 check (priority between 0 and 2),
  -- what was to happen after sending did not: it is tried again, the letter is not
  add column follow_up_due boolean not null default false;

update mail set priority = 0 where template in ('reset-password', 'set-password');

drop index mail_to_send;
create index mail_to_send on mail (priority, next_attempt_at, id) where state in ('waiting', 'sending');
create index mail_newest on mail (id desc, state);
create index mail_follow_up on mail (id) where follow_up_due;
create index mail_of_address on mail (lower(to_address));

-- One row for each time a letter was offered to the mail server; the limits are counted from these.
create table mail_attempt (
  id bigint generated always as identity primary key,
  -- none where only the connection was tried
  mail_id bigint references mail on delete cascade,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  outcome text check (outcome in ('sent', 'refused', 'postponed', 'unsure', 'unreached', 'reached')),
  reply text check (length(reply) <= 500),
  check ((finished_at is null) = (outcome is null))
);
create index mail_attempt_of_mail on mail_attempt (mail_id, id);
create index mail_attempt_finished on mail_attempt (finished_at);
create index mail_attempt_open on mail_attempt (started_at) where finished_at is null;
create index mail_attempt_outcome on mail_attempt (outcome, id desc);

-- Addresses the mail server refused for good; forgotten when a letter gets through again.
create table dead_address (
  address text primary key check (address = lower(address)),
  reason text not null check (length(reason) <= 500),
  since timestamptz not null default now(),
  mail_id bigint references mail on delete set null
);

-- What a person does not want to be sent. Mail of the kind 'service' cannot be refused.
create table mail_opt_out (
  id bigint generated always as identity primary key,
  member_id integer references member on delete cascade,
  account_id integer references account on delete cascade,
  category text not null check (length(category) between 1 and 30 and category <> 'service'),
  at timestamptz not null default now(),
  check (num_nonnulls(member_id, account_id) = 1)
);
create unique index mail_opt_out_of_member on mail_opt_out (member_id, category) where member_id is not null;
create unique index mail_opt_out_of_account on mail_opt_out (account_id, category) where account_id is not null;

-- When somebody is already going to look at the queue again.
create table mail_wake (
  one boolean primary key default true check (one),
  at timestamptz not null
);
