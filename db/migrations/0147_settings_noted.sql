-- The club's settings are read by nearly every page and change a few times a year: they are remembered like the sums.
create trigger change_noted after insert or update or delete or truncate on club_setting
  for each statement execute function note_change();
alter table club_setting enable always trigger change_noted;
