-- What a club brings along from before: what it kept for people, what they owed it, and which years they had paid. No bank has said any
-- of it, so it has no movement of ours; it is known by the import it came with.
alter table payment add import_id integer references member_import;
create index payment_of_import on payment (import_id) where import_id is not null;
-- A year that was paid before the club came here is paid by nothing that we know of.
alter table payment drop constraint payment_amount_check;
alter table payment add constraint payment_amount_check
  check (amount > 0 or (amount = 0 and import_id is not null and num_nonnulls(paid_at, archived_at) > 0));

alter table credit alter movement_id drop not null;
alter table credit add import_id integer references member_import;
create index credit_of_import on credit (import_id) where import_id is not null;

alter table allocation drop constraint allocation_mode_check;
alter table allocation add constraint allocation_mode_check check (mode in ('automatic', 'manual', 'cash', 'opening'));
alter table allocation drop constraint allocation_check;
alter table allocation add constraint allocation_movement_check
  check ((mode = 'cash' or mode = 'opening') = (movement_id is null));
