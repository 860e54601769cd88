-- Places kept for the people of a division inside the capacity, until the day they are released to everybody.
create table event_quota (
  event_id integer not null references event on delete cascade,
  division_id integer not null references division on delete cascade,
  places integer not null check (places between 1 and 10000),
  primary key (event_id, division_id)
);
create index event_quota_of_division on event_quota (division_id);
alter table event add quotas_released_on date;
