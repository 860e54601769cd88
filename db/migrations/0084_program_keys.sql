-- A key with which a program calls in the name of a person: of what he may, only what the key names; known by its hash alone.
create table program_key (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  name text not null check (length(name) between 1 and 60),
  token_hash bytea not null unique,
  areas text[] not null check (cardinality(areas) > 0),
  writes boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index program_key_of_account on program_key (account_id);
