-- Letters about payments for people without an e-mail address, or who want paper: kept as they were written, until
-- somebody posts them or hands them over. The day of it is where a person's time to pay begins.
create table paper_letter (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  payment_id integer not null references payment,
  kind text not null check (kind in ('instructions', 'reminder1', 'reminder2')),
  params jsonb not null,
  created_at timestamptz not null default now(),
  created_by integer references account,
  delivered_how text check (delivered_how in ('posted', 'handed')),
  delivered_on date,
  delivered_by integer references account,
  check ((delivered_how is null) = (delivered_on is null))
);
-- A letter written again before it went out is the same letter with today's words.
create unique index paper_letter_waiting on paper_letter (payment_id, kind) where delivered_on is null;
create index paper_letter_of_payment on paper_letter (payment_id);
create index paper_letter_of_member on paper_letter (member_id);
create index paper_letter_delivered on paper_letter (delivered_on desc, id desc) where delivered_on is not null;
create index paper_letter_by_creator on paper_letter (created_by) where created_by is not null;
create index paper_letter_by_bearer on paper_letter (delivered_by) where delivered_by is not null;
