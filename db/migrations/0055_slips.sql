-- What one slip can make of the words of a name: each word, and each with one letter left out. Two words are one slip apart
-- (a wrong, missing, extra or swapped letter) only if they share one of these, so an index finds them.
create function slips_of(words text) returns text[]
  language sql immutable parallel safe strict
  return (
    select coalesce(array_agg(distinct slip), '{}')
    from (
      select left(word, 40) as slip from unnest(string_to_array(words, ' ')) as word where length(word) > 2
      union all
      select overlay(left(word, 40) placing '' from place for 1)
      from unnest(string_to_array(words, ' ')) as word, generate_series(1, least(length(word), 40)) as place
      where length(word) > 2
    ) as slips
  );

create index member_by_slip on member using gin (slips_of(search));
