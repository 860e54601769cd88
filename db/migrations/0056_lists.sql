-- A list opens on its first page without looking at the rest: each order it has stands in an index, in Czech order where it is
-- by name, and those who are listed can be counted there.

create index member_listed on member (last_name collate cs, first_name collate cs, id)
  where erased_at is null and archived_at is null;

drop index member_by_division;
create index member_by_division on member (division_id, last_name collate cs, first_name collate cs, id);

-- Whoever has no day there comes last, whichever way it is sorted.
create index member_by_since on member ((coalesce(member_since, 'infinity'::date)));
create index member_by_since_down on member ((coalesce(member_since, '-infinity'::date)));
