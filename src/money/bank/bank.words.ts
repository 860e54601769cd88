import { defineWords } from '../../ground/values/words.ts'

export const bankWords = defineWords({
  title: { cs: 'Banka', en: 'Bank' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  loadFailed: { cs: 'Stránku se nepodařilo načíst.', en: 'The page could not be loaded.' },
  connectedDone: {
    cs: 'Banka je připojená. Pohyby se začnou načítat do minuty.',
    en: 'The bank is connected. Movements will start coming within a minute.',
  },
  disconnectedDone: { cs: 'Banka je odpojená.', en: 'The bank is disconnected.' },
  expiryDone: { cs: 'Datum je uložené.', en: 'The date is saved.' },
  accountDone: { cs: 'Účet klubu je změněný.', en: 'The club’s account is changed.' },
  settledDone: { cs: 'Vyřízeno.', en: 'Settled.' },
  bookedDone: {
    cs: {
      one: 'Zapsán {count} nový pohyb. Párování proběhne hned potom.',
      few: 'Zapsány {count} nové pohyby. Párování proběhne hned potom.',
      other: 'Zapsáno {count} nových pohybů. Párování proběhne hned potom.',
    },
    en: {
      one: '{count} new movement booked. Pairing follows at once.',
      other: '{count} new movements booked. Pairing follows at once.',
    },
  },
})

export const connectionWords = defineWords({
  title: { cs: 'Spojení s bankou', en: 'Connection with the bank' },
  stateOk: { cs: 'Funguje', en: 'Works' },
  stateWaiting: { cs: 'Čeká na první načtení', en: 'Waits for the first reading' },
  stateFailing: { cs: 'Nefunguje', en: 'Does not work' },
  stateOff: { cs: 'Vypnuto', en: 'Off' },
  stateDemo: { cs: 'Ukázková banka', en: 'Demo bank' },
  offLead: {
    cs: 'Klub nemá token Fio API, takže se z banky nic nenačítá. Vlož token, nebo platby zapisuj z výpisů a v hotovosti.',
    en: 'The club has no Fio API token, so nothing is read from the bank. Enter a token, or book payments from statements and in cash.',
  },
  demoLead: {
    cs: 'Ukázkový klub má vlastní banku uvnitř aplikace: dokud se díváš, chodí do ní vymyšlené platby. Skutečná banka se tu nevolá.',
    en: 'The demo club has a bank of its own inside the app: while you watch, invented payments arrive there. No real bank is called.',
  },
  account: { cs: 'Účet', en: 'Account' },
  noAccount: { cs: 'zjistí se při prvním načtení', en: 'will be learnt with the first reading' },
  lastSuccess: { cs: 'Naposledy načteno', en: 'Last read' },
  never: { cs: 'zatím nikdy', en: 'never yet' },
  next: { cs: 'Příští načtení', en: 'Next reading' },
  failingSince: { cs: 'Nefunguje od', en: 'Failing since' },
  bankSaid: { cs: 'Banka odpověděla: „{sentence}“', en: 'The bank answered: “{sentence}”' },
  token: { cs: 'Token', en: 'Token' },
  tokenServer: { cs: 'z nastavení serveru (FIO_TOKEN)', en: 'from the server settings (FIO_TOKEN)' },
  tokenClub: { cs: 'vložen {when}', en: 'entered {when}' },
  expiry: { cs: 'Platnost tokenu', en: 'Token valid until' },
  expiryUnknown: {
    cs: 'Banka datum neříká. Opiš ho z internetového bankovnictví, upozorníme tě včas.',
    en: 'The bank does not tell the date. Copy it from internet banking and we will warn you in time.',
  },
  expiresIn: {
    cs: {
      one: 'do {day}, zbývá {count} den',
      few: 'do {day}, zbývají {count} dny',
      other: 'do {day}, zbývá {count} dní',
    },
    en: { one: 'until {day}, {count} day left', other: 'until {day}, {count} days left' },
  },
  expired: { cs: 'vypršel {day}', en: 'expired on {day}' },
  gap: {
    cs: 'Pohyby od {from} do {to} chybí: spojení nefungovalo déle, než kolik banka vydá sama. Načti je níže ve Starších pohybech, nebo nahraj výpis za to období.',
    en: 'Movements from {from} to {to} are missing: the connection was down for longer than the bank looks back by itself. Read them below in Older movements, or upload a statement of that time.',
  },
  setToken: { cs: 'Vložit token', en: 'Enter a token' },
  changeToken: { cs: 'Vyměnit token', en: 'Change the token' },
  tokenHow: {
    cs: 'V internetovém bankovnictví Fio otevři Nastavení → API, přidej token jen pro „Sledování účtu“ a potvrď ho. Funguje pět minut po potvrzení. Uloží se zašifrovaný a nikde ho už neukážeme.',
    en: 'In Fio internet banking open Settings → API, add a token for “account monitoring” only and confirm it. It works five minutes after the confirmation. It is stored encrypted and will never be shown again.',
  },
  tokenField: { cs: 'Token (64 znaků)', en: 'Token (64 characters)' },
  expiresField: { cs: 'Platí do', en: 'Valid until' },
  expiresHint: {
    cs: 'Nejdéle 180 dní. Připomeneme to 30, 14 a 3 dny předem.',
    en: 'At most 180 days. We will remind you 30, 14 and 3 days before.',
  },
  connect: { cs: 'Ověřit a uložit', en: 'Verify and save' },
  setExpiry: { cs: 'Změnit datum platnosti', en: 'Change the expiry date' },
  save: { cs: 'Uložit', en: 'Save' },
  disconnect: { cs: 'Odpojit banku', en: 'Disconnect the bank' },
  disconnectLead: {
    cs: 'Token zapomeneme a z banky se přestane číst. Pohyby a zůstatek zůstanou.',
    en: 'The token is forgotten and the bank is no longer read. Movements and the balance stay.',
  },
  older: { cs: 'Starší pohyby', en: 'Older movements' },
  olderLead: {
    cs: 'Sama se načítá nejvýš posledních 89 dní. Starší banka vydá po potvrzení: v internetovém bankovnictví u tokenu klikni na zámek, potvrď to a do 10 minut načti tady.',
    en: 'By itself at most the last 89 days are read. Older ones the bank gives after a confirmation: click the lock by the token in internet banking, confirm, and read here within 10 minutes.',
  },
  olderFrom: { cs: 'Načíst od', en: 'Read from' },
  olderTo: { cs: 'do', en: 'to' },
  olderRead: { cs: 'Načíst starší', en: 'Read older' },
})

export const readingWords = defineWords({
  title: { cs: 'Poslední čtení', en: 'Last readings' },
  empty: { cs: 'Z banky se ještě nečetlo.', en: 'The bank has not been read yet.' },
  schedule: { cs: 'samo', en: 'by itself' },
  cron: { cs: 'zvenčí', en: 'from outside' },
  file: { cs: 'výpis', en: 'statement' },
  person: { cs: 'ručně', en: 'by hand' },
  when: { cs: 'Kdy', en: 'When' },
  who: { cs: 'Kdo', en: 'Who' },
  period: { cs: 'Období', en: 'Period' },
  result: { cs: 'Výsledek', en: 'Result' },
  newOnes: {
    cs: { one: '{count} nový pohyb', few: '{count} nové pohyby', other: '{count} nových pohybů' },
    en: { one: '{count} new movement', other: '{count} new movements' },
  },
  nothing: { cs: 'nic nového', en: 'nothing new' },
  paired: { cs: 'spárováno {count}', en: 'paired {count}' },
  running: { cs: 'právě běží', en: 'running' },
  cutOff: { cs: 'přerušeno', en: 'cut off' },
  failed: { cs: 'nepovedlo se', en: 'failed' },
  oddities: { cs: 'Co banka poslala zvláštního', en: 'What the bank sent oddly' },
  odditiesLead: {
    cs: 'Tyhle řádky jsme nezapsali. Podívej se na ně do internetového bankovnictví.',
    en: 'These lines were not booked. Look at them in internet banking.',
  },
  unreadable: { cs: 'Nečitelný řádek: {reason}.', en: 'Unreadable line: {reason}.' },
  changed: {
    cs: 'Pohyb {id} teď banka popisuje jinak. U nás zůstal, jak přišel poprvé.',
    en: 'The bank now describes movement {id} differently. Ours stayed as it first came.',
  },
  settle: { cs: 'Vyřízeno', en: 'Settled' },
  no_id: { cs: 'chybí číslo pohybu', en: 'the movement number is missing' },
  bad_day: { cs: 'nečitelné datum', en: 'unreadable date' },
  bad_amount: { cs: 'nečitelná částka', en: 'unreadable amount' },
  bad_currency: { cs: 'neznámá měna', en: 'unknown currency' },
  bad_line: { cs: 'poškozený řádek', en: 'damaged line' },
})

export const statementWords = defineWords({
  title: { cs: 'Výpis ze souboru', en: 'Statement file' },
  lead: {
    cs: 'Fio JSON, Fio CSV nebo GPC, do 5 MB. Nejdřív uvidíš, co je nové; co už známe, se podruhé nezapíše.',
    en: 'Fio JSON, Fio CSV or GPC, up to 5 MB. First you will see what is new; what we know is not booked twice.',
  },
  file: { cs: 'Soubor s výpisem', en: 'Statement file' },
  upload: { cs: 'Nahrát a prohlédnout', en: 'Upload and look' },
  tooLarge: { cs: 'Soubor je větší než 5 MB.', en: 'The file is larger than 5 MB.' },
  preview: { cs: 'Kontrola výpisu', en: 'Check of the statement' },
  account: { cs: 'účet {account}', en: 'account {account}' },
  fresh: { cs: 'Nové', en: 'New' },
  known: { cs: 'Už známé', en: 'Already known' },
  refused: { cs: 'Nečitelné', en: 'Unreadable' },
  tabs: { cs: 'Řádky výpisu', en: 'Lines of the statement' },
  book: {
    cs: {
      one: 'Zapsat {count} nový pohyb',
      few: 'Zapsat {count} nové pohyby',
      other: 'Zapsat {count} nových pohybů',
    },
    en: { one: 'Book {count} new movement', other: 'Book {count} new movements' },
  },
  nothingNew: {
    cs: 'Ve výpisu není nic nového. Všechny pohyby už známe.',
    en: 'There is nothing new in the statement. All movements are known.',
  },
  booked: { cs: 'Zapsáno {when}.', en: 'Booked {when}.' },
  close: { cs: 'Zavřít', en: 'Close' },
  line: { cs: 'řádek {line}', en: 'line {line}' },
  day: { cs: 'Den', en: 'Day' },
  amount: { cs: 'Částka', en: 'Amount' },
  who: { cs: 'Protistrana', en: 'Counterparty' },
  note: { cs: 'Symbol a zpráva', en: 'Symbol and message' },
  emptyTab: { cs: 'Tady nic není.', en: 'There is nothing here.' },
})
