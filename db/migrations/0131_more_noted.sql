-- Likely doubles, those who may lead a ride and the guests among those who pay are found once a change too, and these decide
-- who they are.
do $$
declare name text;
begin
  foreach name in array array['guest', 'member_merge', 'person_match_refusal', 'title_term'] loop
    execute format(
      'create trigger change_noted after insert or update or delete or truncate on %I for each statement execute function note_change()',
      name
    );
    execute format('alter table %I enable always trigger change_noted', name);
  end loop;
end $$;
