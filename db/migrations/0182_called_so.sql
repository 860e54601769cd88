-- Who is called so, or almost so, as functions: a statement with the words in it was read and planned anew for each search, which took
-- longer than searching. Here it is planned once a connection, always without knowing the word: for four letters or more the way by
-- the indexes is the right one whatever they are, and a guess from the word would be dearer than it spares.
create function called_so(word text) returns int[]
  language plpgsql stable parallel safe strict
  set plan_cache_mode = force_generic_plan
as $$
declare
  part text := '%' || regexp_replace(fold(word), '([\\%_])', '\\\1', 'g') || '%';
begin
  return array(select member.id from member where member.search like part);
end $$;

-- A part of the name, or a whole word of it with one slip: a wrong, missing, extra or swapped letter. Where enough people are really
-- called so, nobody is asked about those who are called almost so.
create function called_almost(word text) returns int[]
  language plpgsql stable parallel safe strict
  set plan_cache_mode = force_generic_plan
as $$
declare
  enough constant int := 10;
  folded text := fold(word);
  exactly int[] := called_so(word);
  slips text[];
  swapped text[];
begin
  if cardinality(exactly) >= enough then
    return exactly;
  end if;
  slips := slips_of(folded);
  swapped := array(
    select overlay(folded placing substr(folded, place + 1, 1) || substr(folded, place, 1) from place for 2)
    from generate_series(1, length(folded) - 1) as place);
  return exactly || array(
    select member.id from member
    where slips_of(member.search) && slips and member.id <> all(exactly) and exists (
      select from unnest(string_to_array(member.search, ' ')) as one
      where length(one) between length(folded) - 1 and length(folded) + 1
        and (levenshtein_less_equal(left(one, 80), left(folded, 80), 1) <= 1 or one = any(swapped))));
end $$;
