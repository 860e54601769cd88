-- Who pays for whom: everybody in a household has a row, and its payer is one of them. Each keeps payments of his own.
create table household_member (
  member_id integer primary key references member,
  payer_id integer not null references member,
  set_at timestamptz not null default now(),
  set_by integer references account,
  unique (member_id, payer_id),
  -- Whoever pays for others pays for himself too, so no household leads to another one.
  constraint household_payer foreign key (payer_id, payer_id)
    references household_member (member_id, payer_id) deferrable initially deferred
);
create index household_member_by_payer on household_member (payer_id);
create index household_member_by_setter on household_member (set_by) where set_by is not null;

-- What is owed in all is counted with it.
create trigger change_noted after insert or update or delete or truncate on household_member
  for each statement execute function note_change();
alter table household_member enable always trigger change_noted;
