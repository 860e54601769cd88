-- Whoever is asked with his household is looked up in the run by his number, and whoever answers a letter by his office: an item
-- costs the same in a run of ten and in one of five thousand.
create index batch_item_of_thing on batch_item (batch_id, item_id) where state = 'waiting';
create index account_by_role on account (role);
