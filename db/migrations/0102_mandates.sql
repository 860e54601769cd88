-- A mandate: a term of an office that brings a role along. The role of the account ends with the term.
alter table title_term
  add column role text
    check (role in ('Webmaster', 'Secretary', 'MembershipOfficer', 'Treasurer', 'Supervisor', 'RoadCaptain')),
  -- Who decided that it comes along.
  add column role_by integer references account,
  -- When the account got it; nothing until its first day.
  add column role_given_at timestamptz,
  -- The election it comes from.
  add column vote_id integer references meeting_vote on delete set null,
  -- Its holder and the Secretary were told that it ends in thirty days, in seven.
  add column told_month_at timestamptz,
  add column told_week_at timestamptz,
  add constraint title_term_role_by check ((role is null) = (role_by is null)),
  add constraint title_term_role_given check (role_given_at is null or role is not null);
create index title_term_by_role_by on title_term (role_by) where role_by is not null;
create index title_term_by_vote on title_term (vote_id) where vote_id is not null;

-- The term the account has its role by; nothing where somebody gave it by hand, without an end.
alter table account add column role_term_id integer references title_term on delete set null;
create index account_by_role_term on account (role_term_id) where role_term_id is not null;
