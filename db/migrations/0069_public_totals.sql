-- What has come for a purpose is shown to strangers only where the club wants it.
alter table donation_purpose add column shows_total boolean not null default false;
