-- The same ride each Thursday: its events know that they belong together; each is otherwise an event like any other.
alter table event add column series_id integer;
create sequence event_series_id_seq as integer owned by event.series_id;
create index event_of_series on event (series_id, starts_at) where series_id is not null;
