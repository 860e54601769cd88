-- Whom the money in the bank may mean is looked up by names, homes and households, which hardly ever change; it was looked up anew after
-- every change of anything. They have a number of their own now, taken as the number of all changes is (0054).
create sequence changes.names;

create function note_names() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7203155);
  perform nextval('changes.names');
  return null;
end $$;

create trigger names_noted after insert or delete or truncate on member for each statement execute function note_names();
create trigger names_noted_update after update of first_name, last_name, nickname, street, postal_code, city, erased_at on member
  for each row when ((old.first_name, old.last_name, old.nickname, old.street, old.postal_code, old.city, old.erased_at)
    is distinct from (new.first_name, new.last_name, new.nickname, new.street, new.postal_code, new.city, new.erased_at))
  execute function note_names();
create trigger names_noted after insert or update or delete or truncate on household_member
  for each statement execute function note_names();
-- Also where a restore or a replica keeps the other triggers still.
alter table member enable always trigger names_noted, enable always trigger names_noted_update;
alter table household_member enable always trigger names_noted;

-- What somebody owes is found without reading what he has paid in ten years.
create index payment_open_of_member on payment (member_id) where status in ('DUE', 'REMINDER1', 'REMINDER2');
