-- A task of the house put down because the house was closed in order: it is begun again, and not counted as a death.
alter table house_task add column times_put_down integer not null default 0 check (times_put_down >= 0);
