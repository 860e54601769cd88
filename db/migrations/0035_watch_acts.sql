-- Rare acts of one person, or of the system, are found at once however much else he did.
create index audit_by_act_and_actor on audit_entry (action, actor_account_id, seq desc);
