-- The lists of members are counted once a change too, and tags are among what they are filtered by.
do $$
declare name text;
begin
  foreach name in array array['member_tag', 'tag'] loop
    execute format(
      'create trigger change_noted after insert or update or delete or truncate on %I for each statement execute function note_change()',
      name
    );
    execute format('alter table %I enable always trigger change_noted', name);
  end loop;
end $$;
