-- Who was asked to come, and whether the silent one was asked once more. The answer itself is the registration: a no is a
-- cancelled one.
create table invitation (
  event_id integer not null references event on delete cascade,
  member_id integer not null references member,
  invited_at timestamptz not null default now(),
  mail_id bigint references mail on delete set null,
  nudged_at timestamptz,
  primary key (event_id, member_id)
);
create index invitation_of_member on invitation (member_id);
create index invitation_of_mail on invitation (mail_id) where mail_id is not null;

-- An answer link may be for one event.
alter table answer_link add event_id integer references event on delete cascade;
alter table answer_link drop constraint answer_link_purpose_check;
alter table answer_link add constraint answer_link_purpose_check check (purpose in ('former-member', 'event'));
alter table answer_link add constraint answer_link_event_check check ((purpose <> 'event') = (event_id is null));
create index answer_link_of_event on answer_link (event_id) where event_id is not null;

-- Where somebody joins; a point that was taken away leaves him without one.
alter table registration add meeting_point_id integer references meeting_point on delete set null;
create index registration_of_point on registration (meeting_point_id) where meeting_point_id is not null;
