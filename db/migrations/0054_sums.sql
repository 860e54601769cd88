-- What the officers' screens count and sum on every view stands in the index whole, so that the rows need not be read.

drop index payment_by_period;
create index payment_by_period on payment (period, member_id) include (status, amount) where type = '2';
create index payment_by_status on payment (status, due_on, reminder1_at) include (amount);
create index member_in_club on member (id)
  include (division_id, life_time, member_since, approved_at, hog_number, hog_expires_on)
  where archived_at is null and excluded_on is null and erased_at is null;

-- Sums of the whole club are remembered by the running houses until anything they are counted from changes. Whoever changes it
-- takes the next number at once and holds the shared lock until his change can be seen by others: a sum counted while
-- nobody held it is good for as long as the number stays. Apart from the club's own sequences, which a restore sets back.
create schema changes;
create sequence changes.number;

create function note_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7203154);
  perform nextval('changes.number');
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array[
    'account', 'allocation', 'application', 'bank_movement', 'batch', 'batch_item', 'credit', 'division', 'donation', 'erasure',
    'event', 'hide_request', 'hog_proposal', 'leave_request', 'member', 'pairing_refusal', 'payment', 'refund', 'registration'
  ] loop
    execute format(
      'create trigger change_noted after insert or update or delete or truncate on %I for each statement execute function note_change()',
      name
    );
    -- Also where a restore or a replica keeps the other triggers still.
    execute format('alter table %I enable always trigger change_noted', name);
  end loop;
end $$;
