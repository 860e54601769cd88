-- A filter of the members with its columns and order, under a name: one's own, or shared with officers. What it asks is read again by
-- the rights of whoever uses it, each time.
create table member_view (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  name text not null check (length(name) between 1 and 60),
  shared boolean not null default false,
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  unique (account_id, name)
);
create index member_view_shared on member_view (name) where shared;
