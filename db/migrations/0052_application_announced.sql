-- When the Secretary was told of an application; those that wait already were seen on the list.
alter table application add column announced_at timestamptz;
update application set announced_at = submitted_at;
create index application_unannounced on application (id) where announced_at is null;
