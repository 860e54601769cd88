-- The notices of one account, seen ones too, are found without reading everybody's.
create index notice_by_account on notice (account_id);
