-- A browser that asked to be told: where its push service is, with which keys it reads, and about what it wants to hear.
create table push_subscription (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  -- Signing out of a device ends it; a sign-in that merely ran out does not (it is let go of first).
  session_id bigint references session on delete cascade,
  endpoint text not null unique check (length(endpoint) between 10 and 2000),
  p256dh bytea not null check (length(p256dh) = 65),
  auth bytea not null check (length(auth) = 16),
  user_agent text not null check (length(user_agent) <= 300),
  topics text[] not null,
  created_at timestamptz not null default now(),
  told_at timestamptz
);
create index push_subscription_of_account on push_subscription (account_id);
create index push_subscription_of_session on push_subscription (session_id);

-- What waits to be told to one browser; gone once its push service has it.
create table push_note (
  id integer generated always as identity primary key,
  subscription_id integer not null references push_subscription on delete cascade,
  topic text not null check (topic in ('invitation', 'change', 'place', 'payment', 'queue')),
  path text not null check (path ~ '^/[A-Za-z0-9/_-]*$' and length(path) <= 200),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz
);
create index push_note_due on push_note (next_attempt_at);
create index push_note_of_subscription on push_note (subscription_id);
