-- 'This applicant is somebody else': a no is remembered, so that the same card is not offered again.
create table application_match_refusal (
  application_id integer not null references application on delete cascade,
  member_id integer not null references member on delete cascade,
  refused_by integer references account,
  refused_at timestamptz not null default now(),
  primary key (application_id, member_id)
);
