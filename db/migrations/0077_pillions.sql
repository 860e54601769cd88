-- Who rides on the back seat, by name: at the start one ticks off people, not a number.
alter table registration add pillions text check (length(pillions) between 1 and 500);
