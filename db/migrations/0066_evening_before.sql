-- What to take along, told the evening before; and who was told, so that nobody is told twice.
alter table event add bring text check (length(bring) between 1 and 500);
alter table registration add reminded_at timestamptz;
