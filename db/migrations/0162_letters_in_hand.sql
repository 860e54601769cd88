-- What a worker still has in his hand cannot have left: whoever takes it over from a dead one sends it without a doubt. False for
-- whatever a house of before is sending, which told no difference.
alter table mail add column in_hand boolean not null default false;
create index mail_being_sent on mail (leased_until) where state = 'sending';
