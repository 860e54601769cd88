-- Once a year everybody is asked whether what the club keeps about him is right: one round a year, one row for each person asked.
create table data_check (
  year integer primary key check (year between 2000 and 2200),
  started_at timestamptz not null default now(),
  started_by integer references account,
  -- The silent are reminded once.
  reminded_at timestamptz
);
create index data_check_by_starter on data_check (started_by) where started_by is not null;

create table data_check_person (
  year integer not null references data_check on delete cascade,
  member_id integer not null references member,
  asked_at timestamptz,
  reminded_at timestamptz,
  answer text check (answer in ('confirmed', 'corrected')),
  way text check (way in ('link', 'profile', 'in_person', 'phone')),
  answered_on date,
  -- The officer who heard it.
  noted_by integer references account,
  primary key (year, member_id),
  check ((answer is null) = (way is null)),
  check ((answer is null) = (answered_on is null)),
  check (noted_by is null or way = 'in_person' or way = 'phone')
);
create index data_check_person_of_member on data_check_person (member_id);
create index data_check_person_by_officer on data_check_person (noted_by) where noted_by is not null;

-- Who has answered is counted once a change.
create trigger change_noted after insert or update or delete or truncate on data_check_person
  for each statement execute function note_change();
alter table data_check_person enable always trigger change_noted;

alter table answer_link drop constraint answer_link_purpose_check;
alter table answer_link add constraint answer_link_purpose_check
  check (purpose in ('former-member', 'event', 'home', 'guest', 'application', 'sponsor', 'data-check'));
