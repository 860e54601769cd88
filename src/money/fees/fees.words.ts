import { defineWords } from '../../ground/values/words.ts'

export const feesWords = defineWords({
  title: { cs: 'Příspěvky {year}', en: 'Fees {year}' },
  tabs: { cs: 'Části příspěvků', en: 'Parts of the fees' },
  generate: { cs: 'Vygenerovat', en: 'Generate' },
  pending: { cs: 'Čekající', en: 'Pending' },
  reminders: { cs: 'Upomínky', en: 'Reminders' },
  received: { cs: 'Přijaté', en: 'Received' },
  statistics: { cs: 'Statistika', en: 'Statistics' },
  settings: { cs: 'Nastavení', en: 'Settings' },
  export: { cs: 'Export CSV', en: 'Export CSV' },
  rideCash: { cs: 'Hotovost z jízd', en: 'Cash from rides' },
  refunds: { cs: 'K vrácení', en: 'Refunds' },
  paper: { cs: 'Dopisy na papíře', en: 'Letters on paper' },
  pairing: { cs: 'Přiřadit pohyby', en: 'Assign movements' },
  payments: {
    cs: { one: '{count} platba', few: '{count} platby', many: '{count} platby', other: '{count} plateb' },
    en: { one: '{count} payment', other: '{count} payments' },
  },
  inAll: { cs: '{count} za {amount}', en: '{count} worth {amount}' },
  batchFailed: { cs: 'Dávku se nepodařilo zpracovat.', en: 'The batch could not be processed.' },
  generateFailed: { cs: 'Platbu se nepodařilo vygenerovat.', en: 'The payment could not be generated.' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  mailsWaiting: {
    cs: {
      one: '{count} platba čeká: e-mail odejde později (limit odesílání).',
      few: '{count} platby čekají: e-maily odejdou později (limit odesílání).',
      many: '{count} platby čekají: e-maily odejdou později (limit odesílání).',
      other: '{count} plateb čeká: e-maily odejdou později (limit odesílání).',
    },
    en: {
      one: '{count} payment waits: its e-mail will go out later (sending limit).',
      other: '{count} payments wait: their e-mails will go out later (sending limit).',
    },
  },
  loadFailed: { cs: 'Seznam se nepodařilo načíst.', en: 'The list could not be loaded.' },
})

export const generateWords = defineWords({
  period: { cs: 'Období', en: 'Period' },
  all: { cs: 'Vygenerovat všem', en: 'Generate for everybody' },
  askAll: { cs: 'Vygenerovat platby všem?', en: 'Generate payments for everybody?' },
  next: { cs: 'Zpracovat další dávku (nejvýš {size})', en: 'Process the next batch (at most {size})' },
  remain: {
    cs: {
      one: 'Zbývá {count} karta.',
      few: 'Zbývají {count} karty.',
      many: 'Zbývá {count} karty.',
      other: 'Zbývá {count} karet.',
    },
    en: { one: '{count} card remains.', other: '{count} cards remain.' },
  },
  worth: { cs: 'Dohromady {amount}.', en: '{amount} in all.' },
  how: {
    cs: 'Každá karta dostane platbu s vlastním variabilním symbolem a pokyny e-mailem. Splatnost bude {day}.',
    en: 'Every card gets a payment with a variable symbol of its own and instructions by e-mail. It will be due on {day}.',
  },
  ask: { cs: 'Zpracovat další dávku?', en: 'Process the next batch?' },
  askText: { cs: 'Nejvýš {size}. {remain}', en: 'At most {size}. {remain}' },
  confirm: { cs: 'Vygenerovat', en: 'Generate' },
  one: { cs: 'Vygenerovat', en: 'Generate' },
  oneNamed: { cs: 'Vygenerovat: {name}', en: 'Generate: {name}' },
  list: { cs: 'Kdo ještě nemá platbu', en: 'Who has no payment yet' },
  empty: { cs: 'Všechny platby už jsou vygenerovány.', en: 'All payments have been generated already.' },
  emptyFilter: { cs: 'Takhle tu nikdo není.', en: 'Nobody here is like that.' },
  role: { cs: 'Role', en: 'Role' },
  amount: { cs: 'Příspěvek', en: 'Fee' },
  email: { cs: 'Pokyny', en: 'Instructions' },
  byEmail: { cs: 'e-mailem', en: 'by e-mail' },
  noEmail: { cs: 'na papíře', en: 'on paper' },
  noAccount: { cs: 'bez účtu', en: 'no account' },
  queued: {
    cs: '{name}: platba byla vygenerována, pokyny jdou e-mailem.',
    en: '{name}: the payment was generated, the instructions are on their way.',
  },
  deferred: {
    cs: 'Platba byla vygenerována, e-mail odejde později (limit odesílání).',
    en: 'The payment was generated, the e-mail will be sent later (sending limit).',
  },
  none: {
    cs: '{name}: platba byla vygenerována. Na kartě není e-mail, pokyny čekají v Dopisech na papíře.',
    en: '{name}: the payment was generated. The card has no e-mail, the instructions wait among the letters on paper.',
  },
})

export const listWords = defineWords({
  filters: { cs: 'Filtry', en: 'Filters' },
  search: { cs: 'Hledat jméno nebo VS', en: 'Search a name or symbol' },
  searchName: { cs: 'Hledat jméno nebo přezdívku', en: 'Search a name or nickname' },
  division: { cs: 'Divize', en: 'Division' },
  noDivision: { cs: 'bez divize', en: 'no division' },
  status: { cs: 'Stav', en: 'Status' },
  overdue: { cs: 'Po splatnosti', en: 'Overdue' },
  way: { cs: 'Čím zaplaceno', en: 'Paid by' },
  anyWay: { cs: 'Čímkoli', en: 'Anything' },
  bank: { cs: 'Bankou', en: 'Bank' },
  cash: { cs: 'Hotově', en: 'Cash' },
  period: { cs: 'Rok', en: 'Year' },
  anyPeriod: { cs: 'Všechny roky', en: 'All years' },
  show: { cs: 'Zobrazit', en: 'Show' },
  remove: { cs: 'Zrušit filtr: {name}', en: 'Remove filter: {name}' },
  clear: { cs: 'Zrušit filtry', en: 'Clear filters' },
})
