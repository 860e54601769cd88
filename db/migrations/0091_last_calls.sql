-- The last call for a fee (§ 238 of the Civil Code): the day its letter names, how and when it was delivered, the last day to pay that
-- follows from it, and what became of the membership when the day had passed. One for a payment; written anew, it begins anew.
create table last_call (
  payment_id integer primary key references payment,
  called_on date not null,
  -- the last day as the letter names it
  stated_on date not null,
  -- how many days were to pay, and how many a posted letter is on its way, as the club had it then
  days smallint not null check (days between 1 and 365),
  post_days smallint not null check (post_days between 0 and 30),
  mail_id bigint references mail on delete set null,
  paper_id integer references paper_letter on delete set null,
  delivered_how text check (delivered_how in ('mail', 'posted', 'handed')),
  delivered_on date,
  -- the last day to pay; nothing until the letter is delivered
  last_on date,
  -- it came back: the time does not run
  bounced_on date,
  bounced_by integer references account,
  -- more time was given, on which day
  extended_on date,
  told_at timestamptz,
  outcome text check (outcome in ('ended', 'waived')),
  decided_on date,
  decided_by integer references account,
  reason text check (length(reason) between 1 and 2000),
  check ((delivered_how is null) = (delivered_on is null) and (delivered_on is null) = (last_on is null)),
  check (delivered_on is null or bounced_on is null),
  check ((outcome is null) = (decided_on is null))
);
create index last_call_undecided on last_call (last_on, payment_id) where outcome is null;
create index last_call_decided on last_call (decided_on desc, payment_id desc) where outcome is not null;
create index last_call_of_mail on last_call (mail_id) where mail_id is not null;
create index last_call_of_paper on last_call (paper_id) where paper_id is not null;
create index last_call_by_bouncer on last_call (bounced_by) where bounced_by is not null;
create index last_call_by_decider on last_call (decided_by) where decided_by is not null;
-- Those to be decided are counted with who is leaving.
create trigger change_noted after insert or update or delete or truncate on last_call
  for each statement execute function note_change();
alter table last_call enable always trigger change_noted;

-- A membership may end by a fee that was not paid.
alter table membership_closing drop constraint membership_closing_cause_check;
alter table membership_closing add constraint membership_closing_cause_check
  check (cause in ('excluded', 'departed', 'unpaid'));
