-- Who has no account sees a meeting, proposes and votes by the link of his invitation.
alter table answer_link add meeting_id integer references meeting on delete cascade;
create index answer_link_of_meeting on answer_link (meeting_id) where meeting_id is not null;
alter table answer_link drop constraint answer_link_purpose_check;
alter table answer_link add constraint answer_link_purpose_check check (purpose in ('former-member', 'event', 'home', 'guest', 'application',
  'sponsor', 'data-check', 'rollam', 'giver', 'meeting'));
alter table answer_link add constraint answer_link_meeting_check check ((purpose = 'meeting') = (meeting_id is not null));
