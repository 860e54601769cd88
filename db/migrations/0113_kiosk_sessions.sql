-- A tablet on the table is a session of its own kind: it opens one screen, and what concerns a debt or cash asks for its PIN.
alter table session add column pin_hash text;
