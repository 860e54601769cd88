-- Pairing looks for the people a payer may have meant. Names are written here as names.ts reads them, so that an index finds
-- those few and the whole club need not be read for one movement.

create function plain_name(name text) returns text
  language sql immutable parallel safe strict
  return lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'));

-- The words of a surname with 'l' before them, those of a first name with 'f'.
create function name_marks(last_name text, first_name text) returns text[]
  language sql immutable parallel safe strict
  return array(
    select 'l' || word[1] from regexp_matches(plain_name(last_name), '[a-z]+', 'g') as word where length(word[1]) > 1
    union
    select 'f' || word[1] from regexp_matches(plain_name(first_name), '[a-z]+', 'g') as word
  );

-- What is common to Novák and Nováková.
create function surname_stem(last_name text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(plain_name(last_name), '(?<=[a-z]{3})(?:ova|[yai])$', '');

-- What one slip can make of a surname, as for the search of names.
create function surname_slips(last_name text) returns text[]
  language sql immutable parallel safe strict
  return slips_of(regexp_replace(plain_name(last_name), '[^a-z]+', ' ', 'g'));

create index member_by_surname_slip on member using gin (surname_slips(last_name)) where erased_at is null;
create index member_by_name_marks on member using gin (name_marks(last_name, first_name)) where erased_at is null;
create index member_by_nickname on member (plain_name(nickname)) where erased_at is null;
create index member_by_stem on member (surname_stem(last_name)) where erased_at is null;
create index member_by_home on member (fold(street || ' ' || coalesce(postal_code, city))) where erased_at is null;
