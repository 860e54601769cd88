-- What was put to a payment is never rewritten, by the app either: it may be taken back once, with a reason, and stays so. Only the words
-- of a note may go, for they may name a person who is forgotten.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'what was put to a payment stays in the books';
  end if;
  if (old.id, old.payment_id, old.movement_id, old.amount, old.mode, old.created_at, old.created_by)
    is distinct from (new.id, new.payment_id, new.movement_id, new.amount, new.mode, new.created_at, new.created_by) then
    raise exception 'what was put to a payment is not rewritten';
  end if;
  if old.reversed_at is not null
    and (old.reversed_at, old.reversed_by) is distinct from (new.reversed_at, new.reversed_by) then
    raise exception 'what was taken back stays taken back';
  end if;
  return new;
end $$;
create trigger allocation_is_final before update or delete on allocation
  for each row execute function refuse_rewriting();
