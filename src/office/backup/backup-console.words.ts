import { defineWords } from '../../ground/values/words.ts'

/** What the person at the server reads of a backup. */
export const backupConsoleWords = defineWords({
  restored: {
    cs: 'Klub je zpátky v podobě z {moment}: řádků {rows}, souborů {files}, součty souhlasí. Všichni se přihlásí znovu.',
    en: 'The club is back as it was at {moment}: rows {rows}, files {files}, the sums agree. Everybody signs in anew.',
  },
  foreign: {
    cs: 'Záloha z {moment}, Klubovna {version}, karet členů {members}, řádků {rows}.',
    en: 'A backup of {moment}, Klubovna {version}, member cards {members}, rows {rows}.',
  },
  unsealed_backup: {
    cs: 'Pečeť: záloha nemá pečeť (je starší než 0.2.0, nebo ji někdo sundal): za to, že ji nikdo nezměnil, ručíš ty.',
    en: 'Seal: the backup has no seal (it is older than 0.2.0, or somebody took it off): that nobody changed it is for you to vouch.',
  },
  other_secret: {
    cs: 'Pečeť: záloha je zapečetěná jiným klíčem, a bez něj (OLD_APP_SECRET) za její obsah ručíš ty.',
    en: 'Seal: the backup is sealed with another key, and without it (OLD_APP_SECRET) you vouch for what is in it.',
  },
  proved: {
    cs: 'Pečeť: záloha je zapečetěná klíčem z OLD_APP_SECRET a od té doby ji nikdo nezměnil.',
    en: 'Seal: the backup is sealed with the key in OLD_APP_SECRET, and nobody changed it since.',
  },
  ours: {
    cs: 'Pečeť: záloha je zapečetěná klíčem téhle Klubovny; stačí restore.',
    en: 'Seal: the backup is sealed with the key of this Klubovna; restore is enough.',
  },
  webmasters: { cs: 'Webmasteři v ní: {names}.', en: 'Webmasters in it: {names}.' },
  nobody: { cs: 'nikdo', en: 'nobody' },
  nothingChanged: {
    cs: 'Nic se nezměnilo. Obnova zahodí všechno, co v klubu je teď: přidej --replace.',
    en: 'Nothing was changed. A restore throws away everything that is in the club now: add --replace.',
  },
  upgradedUnsaved: {
    cs: 'Pozor: databáze se mění pro novou verzi bez zálohy (BACKUP_BEFORE_UPGRADE=off).',
    en: 'Warning: the database changes for the new version without a backup (BACKUP_BEFORE_UPGRADE=off).',
  },
  notSavedBeforeUpgrade: {
    cs: 'Před úpravou databáze pro novou verzi se nepovedlo klub zálohovat: {why} Nic se nezměnilo. Odstraň příčinu a spusť Klubovnu znovu; máš-li zálohu odjinud, jde to i bez ní s BACKUP_BEFORE_UPGRADE=off.',
    en: 'The club could not be backed up before the database changes for the new version: {why} Nothing was changed. Remove the cause and start Klubovna again; if you have a backup from elsewhere, it goes without one too, with BACKUP_BEFORE_UPGRADE=off.',
  },
  changes: { cs: 'Tabulky se změní ({count}):', en: 'The tables will change ({count}):' },
  noChanges: { cs: 'Tabulky zůstanou, jak jsou.', en: 'The tables stay as they are.' },
  freshBackup: {
    cs: 'Poslední záloha: {name}, {moment}, {size}.',
    en: 'Last backup: {name}, {moment}, {size}.',
  },
  oldBackup: {
    cs: 'Poslední záloha je starší než den: {name}, {moment}, {size}.',
    en: 'The last backup is older than a day: {name}, {moment}, {size}.',
  },
  noBackup: { cs: 'Záloha tu není žádná.', en: 'There is no backup here.' },
  savesFirst: {
    cs: 'Než se tabulky změní, klub se při startu sám uloží.',
    en: 'Before the tables change, the start saves the club by itself.',
  },
  savesNothing: {
    cs: 'Start klub předem neuloží (BACKUP_BEFORE_UPGRADE=off).',
    en: 'The start does not save the club first (BACKUP_BEFORE_UPGRADE=off).',
  },
  room: { cs: 'Volné místo: {free}, potřeba je {wanted}.', en: 'Free room: {free}, wanted is {wanted}.' },
  mayUpgrade: { cs: 'Můžeš aktualizovat.', en: 'You may upgrade.' },
  noFreshBackup: {
    cs: 'Ještě ne: napřed ulož klub (npm run club -- backup SOUBOR, nebo ve Správě).',
    en: 'Not yet: save the club first (npm run club -- backup FILE, or in Administration).',
  },
  noRoom: { cs: 'Ještě ne: napřed uvolni místo na disku.', en: 'Not yet: make room on the disk first.' },
})
