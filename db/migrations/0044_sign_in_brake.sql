-- One password tried over many accounts from many addresses: failures of the whole club are counted together. One row,
-- changed by one statement at a time, so that instances count as one.
create table sign_in_brake (
  one boolean primary key default true check (one),
  failures timestamptz[] not null default '{}',
  held_until timestamptz
);
