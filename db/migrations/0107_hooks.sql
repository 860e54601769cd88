-- Whom a Webmaster wants told that something happened: an address, what about, and a secret to sign with, locked with the app's own.
create table hook (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  address text not null check (length(address) between 10 and 2000),
  secret bytea not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  made_by integer references account,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  -- The first of the failures since the last success.
  failing_since timestamptz,
  paused_at timestamptz,
  paused_why text check (paused_why in ('asked', 'failing', 'gone')),
  check ((paused_at is null) = (paused_why is null))
);
create index hook_made_by on hook (made_by);

-- One number a happening, whoever is told of it: by it a receiver drops doubles.
create sequence happening_id as bigint;

-- One happening for one hook, queued in the transaction of its cause. Numbers and kinds alone: whoever wants more asks with a key.
create table hook_delivery (
  id bigint generated always as identity primary key,
  hook_id integer not null references hook on delete cascade,
  happening bigint not null,
  kind text not null check (length(kind) between 3 and 60),
  thing integer,
  person integer,
  happened_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  delivered_at timestamptz,
  answer text check (length(answer) <= 200),
  unique (hook_id, happening)
);
create index hook_delivery_due on hook_delivery (next_attempt_at) where state = 'waiting';
create index hook_delivery_log on hook_delivery (hook_id, id desc);

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in (
  'mail-server-changed', 'mail-server-removed',
  'backup-downloaded', 'backup-uploaded', 'backup-deleted', 'backup-plan-changed', 'restore-asked',
  'area-granted', 'area-taken', 'program-key-made', 'program-key-revoked',
  'hook-made', 'hook-deleted', 'hook-paused',
  'webmaster-made', 'webmaster-unmade', 'webmaster-shut', 'webmaster-opened', 'webmaster-unlocked',
  'treasurer-made', 'club-account-changed', 'bank-connected', 'bank-disconnected',
  'check-passkeys'
));
