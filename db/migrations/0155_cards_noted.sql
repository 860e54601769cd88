-- Whoever asks for a card again before anything has changed is told what he was told: so everything a card and a list are read
-- from notes its changes.
do $$
declare name text;
begin
  foreach name in array array['motorcycle', 'dead_address', 'title', 'member_view'] loop
    execute format(
      'create trigger change_noted after insert or update or delete or truncate on %I for each statement execute function note_change()',
      name
    );
    execute format('alter table %I enable always trigger change_noted', name);
  end loop;
end $$;
