-- A stranger's page shows who is in the club, never how he is reached: a new telephone, address or note draws no page anew. Whoever
-- commits with something to tell also waits for all others who do; saving one's own contact now does not.
drop trigger content_changed on member;
create trigger content_changed after insert or delete or update of
  id, number, first_name, last_name, nickname, salutation, division_id, position, hog_number, hog_expires_on, member_since, life_time,
  ritual_on, front_patch_on, back_patch_on, approved_at, approved_by, excluded_on, exclusion_reason, patches_solved_on,
  patches_solved_note, archived_at, archived_by, archive_reason, consents_to_photos, photo_key, photo_at_door, erased_at, card_serial,
  created_at
  on member for each statement execute function tell_content_changed();
