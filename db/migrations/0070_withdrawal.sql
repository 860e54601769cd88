-- Until when one withdraws for free, and how much of the money that came is given back after that day: all, a part, nothing.
alter table event add withdraw_free_until date;
alter table event add late_refund_percent smallint check (late_refund_percent between 0 and 100);
alter table event add constraint event_withdrawal_check check ((withdraw_free_until is null) = (late_refund_percent is null));
