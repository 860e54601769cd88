-- The Treasurer's screens are shown as they were drawn while nothing has changed of what they read: the bank, the reminders, the gifts.
do $$
declare
  name text;
begin
  foreach name in array array['bank_connection', 'bank_oddity', 'bank_reading', 'bank_state', 'bank_statement', 'bank_token',
    'donation_purpose', 'erased_person', 'giver', 'membership_closing', 'own_field', 'refund_account', 'reminder_plan',
    'reminder_plan_item']
  loop
    execute format('create trigger change_noted after insert or update or delete or truncate on %I
      for each statement execute function note_change()', name);
    execute format('alter table %I enable always trigger change_noted', name);
  end loop;
end $$;

-- Letters go by thousands: what is counted of the club need not be counted anew after each. They have a number of their own, taken as
-- the number of all changes is (0054).
create sequence changes.letters;

create function note_letters() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7203156);
  perform nextval('changes.letters');
  return null;
end $$;

create trigger letters_noted after insert or update or delete or truncate on mail
  for each statement execute function note_letters();
create trigger letters_noted after insert or update or delete or truncate on mail_attempt
  for each statement execute function note_letters();
alter table mail enable always trigger letters_noted;
alter table mail_attempt enable always trigger letters_noted;
