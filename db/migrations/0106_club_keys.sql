-- A key of the club itself, nobody's own: it names its areas as any other, and of people it reads what one office reads, never a
-- Webmaster's. Whoever made it answers for it while he is a Webmaster.
alter table program_key
  alter column account_id drop not null,
  add column office text check (office in ('Member', 'Secretary', 'MembershipOfficer', 'Treasurer', 'Supervisor')),
  add column made_by integer references account,
  add constraint program_key_owner check ((account_id is null) = (office is not null));
create index program_key_made_by on program_key (made_by);

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in (
  'mail-server-changed', 'mail-server-removed',
  'backup-downloaded', 'backup-uploaded', 'backup-deleted', 'backup-plan-changed', 'restore-asked',
  'area-granted', 'area-taken', 'program-key-made', 'program-key-revoked',
  'webmaster-made', 'webmaster-unmade', 'webmaster-shut', 'webmaster-opened', 'webmaster-unlocked',
  'treasurer-made', 'club-account-changed', 'bank-connected', 'bank-disconnected',
  'check-passkeys'
));
