-- The stage before membership: from which day an applicant's road counts, and the member who goes it with him. Two tables, so
-- that forgetting a mentor takes nothing from the applicant.
create table applicant_road (
  member_id integer primary key references member,
  since date not null
);
create table applicant_mentor (
  member_id integer primary key references member,
  mentor_id integer not null references member,
  set_at timestamptz not null default now(),
  set_by integer references account,
  check (member_id <> mentor_id)
);
create index applicant_mentor_by_mentor on applicant_mentor (mentor_id);
create index applicant_mentor_by_setter on applicant_mentor (set_by) where set_by is not null;
