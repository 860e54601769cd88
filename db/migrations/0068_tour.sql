-- Whoever signs in for the first time is shown around once; those who know the house already are not.
alter table account add column toured_at timestamptz;
update account set toured_at = now() where signed_in_at is not null;
