-- A refund is ordered in the bank's own file, on which day, and is settled by the very movement it left the account by.
alter table refund add ordered_on date;
alter table refund add movement_id integer references bank_movement;
create unique index refund_by_movement on refund (movement_id) where movement_id is not null;
-- Settled by a person, or by the movement itself.
alter table refund drop constraint refund_check;
alter table refund add constraint refund_settled_check
  check ((settled_at is null) = (settled_by is null and movement_id is null));
