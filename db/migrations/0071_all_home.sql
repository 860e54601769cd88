-- After a ride each rider is asked once whether he got home; whoever did not say so is missing. The captain closes the ride with
-- what is worth keeping: how far it was and a few words.
alter table registration add home_asked_at timestamptz;
alter table registration add home_at timestamptz;
alter table event add closed_at timestamptz;
alter table event add closed_by integer references account;
alter table event add ridden_km integer check (ridden_km between 0 and 20000);
alter table event add ride_note text check (length(ride_note) between 1 and 1000);
create index event_closed_by on event (closed_by) where closed_by is not null;

alter table ride_act drop constraint ride_act_kind_check;
alter table ride_act add constraint ride_act_kind_check check (kind in ('here', 'undo', 'look', 'home', 'away'));

alter table answer_link drop constraint answer_link_purpose_check;
alter table answer_link add constraint answer_link_purpose_check check (purpose in ('former-member', 'event', 'home'));
alter table answer_link drop constraint answer_link_event_check;
alter table answer_link add constraint answer_link_event_check check ((purpose = 'former-member') = (event_id is null));
