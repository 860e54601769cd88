-- Whatever a stranger's page shows tells the running houses when it changes, so that none of them shows an old page.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', '');
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array[
    'album', 'photo', 'event', 'meeting_point', 'registration', 'division', 'member', 'page_version', 'club_setting'
  ] loop
    execute format(
      'create trigger content_changed after insert or update or delete on %I for each statement execute function tell_content_changed()',
      name
    );
  end loop;
end $$;
