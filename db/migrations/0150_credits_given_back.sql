-- What the club keeps for somebody goes back to him as any other refund does: it waits on the list until the money has left.
alter table refund alter payment_id drop not null;
alter table refund add credit_id integer unique references credit;
alter table refund add constraint refund_for_one check (num_nonnulls(payment_id, credit_id) = 1);
