-- In which group somebody rides, and whether he leads or sweeps it.
alter table registration add ride_group integer check (ride_group between 1 and 50);
alter table registration add group_part text check (group_part in ('lead', 'sweep'));
alter table registration add constraint registration_part_of_group check (group_part is null or ride_group is not null);
