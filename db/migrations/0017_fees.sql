-- The Treasurer's work: why a payment was put away, and which letters belong to a payment.

alter table payment add column archive_reason text check (length(archive_reason) between 1 and 2000);

-- What became of the instructions and reminders of a payment is looked up on every list.
create index mail_of_payment on mail ((params->>'paymentId'), id desc)
  where template in ('payment-instructions', 'payment-reminder');

-- Fees are counted by year and by the day the money came.
create index payment_by_period on payment (period) where type = '2';
create index allocation_of_payment_valid on allocation (payment_id) where reversed_at is null;
