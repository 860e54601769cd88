export const backupRefusals = {
  not_a_backup: {
    status: 422,
    cs: 'Tohle není záloha Klubovny, nebo je poškozená.',
    en: 'This is not a backup of Klubovna, or it is damaged.',
  },
  newer_backup: {
    status: 409,
    cs: 'Záloha je z novější Klubovny. Nejdřív ji aktualizuj.',
    en: 'The backup comes from a newer Klubovna. Update first.',
  },
  other_schema: {
    status: 409,
    cs: 'Záloha je z jiné Klubovny, než jakou zná tahle: její tabulky vznikly jinak.',
    en: 'The backup comes from a Klubovna this one does not know: its tables were made otherwise.',
  },
  other_secret: {
    status: 409,
    cs: 'Záloha je zapečetěná jiným klíčem (APP_SECRET). Nastav ten, se kterým vznikla, nebo ji vrať u serveru příkazem restore-foreign.',
    en: 'The backup is sealed with another key (APP_SECRET). Set the one it was made with, or restore it at the server with restore-foreign.',
  },
  unsealed_backup: {
    status: 409,
    cs: 'Záloha nemá pečeť téhle Klubovny: je neúplná, změněná, nebo starší než pečetě. Vrátit ji může jen člověk u serveru příkazem restore-foreign.',
    en: 'The backup has no seal of this Klubovna: it is incomplete, changed, or older than seals. Only the person at the server can restore it, with restore-foreign.',
  },
  backup_changed: {
    status: 422,
    cs: 'Záloha se od svého vzniku změnila: pečeť nesouhlasí. Nic jsme neobnovili.',
    en: 'The backup was changed since it was made: the seal does not hold. Nothing was restored.',
  },
  backup_incomplete: {
    status: 422,
    cs: 'Záloha není úplná: chybí v ní tabulky, nebo v ní jsou jiné. Nic jsme neobnovili.',
    en: 'The backup is not complete: tables are missing, or others are there. Nothing was restored.',
  },
  backup_damaged: {
    status: 422,
    cs: 'Záloha je poškozená: po obnově nesouhlasí součty. Nic se nezměnilo.',
    en: 'The backup is damaged: the sums differ after restoring. Nothing has changed.',
  },
  restore_needs_database: {
    status: 409,
    cs: 'Obnova starší zálohy potřebuje dočasnou databázi a účet databáze ji nesmí založit. Dej mu právo CREATEDB.',
    en: 'Restoring an older backup needs a throw-away database and the database account may not make one. Give it CREATEDB.',
  },
  drill_needs_database: {
    status: 409,
    cs: 'Zkouška obnovy potřebuje dočasnou databázi a účet databáze ji nesmí založit. Dej mu právo CREATEDB.',
    en: 'The drill needs a throw-away database and the database account may not make one. Give it CREATEDB.',
  },
  copies_off: {
    status: 409,
    cs: 'Kopie mimo server nejsou zapnuté. Nastav BACKUP_PASSPHRASE nebo BACKUP_RECIPIENTS.',
    en: 'Copies outside the server are off. Set BACKUP_PASSPHRASE or BACKUP_RECIPIENTS.',
  },
  copy_failed: {
    status: 503,
    cs: 'Kopie zálohy neleží všude, kde má. Záloha na serveru je v pořádku, úložiště nebo složka kopií ne.',
    en: 'The copy of the backup does not lie everywhere it should. The backup on the server is fine; the store or the folder of copies is not.',
  },
  copy_locked: {
    status: 422,
    cs: 'Kopii tímhle klíčem neotevřeš: heslo, nebo soukromý klíč je jiný.',
    en: 'This key does not open the copy: the passphrase or the private key is another one.',
  },
  copy_damaged: {
    status: 422,
    cs: 'Kopie zálohy je poškozená: liší se od toho, co jsme poslali.',
    en: 'The copy of the backup is damaged: it differs from what was sent.',
  },
} as const
