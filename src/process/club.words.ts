import { defineWords } from '../ground/values/words.ts'

/** What a command given at the server answers. */
export const clubWords = defineWords({
  usage: { cs: 'Použití: npm run club -- PŘÍKAZ', en: 'Usage: npm run club -- COMMAND' },
  createWebmasterUsage: {
    cs: 'create-webmaster E-MAIL   založí účet webmastera a vypíše odkaz k nastavení hesla',
    en: 'create-webmaster E-MAIL   makes the account of a Webmaster and prints the link that sets its password',
  },
  webmasterMade: {
    cs: 'Účet webmastera je založen. Heslo se nastaví tady (odkaz platí 72 hodin a jen jednou):\n{link}',
    en: 'The account of the Webmaster is made. Its password is set here (the link is good for 72 hours and once only):\n{link}',
  },
  showLinkUsage: {
    cs: 'show-link ČÍSLO           vypíše jednorázový odkaz z dopisu v poště klubu',
    en: 'show-link NUMBER          prints the one-time link of a letter in the club’s outbox',
  },
  noSuchLink: {
    cs: 'Takový dopis s odkazem v poště klubu není.',
    en: 'There is no such letter with a link in the club’s outbox.',
  },
  backupUsage: {
    cs: 'backup SOUBOR             uloží celý klub do jednoho souboru',
    en: 'backup FILE               saves the whole club into one file',
  },
  backupWhere: {
    cs: 'Řekni, kam zálohu uložit: npm run club -- backup SOUBOR',
    en: 'Say where to save the backup: npm run club -- backup FILE',
  },
  backupMade: {
    cs: 'Záloha je hotová: {file}, tabulek {tables}, řádků {rows}, souborů {files}. Jsou v ní osobní údaje, hlídej ji.',
    en: 'The backup is made: {file}, tables {tables}, rows {rows}, files {files}. It holds personal data, guard it.',
  },
  restoreUsage: {
    cs: 'restore SOUBOR --replace  vrátí klub do podoby ze zálohy, všechno nynější zahodí',
    en: 'restore FILE --replace    puts the club back as it is in the backup, all of the present is thrown away',
  },
  restoreConsent: {
    cs: 'Obnova zahodí všechno, co v klubu je teď. Potvrď to: npm run club -- restore SOUBOR --replace',
    en: 'A restore throws away everything that is in the club now. Confirm it: npm run club -- restore FILE --replace',
  },
  foreignUsage: {
    cs: 'restore-foreign SOUBOR    řekne, co je v záloze bez pečeti nebo s cizí; s --replace ji vrátí',
    en: 'restore-foreign FILE      says what is in a backup with no seal or a foreign one; with --replace restores it',
  },
  foreignWhich: {
    cs: 'Řekni, kterou zálohu: npm run club -- restore-foreign SOUBOR',
    en: 'Say which backup: npm run club -- restore-foreign FILE',
  },
  reviewWebmasters: {
    cs: 'Projdi účty s rolí Webmaster.',
    en: 'Go through the accounts with the role Webmaster.',
  },
  drillUsage: {
    cs: 'drill                     zkouška obnovy: čerstvá záloha se vrátí do dočasné databáze a porovná',
    en: 'drill                     a trial restore: a fresh backup goes into a temporary database and is compared',
  },
  drillBrokenChain: {
    cs: 'Obnova prošla, ale záznam změn je porušený: {fault}.',
    en: 'The restore passed, but the record of changes is broken: {fault}.',
  },
  drillPassed: {
    cs: 'Zkouška obnovy prošla za {seconds} s: tabulek {tables}, řádků {rows}, souborů {files}, všechny součty souhlasí a záznam změn drží (záznamů {entries}).',
    en: 'The trial restore passed in {seconds} s: tables {tables}, rows {rows}, files {files}, all sums agree and the record of changes holds (entries {entries}).',
  },
  supportUsage: {
    cs: 'support SOUBOR            zapíše pro toho, kdo pomáhá: verze, stav, poslední chyby; nic osobního',
    en: 'support FILE              writes for whoever helps: versions, state, last errors; nothing personal',
  },
  supportWhere: {
    cs: 'Řekni, kam to zapsat: npm run club -- support SOUBOR',
    en: 'Say where to write it: npm run club -- support FILE',
  },
  supportMade: {
    cs: 'Zapsáno do {file}. Jména, adresy, texty ani hesla v něm nejsou; než ho pošleš, klidně si ho přečti.',
    en: 'Written to {file}. There are no names, addresses, texts or passwords in it; feel free to read it before you send it.',
  },
  verifyUsage: {
    cs: 'verify-audit              ověří, že do záznamu změn nikdo nezasáhl',
    en: 'verify-audit              proves that nobody touched the record of changes',
  },
  chainBroken: { cs: 'Záznam změn je porušený: {fault}.', en: 'The record of changes is broken: {fault}.' },
  chainHolds: {
    cs: 'Záznam změn je v pořádku, záznamů: {entries}.',
    en: 'The record of changes is in order, entries: {entries}.',
  },
  dkimUsage: {
    cs: 'dkim                      vypíše záznam DNS ke klíči, kterým se podepisují dopisy',
    en: 'dkim                      prints the DNS record of the key that signs letters',
  },
  mailInUsage: {
    cs: 'mail-in                   přečte ze vstupu jeden dopis: vrácený se zapíše, odhlášení e-mailů platí',
    en: 'mail-in                   reads one letter from its input: a returned one is noted, a wish for no more mail holds',
  },
  upgradeCheckUsage: {
    cs: 'upgrade-check             řekne, co s klubem udělá start téhle verze, a nic nezmění',
    en: 'upgrade-check             says what a start of this version will do to the club, and changes nothing',
  },
})
