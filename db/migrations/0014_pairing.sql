-- A 'no' to a suggestion is remembered for ever: which payments (or whose credit) this movement is not for.
create table pairing_refusal (
  movement_id integer not null references bank_movement,
  suggestion text not null check (suggestion ~ '^([0-9]+([+][0-9]+)*|credit-[0-9]+|aside)$'),
  refused_by integer references account,
  refused_at timestamptz not null default now(),
  primary key (movement_id, suggestion)
);
