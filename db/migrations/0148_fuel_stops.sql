-- How far a motorcycle goes on a tank, where its owner has said so; and where a ride stops for fuel: kilometres from the start
-- with the place the captain has named, or null until then.
alter table motorcycle add column range_km integer check (range_km between 30 and 1000);
alter table event add column fuel_stops jsonb not null default '[]' check (jsonb_typeof(fuel_stops) = 'array');
