-- A substitute meeting, where the first one had no quorum.
alter table meeting add substitute_of integer references meeting on delete set null;
create index meeting_substitute_of on meeting (substitute_of);
