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
  doubles: { cs: 'Zdvojené karty', en: 'Double cards' },
  export: { cs: 'Export CSV', en: 'Export CSV' },
  add: { cs: 'Přidat člena', en: 'Add a member' },
  search: { cs: 'Jméno nebo přezdívka', en: 'Name or nickname' },
  find: { cs: 'Hledat', en: 'Search' },
  archived: { cs: 'Archivovaní', en: 'Archived' },
  clear: { cs: 'Zrušit filtry', en: 'Clear filters' },
  remove: { cs: 'Zrušit filtr {name}', en: 'Remove the filter {name}' },
  filters: { cs: 'Filtry', en: 'Filters' },
  show: { cs: 'Zobrazit', en: 'Show' },
  division: { cs: 'Divize', en: 'Division' },
  role: { cs: 'Role', en: 'Role' },
  tags: { cs: 'Štítky', en: 'Tags' },
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
})

export const bulkWords = defineWords({
  'members-ritual': { cs: 'Schválit rituál', en: 'Approve the ritual' },
  'members-front-patch': { cs: 'Malá nášivka', en: 'Front patch' },
  'members-archive': { cs: 'Archivovat', en: 'Archive' },
  'invite-people': { cs: 'Pozvat do klubovny', en: 'Invite in' },
  change: { cs: 'Změnit najednou', en: 'Change many' },
  everybody: {
    cs: {
      one: 'Vybrat {count} odpovídajícího',
      few: 'Vybrat všechny {count} odpovídající',
      many: 'Vybrat všech {count} odpovídajícího',
      other: 'Vybrat všech {count} odpovídajících',
    },
    en: { one: 'Select the {count} that matches', other: 'Select all {count} that match' },
  },
  print: { cs: 'Tisk kartiček', en: 'Print cards' },
  merge: { cs: 'Sloučit', en: 'Merge' },
})

export const bulkQuestionWords = defineWords({
  'members-ritual': {
    cs: 'Všem vybraným se zapíše dnešní datum rituálu a malá nášivka.',
    en: 'Today’s day of the ritual and the front patch are recorded for all selected.',
  },
  'members-front-patch': {
    cs: 'Všem vybraným se zapíše malá nášivka předaná dnes.',
    en: 'The front patch given today is recorded for all selected.',
  },
  'members-archive': {
    cs: 'Vybraným skončí členství: účet se vypne, funkce skončí, místa na akcích se uvolní, příspěvky na další období se uzavřou, starší dluhy zůstanou, odejde dopis. Karty zmizí z běžného seznamu, nic se nesmaže.',
    en: 'The membership of all selected ends: the account is shut, offices end, places on events are given up, fees of coming periods closed, older debts kept, and a letter goes out. The cards leave the normal list, nothing is deleted.',
  },
  'invite-people': {
    cs: 'Kdo nemá účet, tomu vznikne a odejde mu e-mail s odkazem na nastavení hesla. Kdo účet už má, toho se to netýká.',
    en: 'Whoever has no account gets one, and a letter with a link to set a password. Those who have one are left alone.',
  },
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
