-- One form sent twice (a double click, the back button) is one application.
alter table application add column form_id uuid unique;

-- Possible duplicates are looked up by whatever two people hardly share.
create index if not exists member_by_phone on member (phone);
create index if not exists member_by_birth_date on member (birth_date);
create index if not exists member_by_folded_name on member (fold(last_name), fold(first_name));
