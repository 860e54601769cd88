-- What stands beside the password: codes of an authenticator, codes on paper, passkeys.

-- The secret is locked with the app's key. A code of a time step already used opens nothing again.
create table second_step (
  account_id integer primary key references account on delete cascade,
  secret bytea not null,
  last_step bigint not null,
  turned_on_at timestamptz not null default now()
);

-- Sealed with the app's key: a copy of the database alone cannot guess them.
create table recovery_code (
  id integer generated always as identity primary key,
  account_id integer not null references second_step on delete cascade,
  code_seal bytea not null check (length(code_seal) = 32),
  used_at timestamptz,
  unique (account_id, code_seal)
);

create table passkey (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_of_account on passkey (account_id);

-- A question put to a browser, answered at most once and soon. Only a hash of it is kept.
create table sign_in_challenge (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('second-step', 'passkey-sign-in', 'passkey-new')),
  account_id integer references account on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null,
  check ((account_id is null) = (purpose = 'passkey-sign-in'))
);
create index sign_in_challenge_of_account on sign_in_challenge (account_id);
create index sign_in_challenge_by_expiry on sign_in_challenge (expires_at);
