import { defineWords } from '../../ground/values/words.ts'

export const refundsWords = defineWords({
  title: { cs: 'Peníze k vrácení', en: 'Money to be refunded' },
  lead: {
    cs: 'Kdo za akci zaplatil, a nejede. Peníze pošli zpátky kódem nebo souborem pro banku a vyřídí se to samo; u hotovosti sem napiš jak.',
    en: 'Who paid for an event and is not going. Send the money back by the code or a file for the bank, and it settles itself; for cash say here how.',
  },
  tabs: { cs: 'Stav vrácení', en: 'State of refunds' },
  open: { cs: 'K vrácení', en: 'To be refunded' },
  settled: { cs: 'Vyřízené', en: 'Settled' },
  noneOpen: { cs: 'Nikomu nic nevracíme.', en: 'Nobody waits for money.' },
  noneSettled: { cs: 'Zatím se nic nevracelo.', en: 'Nothing has been refunded yet.' },
  since: { cs: 'od {day}', en: 'since {day}' },
  settledOn: { cs: 'vyřízeno {day}', en: 'settled {day}' },
  symbol: { cs: 'VS {symbol}', en: 'VS {symbol}' },
  cameFrom: { cs: 'přišlo z účtu {account}', en: 'came from account {account}' },
  inCash: { cs: 'přišlo v hotovosti', en: 'came in cash' },
  orderedOn: { cs: 'v souboru pro banku {day}', en: 'in a file for the bank {day}' },
  orderAll: { cs: 'Soubor pro Fio (XML)', en: 'File for Fio (XML)' },
  orderHint: {
    cs: 'V internetovém bankovnictví ho nahraj a potvrď. Je v něm, kdo ještě v žádném nebyl a jehož účet známe.',
    en: 'Upload it in the internet banking and authorise it there. In it is who was in none yet and whose account is known.',
  },
  code: { cs: 'QR platba', en: 'QR payment' },
  codeNamed: { cs: 'QR platba: {name}', en: 'QR payment: {name}' },
  codeTitle: { cs: 'Vrátit: {name}', en: 'Give back: {name}' },
  codeLead: {
    cs: 'Načti kód bankou, ze které klub platí. Až platba odejde a banka se přečte, vyřídí se to samo.',
    en: 'Scan it with the app of the club’s bank. Once the payment has left and the bank was read, it settles itself.',
  },
  close: { cs: 'Zavřít', en: 'Close' },
  how: { cs: 'Jak se to vyřídilo', en: 'How it was settled' },
  howHint: {
    cs: 'Třeba: převodem 12. 5., nebo: nechává klubu.',
    en: 'For instance: by transfer on 12 May, or: left to the club.',
  },
  settle: { cs: 'Vyřízeno', en: 'Settled' },
  settleNamed: { cs: 'Vyřízeno: {name}', en: 'Settled: {name}' },
  done: { cs: 'Zapsáno jako vyřízené.', en: 'Recorded as settled.' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  loadFailed: { cs: 'Seznam se nepodařilo načíst.', en: 'The list could not be loaded.' },
})
