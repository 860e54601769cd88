-- A guest pays for a ride as members do. Money is a member's or a guest's, never both; fees are members' alone.
alter table event drop constraint event_guests_check;
alter table event add constraint event_guests_check check (not guests_welcome or visibility = 'public');

alter table payment alter member_id drop not null;
alter table payment add guest_id integer references guest;
alter table payment add constraint payment_of_one check (num_nonnulls(member_id, guest_id) = 1);
alter table payment add constraint payment_of_guest_check check (guest_id is null or type = '1');
create index payment_of_guest on payment (guest_id) where guest_id is not null;

alter table refund alter member_id drop not null;
alter table refund add guest_id integer references guest;
alter table refund add constraint refund_of_one check (num_nonnulls(member_id, guest_id) = 1);
create index refund_of_guest on refund (guest_id) where guest_id is not null;

alter table ride_cash alter member_id drop not null;
alter table ride_cash add guest_id integer references guest;
alter table ride_cash add constraint ride_cash_of_one check (num_nonnulls(member_id, guest_id) = 1);
create index ride_cash_of_guest on ride_cash (guest_id) where guest_id is not null;

-- His name is gone; the row stays for the money that was his.
alter table guest add erased_at timestamptz;

-- Letters about money to guests are found by their payment as those to members are.
drop index mail_of_payment;
create index mail_of_payment on mail ((params->>'paymentId'), id desc)
  where template in ('payment-instructions', 'payment-reminder', 'guest-payment-instructions', 'guest-payment-reminder');
