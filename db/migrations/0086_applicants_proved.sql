-- An address nobody has proved yet: the application stands apart until its letter's link is used or an officer lets it through.
alter table application add awaits_proof boolean not null default false;
alter table application add proved_at timestamptz;
alter table application add constraint application_proof_check check (not awaits_proof or proved_at is null);

-- Who was named in the form, and what he says to it.
create table application_sponsor (
  id integer generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  member_id integer not null references member on delete cascade,
  asked_at timestamptz not null default now(),
  answer text check (answer in ('confirmed', 'declined')),
  answered_at timestamptz,
  unique (application_id, member_id),
  check ((answer is null) = (answered_at is null))
);
create index application_sponsor_of_member on application_sponsor (member_id);

alter table answer_link add application_id integer references application on delete cascade;
alter table answer_link add sponsor_id integer references application_sponsor on delete cascade;
create index answer_link_of_application on answer_link (application_id) where application_id is not null;
create index answer_link_of_sponsor on answer_link (sponsor_id) where sponsor_id is not null;
alter table answer_link drop constraint answer_link_of_one;
alter table answer_link add constraint answer_link_of_one
  check (num_nonnulls(member_id, guest_id, application_id, sponsor_id) = 1);
alter table answer_link drop constraint answer_link_purpose_check;
alter table answer_link add constraint answer_link_purpose_check
  check (purpose in ('former-member', 'event', 'home', 'guest', 'application', 'sponsor'));
