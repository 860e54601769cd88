import { defineWords } from '../../ground/values/words.ts'

export const membersWords = defineWords({
  title: { cs: 'Členové', en: 'Members' },
  note: { cs: '{shown}, {sorted}. {club}', en: '{shown}, {sorted}. {club}' },
  cards: {
    cs: { one: '{count} karta', few: '{count} karty', many: '{count} karty', other: '{count} karet' },
    en: { one: '{count} card', other: '{count} cards' },
  },
  people: {
    cs: { one: '{count} člověk', few: '{count} lidé', many: '{count} člověka', other: '{count} lidí' },
    en: { one: '{count} person', other: '{count} people' },
  },
  others: { cs: 'Další možnosti', en: 'More' },
  tooMany: { cs: 'přes 10 000 karet', en: 'over 10,000 cards' },
  club: { cs: 'Klub má {members} a {applicants}.', en: 'The club has {members} and {applicants}.' },
  changeMany: { cs: 'Změnit najednou', en: 'Change many' },
  invite: { cs: 'Pozvat do klubovny', en: 'Invite in' },
  import: { cs: 'Načíst z tabulky', en: 'Import' },
  check: { cs: 'Sedí to?', en: 'Is it right?' },
  doubles: { cs: 'Zdvojené karty', en: 'Double cards' },
  export: { cs: 'Export CSV', en: 'Export CSV' },
  csvShown: { cs: 'CSV zobrazených sloupců', en: 'CSV of the shown columns' },
  workbookShown: { cs: 'XLSX zobrazených sloupců', en: 'XLSX of the shown columns' },
  views: { cs: 'Pohledy', en: 'Views' },
  otherViews: { cs: 'Všechny pohledy ({count})', en: 'All views ({count})' },
  saveView: { cs: 'Uložit pohled', en: 'Save the view' },
  add: { cs: 'Přidat člena', en: 'Add a member' },
  search: { cs: 'Jméno, přezdívka', en: 'Name, nickname' },
  find: { cs: 'Hledat', en: 'Search' },
  archived: { cs: 'Archivovaní', en: 'Archived' },
  clear: { cs: 'Zrušit filtry', en: 'Clear filters' },
  remove: { cs: 'Zrušit filtr {name}', en: 'Remove the filter {name}' },
  filters: { cs: 'Filtry', en: 'Filters' },
  show: { cs: 'Zobrazit', en: 'Show' },
  division: { cs: 'Divize', en: 'Division' },
  role: { cs: 'Role', en: 'Role' },
  tags: { cs: 'Štítky', en: 'Tags' },
  kind: { cs: 'Druh', en: 'Kind' },
  payment: { cs: 'Platba', en: 'Payment' },
  anyPayment: { cs: 'Všechny', en: 'All' },
  columns: { cs: 'Sloupce', en: 'Columns' },
  sort: { cs: 'Řazení', en: 'Sort' },
  empty: { cs: 'Klub zatím nemá žádného člena.', en: 'The club has no members yet.' },
  nothing: { cs: 'Tomuhle filtru nikdo neodpovídá.', en: 'Nobody matches this filter.' },
  failed: { cs: 'Seznam členů se nepodařilo načíst.', en: 'The list of members could not be loaded.' },
  member: { cs: 'Člen', en: 'Member' },
  number: { cs: 'č. {number}', en: 'no. {number}' },
  actions: { cs: 'Akce', en: 'Actions' },
  more: { cs: 'Další akce: {name}', en: 'More actions: {name}' },
  select: { cs: 'Vybrat: {name}', en: 'Select: {name}' },
  selectAll: { cs: 'Vybrat všechny na stránce', en: 'Select all on this page' },
  keys: {
    cs: 'Klávesy: / hledat, j a k po řádcích, x vybrat, Enter otevřít.',
    en: 'Keys: / search, j and k move, x selects, Enter opens.',
  },
})

export const columnWords = defineWords({
  division: { cs: 'Divize', en: 'Division' },
  role: { cs: 'Role', en: 'Role' },
  payment: { cs: 'Platba', en: 'Payment' },
  ritual: { cs: 'Rituál', en: 'Ritual' },
  patches: { cs: 'Nášivky', en: 'Patches' },
  hog: { cs: 'HOG', en: 'HOG' },
  contact: { cs: 'Kontakt', en: 'Contact' },
  since: { cs: 'Členem od', en: 'Member since' },
  tags: { cs: 'Štítky', en: 'Tags' },
})

export const sortWords = defineWords({
  name: { cs: 'Příjmení', en: 'Name' },
  number: { cs: 'Číslo', en: 'Number' },
  division: { cs: 'Divize', en: 'Division' },
  memberSince: { cs: 'Členem od', en: 'Member since' },
  payment: { cs: 'Platba', en: 'Payment' },
})

export const sortedWords = defineWords({
  name: { cs: 'seřazeno podle příjmení', en: 'sorted by name' },
  number: { cs: 'seřazeno podle čísla', en: 'sorted by number' },
  division: { cs: 'seřazeno podle divize', en: 'sorted by division' },
  memberSince: { cs: 'seřazeno podle délky členství', en: 'sorted by membership' },
  payment: { cs: 'seřazeno podle platby', en: 'sorted by payment' },
  own: { cs: 'seřazeno podle: {name}', en: 'sorted by: {name}' },
})

export const addMemberWords = defineWords({
  title: { cs: 'Nová karta', en: 'A new card' },
  text: {
    cs: 'Pro toho, kdo vstoupil na papíře. Zbytek doplníš na kartě; účet vznikne jen z přihlášky.',
    en: 'For somebody who joined on paper. The rest is filled in on the card; an account comes only with an application.',
  },
  submit: { cs: 'Založit kartu', en: 'Create the card' },
  cancel: { cs: 'Zrušit', en: 'Cancel' },
  failed: { cs: 'Kartu se nepodařilo založit', en: 'The card could not be created' },
  noDivision: { cs: 'Bez divize', en: 'No division' },
})

export const exportWords = defineWords({
  yes: { cs: 'ano', en: 'yes' },
  no: { cs: 'ne', en: 'no' },
})
