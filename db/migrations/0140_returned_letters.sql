-- A letter the mail server took and another one sent back: when and why stands beside the tries to send it.
alter table mail_attempt drop constraint mail_attempt_outcome_check;
alter table mail_attempt add constraint mail_attempt_outcome_check
  check (outcome in ('sent', 'refused', 'postponed', 'unsure', 'unreached', 'reached', 'returned'));
