-- The dashboard counts meetings whose minutes are not out yet.
do $$
declare name text;
begin
  foreach name in array array['meeting', 'meeting_minutes'] loop
    execute format(
      'create trigger change_noted after insert or update or delete or truncate on %I for each statement execute function note_change()',
      name
    );
    execute format('alter table %I enable always trigger change_noted', name);
  end loop;
end $$;
