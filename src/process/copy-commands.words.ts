import { defineWords } from '../ground/values/words.ts'

/** What the commands about copies of backups answer. */
export const copyCommandWords = defineWords({
  copiesUsage: {
    cs: 'copies                    vypíše kopie záloh mimo server',
    en: 'copies                    lists the copies of backups outside the server',
  },
  noCopies: { cs: 'Žádná kopie tu zatím není.', en: 'There is no copy yet.' },
  folder: { cs: '(složka)', en: '(folder)' },
  bucket: { cs: '(úložiště objektů)', en: '(object store)' },
  fetchUsage: {
    cs: 'fetch-copy JMÉNO SOUBOR   stáhne a otevře kopii do souboru (JMÉNO může být newest)',
    en: 'fetch-copy NAME FILE      fetches a copy and opens it into a file (NAME may be newest)',
  },
  fetchWhich: {
    cs: 'Řekni, kterou kopii a kam: npm run club -- fetch-copy newest SOUBOR',
    en: 'Say which copy and where to: npm run club -- fetch-copy newest FILE',
  },
  fetched: {
    cs: '{name} {place} je otevřená v {file}. Jsou v ní osobní údaje, hlídej ji.',
    en: '{name} {place} is opened in {file}. It holds personal data, guard it.',
  },
  drillUsage: {
    cs: 'drill-copy [JMÉNO]        zkusmo obnoví kopii v dočasné databázi; klubu se nedotkne',
    en: 'drill-copy [NAME]         restores a copy into a temporary database for trial; the club is not touched',
  },
  drillBrokenChain: {
    cs: '{name}: obnova prošla, ale záznam změn v ní nedrží.',
    en: '{name}: the restore passed, but the record of changes in it does not hold.',
  },
  drillPassed: {
    cs: '{name} {place}: zkušební obnova prošla, všechny součty souhlasí a záznam změn drží (záznamů {entries}).',
    en: '{name} {place}: the trial restore passed, all sums agree and the record of changes holds (entries {entries}).',
  },
  restoreUsage: {
    cs: 'restore-copy JMÉNO --replace  vrátí klub z kopie mimo server, všechno nynější zahodí (JMÉNO může být newest)',
    en: 'restore-copy NAME --replace   puts the club back from a copy outside the server, all of the present is thrown away (NAME may be newest)',
  },
  restoreConsent: {
    cs: 'Obnova zahodí všechno, co v klubu je teď. Potvrď to: npm run club -- restore-copy newest --replace',
    en: 'A restore throws away everything that is in the club now. Confirm it: npm run club -- restore-copy newest --replace',
  },
  needsIdentity: {
    cs: 'Kopie jsou zamčené veřejným klíčem. Přidej soukromý: --identity SOUBOR',
    en: 'The copies are locked for a public key. Add the private one: --identity FILE',
  },
})
