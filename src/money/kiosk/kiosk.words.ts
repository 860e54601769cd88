import { defineWords } from '../../ground/values/words.ts'

export const kioskWords = defineWords({
  title: { cs: 'QR na stole', en: 'QR on the table' },
  welcome: { cs: 'Ukaž kartu a zaplať', en: 'Show your card and pay' },
  hint: {
    cs: 'Otevři v telefonu Moje členství a podrž QR kód karty před kamerou.',
    en: 'Open My membership on your phone and hold the QR code of your card in front of the camera.',
  },
  start: { cs: 'Zapnout kameru', en: 'Turn the camera on' },
  stop: { cs: 'Vypnout kameru', en: 'Turn the camera off' },
  until: { cs: 'Otevřeno do {time}', en: 'Open until {time}' },
  byName: { cs: 'Bez karty, podle jména', en: 'Without a card, by name' },
  name: { cs: 'Jméno', en: 'Name' },
  pin: { cs: 'PIN pokladníka', en: 'The Treasurer’s PIN' },
  find: { cs: 'Najít', en: 'Find' },
  nobody: { cs: 'Nikdo takový nic nedluží.', en: 'Nobody of that name owes anything.' },
  owesNothing: { cs: 'Nic nedlužíš, díky.', en: 'You owe nothing, thank you.' },
  scanThis: { cs: 'Naskenuj v aplikaci banky', en: 'Scan it in your bank’s app' },
  paid: { cs: 'Zaplaceno', en: 'Paid' },
  paidThanks: { cs: 'Peníze dorazily, díky.', en: 'The money has come, thank you.' },
  noAccount: {
    cs: 'Klub nemá nastavený účet. Zaplať hotově.',
    en: 'The club has no account set. Pay in cash.',
  },
  waiting: { cs: 'Čekáme na banku, chvíli to trvá.', en: 'Waiting for the bank, it takes a moment.' },
  cash: { cs: 'Zaplatit hotově', en: 'Pay in cash' },
  cashNamed: { cs: 'Zaplatit hotově: {title}', en: 'Pay in cash: {title}' },
  takeCash: { cs: 'Mám je v ruce', en: 'I have the cash' },
  done: { cs: 'Hotovo', en: 'Done' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  closed: { cs: 'Placení na stole je zavřené', en: 'Paying at the table is closed' },
  closedText: {
    cs: 'Otevře ho pokladník v Příspěvcích, QR na stole.',
    en: 'The Treasurer opens it in Fees, QR on the table.',
  },
  openIt: { cs: 'Otevřít jako pokladník', en: 'Open it as the Treasurer' },
})

export const tablesWords = defineWords({
  title: { cs: 'QR na stole', en: 'QR on the table' },
  lead: {
    cs: 'Tablet na schůzi: kdo ukáže kartu a dluží, vidí velký QR kód a ten po zaplacení zezelená. Nic jiného se na tabletu otevřít nedá.',
    en: 'A tablet at a meeting: whoever shows a card and owes sees a big QR code, which turns green when paid. Nothing else can be opened on the tablet.',
  },
  openHere: { cs: 'Otevřít na tomhle zařízení', en: 'Open on this device' },
  signsOut: {
    cs: 'Tohle zařízení se přitom odhlásí, zůstane na něm jen placení.',
    en: 'This device is signed out by it; only paying stays on it.',
  },
  hours: { cs: 'Na jak dlouho', en: 'For how long' },
  hour: {
    cs: { one: '{count} hodina', few: '{count} hodiny', many: '{count} hodiny', other: '{count} hodin' },
    en: { one: '{count} hour', other: '{count} hours' },
  },
  pin: { cs: 'PIN', en: 'PIN' },
  pinHint: {
    cs: 'Čtyři až osm číslic, ne třeba 1234. Chce ho hotovost a hledání podle jména.',
    en: 'Four to eight digits, not 1234 or the like. Cash and search by name ask for it.',
  },
  openNow: { cs: 'Otevřené stoly', en: 'Open tables' },
  none: { cs: 'Žádný stůl není otevřený.', en: 'No table is open.' },
  openedBy: { cs: 'Otevření: {name}, {at}. Do {until}.', en: 'Opened: {name}, {at}. Until {until}.' },
  close: { cs: 'Zavřít', en: 'Close' },
  closeNamed: { cs: 'Zavřít stůl: {name}', en: 'Close the table: {name}' },
  closed: { cs: 'Stůl je zavřený.', en: 'The table is closed.' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  loadFailed: { cs: 'Stoly se nepodařilo načíst.', en: 'The tables could not be loaded.' },
})
