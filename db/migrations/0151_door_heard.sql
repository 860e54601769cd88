-- What a phone at the door says it counted after it had heard the house at this moment: its word is never older than that, however long
-- it was on the way. Nothing until it has heard the house once.
alter table meeting_door add column as_of timestamptz;
