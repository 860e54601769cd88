-- Fields the club adds to its cards by itself. Who reads and writes one is decided by a row of the one table of visibility, by its name.
-- A choice keeps its number for life, so that it can be renamed; a number is never given to another one.
create table own_field (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  kind text not null check (kind in ('text', 'number', 'day', 'choice', 'yesNo')),
  seen_as text not null check (
    seen_as in ('name', 'title', 'phone', 'email', 'hog', 'since', 'private', 'address', 'emergency', 'note')
  ),
  position integer not null default 0,
  in_application boolean not null default false,
  choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array'),
  last_choice integer not null default 0
);
create unique index own_field_name on own_field (fold(name));

-- What they say stands on the card itself, by the number of the field: it is read, locked, versioned and erased with it.
alter table member add column own jsonb not null default '{}' check (jsonb_typeof(own) = 'object');
alter table application add column own jsonb not null default '{}' check (jsonb_typeof(own) = 'object');

-- The texts of them all, to be found by a part: whether the reader may look into the field it stands in is asked besides.
create function own_words(own jsonb) returns text
  language sql immutable parallel safe strict
  return (
    select coalesce(string_agg(public.fold(value #>> '{}'), ' '), '')
    from jsonb_each(own) where jsonb_typeof(value) = 'string'
  );
create index member_by_own_words on member using gin (own_words(own) gin_trgm_ops) where own <> '{}';
