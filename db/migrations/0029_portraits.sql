-- A face to a name: one picture a card, and whether whoever verifies the card may see it.
alter table member add column photo_key text unique check (photo_key ~ '^[0-9a-f]{32}$');
alter table member add column photo_at_door boolean not null default false;
alter table member add check (photo_key is not null or not photo_at_door);

alter table consent drop constraint consent_kind_check;
alter table consent add constraint consent_kind_check check (kind in ('photos', 'contact', 'photo-at-door'));

create or replace function note_consent() returns trigger language plpgsql as $$
declare
  version integer := (select max(page_version.version) from page_version where slug = 'soukromi');
begin
  if new.consents_to_photos is distinct from (case tg_op when 'UPDATE' then old.consents_to_photos else false end) then
    insert into consent (member_id, kind, given, notice_version)
      values (new.id, 'photos', new.consents_to_photos, version);
  end if;
  if new.shares_contact is distinct from (case tg_op when 'UPDATE' then old.shares_contact else false end) then
    insert into consent (member_id, kind, given, notice_version)
      values (new.id, 'contact', new.shares_contact, version);
  end if;
  if new.photo_at_door is distinct from (case tg_op when 'UPDATE' then old.photo_at_door else false end) then
    insert into consent (member_id, kind, given, notice_version)
      values (new.id, 'photo-at-door', new.photo_at_door, version);
  end if;
  return null;
end $$;
drop trigger member_consents on member;
create trigger member_consents after insert or update of consents_to_photos, shares_contact, photo_at_door on member
  for each row execute function note_consent();
