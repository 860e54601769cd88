import { defineWords } from '../../ground/values/words.ts'

export const membershipPaperWords = defineWords({
  confirmationTitle: { cs: 'Potvrzení o členství', en: 'Confirmation of membership' },
  extractTitle: { cs: 'Výpis ze seznamu členů', en: 'Extract from the member list' },
  isMember: {
    cs: 'Spolek {club} potvrzuje, že osoba uvedená níže je zapsaná v seznamu jeho členů a její členství trvá.',
    en: '{club} confirms that the person named below is entered in the list of its members and that the membership lasts.',
  },
  wasMember: {
    cs: 'Spolek {club} potvrzuje, že osoba uvedená níže byla zapsaná v seznamu jeho členů. Členství skončilo dne {day}.',
    en: '{club} confirms that the person named below was entered in the list of its members. The membership ended on {day}.',
  },
  isApplicant: {
    cs: 'Spolek {club} potvrzuje, že osoba uvedená níže je u něj vedená jako čekatel na členství.',
    en: '{club} confirms that the person named below is kept as an applicant for membership.',
  },
  extractText: {
    cs: 'Toto jsou údaje, které o uvedené osobě vede spolek {club} ve svém seznamu členů.',
    en: 'These are the data that {club} keeps about the person named in its member list.',
  },
  law: {
    cs: 'Vydáno bezplatně podle § 236 odst. 2 zákona č. 89/2012 Sb., občanský zákoník.',
    en: 'Issued free of charge under section 236(2) of Act No. 89/2012 Coll., the Civil Code.',
  },
  verify: {
    cs: 'Pravost a platnost členství ověříš naskenováním kódu.',
    en: 'Scan the code to verify the membership.',
  },
  issued: { cs: 'Vystaveno {day}.', en: 'Issued on {day}.' },
  sign: { cs: 'za spolek', en: 'for the club' },
  name: { cs: 'Jméno a příjmení', en: 'Name' },
  number: { cs: 'Členské číslo', en: 'Member number' },
  address: { cs: 'Adresa', en: 'Address' },
  feePaid: { cs: 'Příspěvky zaplacené', en: 'Fees paid' },
  forLife: { cs: 'doživotní členství', en: 'lifetime membership' },
  paidUntil: { cs: 'do {day}', en: 'until {day}' },
  paidNone: { cs: 'zatím žádné', en: 'none yet' },
  yes: { cs: 'ano', en: 'yes' },
  no: { cs: 'ne', en: 'no' },
})

export const paymentPaperWords = defineWords({
  receiptTitle: { cs: 'Potvrzení o platbě', en: 'Receipt of payment' },
  receiptText: {
    cs: 'Spolek {club} potvrzuje, že přijal {amount}.',
    en: '{club} confirms that it has received {amount}.',
  },
  requestTitle: { cs: 'Žádost o platbu', en: 'Request for payment' },
  requestText: {
    cs: 'Spolek {club} prosí o zaplacení {amount}.',
    en: '{club} asks for the payment of {amount}.',
  },
  scan: {
    cs: 'Kód načteš v mobilním bankovnictví, všechno ostatní se vyplní samo.',
    en: 'Scan the code in your banking app; it fills in the rest.',
  },
  issued: { cs: 'Vystaveno {day}.', en: 'Issued on {day}.' },
  sign: { cs: 'za spolek', en: 'for the club' },
  name: { cs: 'Jméno a příjmení', en: 'Name' },
  number: { cs: 'Členské číslo', en: 'Member number' },
  address: { cs: 'Adresa', en: 'Address' },
  what: { cs: 'Za co', en: 'For' },
  amount: { cs: 'Celá částka', en: 'Whole amount' },
  symbol: { cs: 'Variabilní symbol', en: 'Variable symbol' },
  toAccount: { cs: 'Na účet {day}', en: 'To the account, {day}' },
  fromOpening: { cs: 'Z počátečního zůstatku, {day}', en: 'From the opening balance, {day}' },
  inCash: { cs: 'V hotovosti, zapsáno {day}', en: 'In cash, noted on {day}' },
  paid: { cs: 'Už přišlo', en: 'Received already' },
  rest: { cs: 'Zbývá zaplatit', en: 'Left to pay' },
  due: { cs: 'Splatnost', en: 'Due' },
  account: { cs: 'Účet', en: 'Account' },
})
