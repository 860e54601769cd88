-- A copy of a backup, encrypted and sent outside the server, is long work of the house as well.
alter table house_task drop constraint house_task_kind_check;
alter table house_task add constraint house_task_kind_check check (kind in ('chain', 'backup', 'restore', 'drill', 'copy'));
