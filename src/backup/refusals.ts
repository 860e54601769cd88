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
    cs: 'Záloha je ze starší Klubovny. Obnov ji ve verzi, ze které je, a pak aktualizuj.',
    en: 'The backup comes from an older Klubovna. Restore it in its own version, then update.',
  },
  other_secret: {
    status: 409,
    cs: 'Záloha patří k jinému klíči (APP_SECRET). Nastav ten, se kterým vznikla.',
    en: 'The backup belongs to another key (APP_SECRET). Set the one it was made with.',
  },
  backup_damaged: {
    status: 422,
    cs: 'Záloha je poškozená: po obnově nesouhlasí součty. Nic se nezměnilo.',
    en: 'The backup is damaged: the sums differ after restoring. Nothing has changed.',
  },
  drill_needs_database: {
    status: 409,
    cs: 'Zkouška obnovy potřebuje dočasnou databázi a účet databáze ji nesmí založit. Dej mu právo CREATEDB.',
    en: 'The drill needs a throw-away database and the database account may not make one. Give it CREATEDB.',
  },
} as const
