-- Letters that wait to be printed are counted with what waits for the Treasurer.
create trigger change_noted after insert or update or delete or truncate on paper_letter
  for each statement execute function note_change();
alter table paper_letter enable always trigger change_noted;
