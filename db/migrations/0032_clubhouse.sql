-- Two officers with the same settings open: whoever saves second is told. The number moves with every change, whoever makes it.
alter table club_setting add column version integer not null default 1 check (version > 0);

create function count_setting_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger setting_version before update on club_setting for each row execute function count_setting_version();

-- The club's own logo, drawn anew from what was handed in. It lies in the database and not among the files, so that every
-- instance has it at once, and so has every backup.
create table club_logo (
  hash text primary key check (hash ~ '^[0-9a-f]{16}$'),
  bytes bytea not null check (length(bytes) between 1 and 1000000),
  width integer not null check (width between 1 and 1024),
  height integer not null check (height between 1 and 1024),
  created_at timestamptz not null default now()
);
