-- Which end of a HOG number a member was told of, and how long before; nobody is told of one twice.
create table hog_reminder (
  member_id integer not null references member on delete cascade,
  expires_on date not null,
  days_before smallint not null check (days_before in (60, 30, 0)),
  sent_at timestamptz not null default now(),
  primary key (member_id, expires_on, days_before)
);
