-- What the house does for its own safety: walks along the audit chain, backups, restores and drills.

-- The audit is read newest first by who, about whom, what and when, over a million entries alike.
create index audit_by_time on audit_entry (at, seq);
create index audit_by_action on audit_entry (action, seq desc);
create index audit_of_account on audit_entry (account_id, seq desc);

-- Long work of the house itself, one row a run. It is in no backup and lives through a restore, so it points at nobody:
-- after a restore the account that asked for it may never have been.
create table house_task (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('chain', 'backup', 'restore', 'drill')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  asked_by integer,
  params jsonb not null default '{}',
  progress jsonb not null default '{}',
  result jsonb not null default '{}',
  fault text check (length(fault) between 1 and 60),
  attempts integer not null default 0,
  asked_at timestamptz not null default now(),
  started_at timestamptz,
  beat_at timestamptz not null default now(),
  -- A restore says here, in its own transaction, that it has happened.
  switched_at timestamptz,
  finished_at timestamptz
);
create index house_task_latest on house_task (kind, id desc);
-- Of those that copy the club one goes at a time, on however many instances.
create unique index house_task_one_copier on house_task ((true)) where state in ('waiting', 'running') and kind <> 'chain';
create unique index house_task_one_walker on house_task ((true)) where state in ('waiting', 'running') and kind = 'chain';
