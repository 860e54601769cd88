-- How often whoever draws photos fell over this one: a passing fault is tried again, a photo that always does it is not.
alter table upload add column attempts integer not null default 0 check (attempts >= 0);
