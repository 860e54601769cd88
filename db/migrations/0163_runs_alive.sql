-- Until when whoever works on a run is believed to live; empty as long as nobody began, and for a house of before.
alter table batch add column alive_until timestamptz;
create index batch_running on batch (alive_until) where status = 'running';
-- Whoever had one may have died with it.
create index push_note_held on push_note (leased_until) where leased_until is not null;
create index hook_delivery_held on hook_delivery (leased_until) where state = 'waiting' and leased_until is not null;
