-- A message to a role, the board, debtors or a saved view; with documents of the club, each in the version that was chosen.
alter table message drop constraint message_audience_check;
alter table message add constraint message_audience_check
  check (audience in ('everybody', 'division', 'tag', 'event', 'role', 'board', 'debtors', 'view'));
alter table message add role text check (role in
  ('Applicant', 'Member', 'Webmaster', 'Secretary', 'MembershipOfficer', 'Treasurer', 'Supervisor', 'RoadCaptain'));
alter table message add view_id integer references member_view on delete set null;
create index message_of_view on message (view_id) where view_id is not null;

create table message_file (
  message_id integer not null references message on delete cascade,
  position smallint not null check (position between 1 and 3),
  -- Deleted since: what it was called stays.
  document_id integer references document on delete set null,
  number integer not null,
  title text not null,
  file_name text not null,
  type text not null,
  size integer not null,
  primary key (message_id, position)
);
create index message_file_of_document on message_file (document_id) where document_id is not null;
