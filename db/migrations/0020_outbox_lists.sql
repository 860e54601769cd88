-- What the outbox screen and a person's card ask for.

create index mail_of_template on mail (template, id desc);
create index mail_of_account on mail (account_id) where account_id is not null;
