-- What the house keeps about its own work: letters, audit, limits, repeated requests.

-- The outbox holds a letter's template and parameters, never a secret link:
-- the link is derived when the letter goes out (docs/decisions/0008).
create table mail (
  id bigint generated always as identity primary key,
  template text not null check (length(template) between 1 and 60),
  params jsonb not null default '{}',
  to_address text not null check (length(to_address) between 3 and 254),
  language text not null default 'cs' check (language in ('cs', 'en')),
  account_id integer references account,
  member_id integer references member,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  message_id text not null unique,
  last_error text,
  possibly_sent boolean not null default false,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz
);
create index mail_to_send on mail (next_attempt_at) where state in ('waiting', 'sending');
create index mail_of_member on mail (member_id);

create table one_time_link (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('reset-password', 'set-password')),
  account_id integer not null references account on delete cascade,
  mail_id bigint not null unique references mail on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_link_of_account on one_time_link (account_id);

-- The chain holds ids and hashes only; words about people stand apart in audit_detail,
-- so that a person can be erased without breaking the chain.
create table audit_entry (
  seq bigint primary key,
  at timestamptz not null,
  action text not null check (length(action) between 1 and 60),
  actor_account_id integer,
  member_id integer,
  account_id integer,
  detail_hash bytea not null check (length(detail_hash) = 32),
  hash bytea not null check (length(hash) = 32)
);
create index audit_of_member on audit_entry (member_id, seq desc);
create index audit_of_actor on audit_entry (actor_account_id, seq desc);

create table audit_detail (
  seq bigint primary key references audit_entry,
  changes jsonb not null default '[]',
  note text,
  erased_at timestamptz
);

-- One row: the end of the chain. Locking it is what puts audit entries in one order.
create table audit_head (
  one boolean primary key default true check (one),
  seq bigint not null,
  hash bytea not null
);
insert into audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only';
end $$;
create trigger audit_entry_is_final before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger audit_detail_stays before delete on audit_detail
  for each row execute function refuse_audit_change();

create table rate_limit (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);

create table idempotency_key (
  actor text not null,
  key text not null check (length(key) between 1 and 200),
  fingerprint bytea not null check (length(fingerprint) = 32),
  status integer,
  body text,
  leased_until timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (actor, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
