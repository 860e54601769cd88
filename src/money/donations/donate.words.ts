import { defineWords } from '../../ground/values/words.ts'

export const donateWords = defineWords({
  title: { cs: 'Dary', en: 'Donations' },
  tabs: { cs: 'Dary', en: 'Donations' },
  give: { cs: 'Přispět', en: 'Give' },
  list: { cs: 'Všechny dary', en: 'All donations' },
  add: { cs: 'Zapsat dar', en: 'Add a donation' },
  purposes: { cs: 'Účely', en: 'Purposes' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  saved: { cs: 'Úspěšně uloženo', en: 'Saved' },
  added: { cs: 'Dar je zapsaný.', en: 'The donation is written down.' },
  voided: { cs: 'Dar je stornovaný.', en: 'The donation is voided.' },
  loadFailed: { cs: 'Dary se nepodařilo načíst.', en: 'The donations could not be loaded.' },
})

export const giveWords = defineWords({
  title: { cs: 'Jak přispět', en: 'How to give' },
  lead: {
    cs: 'Naskenuj kód v bankovní aplikaci. Částku si určíš tam, nebo už tady.',
    en: 'Scan the code in your banking app. You choose the amount there, or here already.',
  },
  purpose: { cs: 'Na co', en: 'For what' },
  amount: { cs: 'Kolik korun (nepovinné)', en: 'How many crowns (optional)' },
  show: { cs: 'Ukázat kód', en: 'Show the code' },
  wrongAmount: {
    cs: 'Tohle není částka. Napiš třeba 500.',
    en: 'This is not an amount. Write 500, for example.',
  },
  strangersMessage: { cs: 'Dar - {purpose}', en: 'Dar - {purpose}' },
  message: { cs: 'Dar - {purpose} - {name}', en: 'Dar - {purpose} - {name}' },
  noAccount: {
    cs: 'Klub ještě nemá zapsané číslo účtu. Zeptej se pokladníka, kam dar poslat.',
    en: 'The club has not entered its account number yet. Ask the treasurer where to send a donation.',
  },
  noPurpose: { cs: 'Klub teď na nic nevybírá.', en: 'The club is not collecting for anything now.' },
  cash: {
    cs: 'Přispět můžeš i hotově na schůzi, u pokladníka.',
    en: 'You can also give cash to the treasurer at a meeting.',
  },
  anonymous: {
    cs: 'Nechceš být v poděkování jménem? Řekni to pokladníkovi, dar zapíše jako anonymní.',
    en: 'You do not want to be thanked by name? Tell the treasurer, and the donation is kept anonymous.',
  },
})

export const ownDonationWords = defineWords({
  title: { cs: 'Moje dary', en: 'My donations' },
  empty: { cs: 'Zatím tu žádný tvůj dar není.', en: 'There is no donation of yours yet.' },
  sum: { cs: 'celkem {amount}', en: '{amount} in all' },
  anonymous: { cs: 'anonymně', en: 'anonymous' },
  confirmation: {
    cs: 'Potvrzení o daru za rok {year} (PDF)',
    en: 'Confirmation of donations in {year} (PDF)',
  },
  more: { cs: 'Starší dary', en: 'Older donations' },
})

export const totalWords = defineWords({
  title: { cs: 'Kolik se vybralo', en: 'How much was raised' },
  empty: { cs: 'Zatím se na nic nevybírá.', en: 'Nothing is being collected for yet.' },
  gifts: {
    cs: { one: '{count} dar', few: '{count} dary', many: '{count} daru', other: '{count} darů' },
    en: { one: '{count} donation', other: '{count} donations' },
  },
  closed: { cs: 'ukončeno', en: 'closed' },
  thanks: { cs: 'Děkujeme: {names}', en: 'Thank you: {names}' },
  anonymous: {
    cs: {
      one: '{count} anonymní dar',
      few: '{count} anonymní dary',
      many: '{count} anonymního daru',
      other: '{count} anonymních darů',
    },
    en: { one: '{count} anonymous donation', other: '{count} anonymous donations' },
  },
})

export const listWords = defineWords({
  givenOn: { cs: 'Datum', en: 'Date' },
  donor: { cs: 'Dárce', en: 'Donor' },
  donorHint: {
    cs: 'Člen ze seznamu, číslo karty, nebo jméno dárce.',
    en: 'A member from the list, a card number, or the donor’s name.',
  },
  amount: { cs: 'Částka v Kč', en: 'Amount in CZK' },
  amountHint: {
    cs: 'Prázdné pole znamená celý zbytek pohybu.',
    en: 'Left empty, the whole rest of the movement is taken.',
  },
  purpose: { cs: 'Účel', en: 'Purpose' },
  anonymous: { cs: 'Anonymně', en: 'Anonymous' },
  anonymousTick: { cs: 'Dárce chce zůstat anonymní', en: 'The donor wants to stay anonymous' },
  movement: { cs: 'Pohyb na účtu', en: 'Bank movement' },
  note: { cs: 'Poznámka (jen pro pokladníka)', en: 'Note (for the treasurer only)' },
  voidReason: { cs: 'Důvod storna', en: 'Reason for voiding' },
  voided: { cs: 'stornováno', en: 'voided' },
  cash: { cs: 'ručně', en: 'by hand' },
  bank: { cs: 'z účtu', en: 'from the bank' },
  yes: { cs: 'ano', en: 'yes' },
  no: { cs: 'ne', en: 'no' },
  all: { cs: 'všechny', en: 'all' },
  year: { cs: 'Rok', en: 'Year' },
  filter: { cs: 'Zobrazit', en: 'Show' },
  export: { cs: 'Stáhnout CSV', en: 'Download CSV' },
  empty: { cs: 'Tady žádný dar není.', en: 'There is no donation here.' },
  edit: { cs: 'Upravit', en: 'Edit' },
  editNamed: { cs: 'Upravit dar: {donor}, {day}', en: 'Edit the donation: {donor}, {day}' },
  confirmation: { cs: 'Potvrzení {year}', en: 'Confirmation {year}' },
  confirmationNamed: {
    cs: 'Potvrzení o darech za rok {year}: {donor}',
    en: 'Confirmation for {year}: {donor}',
  },
  editTitle: { cs: 'Dar č. {id}', en: 'Donation no. {id}' },
  save: { cs: 'Uložit', en: 'Save' },
  voidTitle: { cs: 'Stornovat dar', en: 'Void the donation' },
  voidText: {
    cs: 'Dar zůstane v seznamu s důvodem a peníze z pohybu budou znovu volné.',
    en: 'The donation stays on the list with the reason, and the money of its movement is free again.',
  },
  close: { cs: 'Zavřít', en: 'Close' },
  sum: { cs: 'celkem {amount}', en: '{amount} in all' },
  addTitle: { cs: 'Nový dar', en: 'New donation' },
  addFrom: {
    cs: 'Z pohybu {day}: {who}, volných {rest}',
    en: 'Out of the movement of {day}: {who}, {rest} free',
  },
  addSubmit: { cs: 'Zapsat dar', en: 'Add the donation' },
  byHand: { cs: 'Zapsat ručně', en: 'Write by hand' },
  movements: { cs: 'Volné peníze na účtu', en: 'Free money in the account' },
  movementsLead: {
    cs: 'Pohyby, ze kterých ještě něco zbývá. Nahoře jsou ty, které o daru mluví.',
    en: 'Movements with something left. Those that speak of a donation come first.',
  },
  movementsEmpty: {
    cs: 'Na účtu není nic nepřiřazeného.',
    en: 'There is nothing unassigned in the account.',
  },
  free: { cs: 'volných {amount}', en: '{amount} free' },
  take: { cs: 'Zapsat jako dar', en: 'Take as a donation' },
  takeNamed: { cs: 'Zapsat jako dar: {who}, {amount}', en: 'Take as a donation: {who}, {amount}' },
  unknownPayer: { cs: 'neznámý plátce', en: 'unknown payer' },
  newPurpose: { cs: 'Nový účel', en: 'New purpose' },
  name: { cs: 'Název', en: 'Name' },
  description: { cs: 'Popis', en: 'Description' },
  showsTotal: {
    cs: 'Na veřejném webu ukázat, kolik se vybralo',
    en: 'Show on the public site how much has come',
  },
  active: { cs: 'Vybírá se na něj', en: 'Open for donations' },
  savePurpose: { cs: 'Uložit účel', en: 'Save the purpose' },
})
