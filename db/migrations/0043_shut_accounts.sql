-- An account that is shut ends every way into it, whoever shuts it and from wherever: its sessions, the questions
-- it is half-way through, and every letter written before. Opening it again gives none of them back.

alter table account add column switched_at timestamptz;
comment on column account.switched_at is 'When it was last shut or opened again: the link of an older letter opens nothing.';
update account set switched_at = deactivated_at where deactivated_at is not null;

create function note_account_switched() returns trigger language plpgsql as $$
begin
  if (old.deactivated_at is null) = (new.deactivated_at is null) then
    return new;
  end if;
  new.switched_at := now();
  delete from session where account_id = new.id;
  delete from sign_in_challenge where account_id = new.id;
  return new;
end $$;
create trigger account_switched before update of deactivated_at on account
  for each row execute function note_account_switched();
