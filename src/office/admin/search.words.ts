import { defineWords } from '../../ground/values/words.ts'

export const searchWords = defineWords({
  title: { cs: 'Hledat v klubovně', en: 'Search the clubhouse' },
  open: { cs: 'Hledat', en: 'Search' },
  box: { cs: 'Člověk, akce nebo místo v klubovně', en: 'A person, an event or a place in the clubhouse' },
  submit: { cs: 'Hledat', en: 'Search' },
  person: { cs: 'Lidé', en: 'People' },
  event: { cs: 'Akce', en: 'Events' },
  place: { cs: 'Kam jít', en: 'Where to go' },
  nothing: {
    cs: 'Nic takového tu není. Zkus jiné slovo.',
    en: 'There is nothing like that. Try another word.',
  },
  hint: {
    cs: 'Napiš jméno, přezdívku nebo název akce.',
    en: 'Type a name, a nickname or the name of an event.',
  },
  failed: { cs: 'Hledání se nepovedlo. Zkus to znovu.', en: 'The search failed. Try again.' },
  found: {
    cs: { one: '{count} nález', few: '{count} nálezy', many: '{count} nálezu', other: '{count} nálezů' },
    en: { one: '{count} result', other: '{count} results' },
  },
  numbered: { cs: 'č. {number}', en: 'no. {number}' },
})

export const placeWords = defineWords({
  import: { cs: 'Načíst členy ze souboru', en: 'Import members from a file' },
  doubles: { cs: 'Zdvojené karty', en: 'Double cards' },
  newEvent: { cs: 'Nová akce', en: 'New event' },
  newMessage: { cs: 'Napsat zprávu e-mailem', en: 'Write a message by mail' },
  newNews: { cs: 'Napsat aktualitu', en: 'Write news' },
  pending: { cs: 'Čekající platby', en: 'Pending payments' },
  reminders: { cs: 'Upomínky', en: 'Reminders' },
  pairing: { cs: 'Párování plateb', en: 'Pairing of payments' },
  bank: { cs: 'Banka a výpisy', en: 'Bank and statements' },
  statistics: { cs: 'Statistika příspěvků', en: 'Statistics of fees' },
  ownPhoto: { cs: 'Moje fotka', en: 'My photo' },
  secondStep: { cs: 'Dvoufázové přihlášení', en: 'Two-step sign-in' },
  feeSettings: { cs: 'Nastavení příspěvků', en: 'Settings of fees' },
  firstRun: { cs: 'Průvodce prvním spuštěním', en: 'Guide of the first run' },
  clubSettings: {
    cs: 'Nastavení klubu: jméno, logo, barva, účet',
    en: 'Club settings: name, logo, colour, account',
  },
  erasure: { cs: 'Výmaz osobních údajů', en: 'Erasure of personal data' },
  retention: { cs: 'Lhůty uchování údajů', en: 'Periods of keeping' },
  myData: { cs: 'Moje data', en: 'My data' },
  accounts: { cs: 'Účty a role', en: 'Accounts and roles' },
  newAccount: { cs: 'Nový účet', en: 'New account' },
  grants: { cs: 'Oprávnění navíc', en: 'Extra permissions' },
  divisions: { cs: 'Divize', en: 'Divisions' },
  titles: { cs: 'Funkce v klubu', en: 'Titles of the club' },
  outbox: { cs: 'Pošta klubu', en: 'Outbox' },
  mailServer: { cs: 'Poštovní server a limity', en: 'Mail server and limits' },
  backup: { cs: 'Zálohy a obnova', en: 'Backups and restore' },
  system: { cs: 'Stav systému', en: 'State of the system' },
  audit: { cs: 'Záznam změn', en: 'Record of changes' },
})
