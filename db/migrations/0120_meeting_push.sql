-- A meeting rings in phones too, and it is kept when.
-- The letter a device is told beside, so that whoever wrote it learns that the device was told.
alter table push_note add column letter text check (length(letter) <= 60);
-- When the push service took it.
alter table meeting_invitee add column pushed_at timestamptz;
