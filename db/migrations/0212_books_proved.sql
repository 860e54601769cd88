-- By night all sums of the club's money are compared with what they are made of: work of the house that stands in nobody's way.
alter table house_task drop constraint house_task_kind_check;
alter table house_task add constraint house_task_kind_check
  check (kind in ('chain', 'backup', 'restore', 'drill', 'copy', 'books'));
drop index house_task_one_copier;
create unique index house_task_one_copier on house_task ((true))
  where state in ('waiting', 'running') and kind not in ('chain', 'books');
create unique index house_task_one_prover on house_task ((true)) where state in ('waiting', 'running') and kind = 'books';
