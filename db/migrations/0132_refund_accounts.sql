-- Where somebody lets the club give money back, kept with his consent: from which day, and who wrote it down.
create table refund_account (
  member_id integer primary key references member,
  account text not null check (account ~ '^(\d{1,6}-)?\d{2,10}/\d{4}$'),
  consented_on date not null,
  -- Signed on paper and written down by an officer; otherwise given by himself.
  is_on_paper boolean not null,
  set_at timestamptz not null default now(),
  set_by integer references account
);
create index refund_account_by_setter on refund_account (set_by) where set_by is not null;
