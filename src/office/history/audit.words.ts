import { defineWords } from '../../ground/values/words.ts'

export const auditWords = defineWords({
  title: { cs: 'Záznam změn', en: 'Record of changes' },
  filter: { cs: 'Hledání v záznamu změn', en: 'Search in the record of changes' },
  number: { cs: 'Číslo', en: 'Number' },
  when: { cs: 'Kdy', en: 'When' },
  action: { cs: 'Co se stalo', en: 'What happened' },
  who: { cs: 'Kdo', en: 'Who' },
  whoHint: { cs: 'jméno nebo e-mail', en: 'name or e-mail' },
  about: { cs: 'Koho se to týká', en: 'About whom' },
  aboutHint: { cs: 'jméno, e-mail, číslo', en: 'name, e-mail, number' },
  changes: { cs: 'Změny', en: 'Changes' },
  note: { cs: 'Poznámka', en: 'Note' },
  area: { cs: 'Oblast', en: 'Area' },
  anyArea: { cs: 'Všechno', en: 'Everything' },
  anyAction: { cs: 'Cokoli', en: 'Anything' },
  from: { cs: 'Od', en: 'From' },
  to: { cs: 'Do', en: 'To' },
  text: { cs: 'Slovo v podrobnostech', en: 'A word in the details' },
  onlySystem: { cs: 'Jen systémové akce', en: 'System actions only' },
  apply: { cs: 'Hledat', en: 'Search' },
  clear: { cs: 'Zrušit filtry', en: 'Clear filters' },
  more: { cs: 'Další filtry', en: 'More filters' },
  list: { cs: 'Co se stalo', en: 'What happened' },
  system: { cs: 'systémová akce', en: 'system action' },
  nothing: { cs: 'nic', en: 'nothing' },
  hidden: {
    cs: {
      one: '{count} údaj tu není pro tebe',
      few: '{count} údaje tu nejsou pro tebe',
      many: '{count} údaje tu není pro tebe',
      other: '{count} údajů tu není pro tebe',
    },
    en: { one: '{count} value is not for you to see', other: '{count} values are not for you to see' },
  },
  erased: {
    cs: 'Podrobnosti vymazány na žádost člověka, kterého se týkaly.',
    en: 'The details were erased at the request of the person they were about.',
  },
  empty: { cs: 'Zatím se nic nestalo.', en: 'Nothing has happened yet.' },
  emptyFiltered: { cs: 'Nic takového se nestalo.', en: 'Nothing like that has happened.' },
  emptyWindow: {
    cs: 'V téhle části záznamu to slovo není. Starší část se hledá zvlášť.',
    en: 'The word is not in this part of the record. The older part is searched separately.',
  },
  onlyOne: { cs: 'Jen záznamy o kartě: {name}', en: 'Only entries about the card: {name}' },
  entry: { cs: 'č. {seq}', en: 'no. {seq}' },
  older: { cs: 'Starší', en: 'Older' },
  newer: { cs: 'Novější', en: 'Newer' },
  newest: { cs: 'Nejnovější', en: 'Newest' },
  pages: { cs: 'Stránky záznamu změn', en: 'Pages of the record of changes' },
  exportCsv: { cs: 'Stáhnout CSV', en: 'Download CSV' },
  loadFailed: { cs: 'Záznam změn se nepodařilo načíst.', en: 'The record of changes could not be loaded.' },
  entries: {
    cs: { one: '{count} záznam', few: '{count} záznamy', many: '{count} záznamu', other: '{count} záznamů' },
    en: { one: '{count} entry', other: '{count} entries' },
  },
})

export const areaWords = defineWords({
  people: { cs: 'Lidé a karty', en: 'People and cards' },
  accounts: { cs: 'Účty a přihlášení', en: 'Accounts and signing in' },
  money: { cs: 'Peníze', en: 'Money' },
  events: { cs: 'Akce', en: 'Events' },
  gallery: { cs: 'Fotky', en: 'Photos' },
  texts: { cs: 'Texty a novinky', en: 'Texts and news' },
  mail: { cs: 'Pošta', en: 'Mail' },
  house: { cs: 'Zálohy a nastavení', en: 'Backups and settings' },
  other: { cs: 'Ostatní', en: 'Other' },
})

export const chainPanelWords = defineWords({
  title: { cs: 'Kontrola záznamu', en: 'Check of the record' },
  text: {
    cs: 'Záznamy jsou spojené do řetězu pod klíčem klubovny. Kontrola ho projde celý a pozná, jestli někdo záznam změnil nebo vymazal. Klub přitom běží dál.',
    en: 'The entries form a chain sealed with Klubovna’s key. The check walks all of it and tells whether anybody has changed or deleted one. The club goes on meanwhile.',
  },
  start: { cs: 'Zkontrolovat', en: 'Check now' },
  never: { cs: 'Ještě neproběhla.', en: 'It has not run yet.' },
  nightly: {
    cs: 'Každou noc také běží sama; Webmasterům napíše, když něco nesedí.',
    en: 'It also runs by itself every night and writes to the Webmasters when something is wrong.',
  },
  running: { cs: 'Prochází záznam…', en: 'Walking along the record…' },
  waiting: { cs: 'Za okamžik začne…', en: 'It begins in a moment…' },
  progress: { cs: '{done} z {of}', en: '{done} of {of}' },
  whole: { cs: 'Záznam změn drží', en: 'The record of changes holds' },
  wholeText: {
    cs: {
      one: '{when} prošla kontrola {count} záznam.',
      few: '{when} prošla kontrola {count} záznamy.',
      many: '{when} prošla kontrola {count} záznamu.',
      other: '{when} prošla kontrola {count} záznamů.',
    },
    en: {
      one: '{count} entry was checked on {when}.',
      other: '{count} entries were checked on {when}.',
    },
  },
  broken: { cs: 'Záznam změn nedrží', en: 'The record of changes does not hold' },
  brokenText: {
    cs: '{when}: {what}. Do té doby je v pořádku, záznamů {count}.',
    en: '{when}: {what}. Up to there it is fine, {count} entries.',
  },
  failed: { cs: 'Kontrola se nepovedla', en: 'The check failed' },
  started: { cs: 'Kontrola běží.', en: 'The check is running.' },
  startFailed: { cs: 'Kontrolu se nepodařilo spustit.', en: 'The check could not be started.' },
})
