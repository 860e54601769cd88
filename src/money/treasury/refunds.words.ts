import { defineWords } from '../../ground/values/words.ts'

export const refundsWords = defineWords({
  title: { cs: 'Peníze k vrácení', en: 'Money to be refunded' },
  lead: {
    cs: 'Kdo za akci zaplatil, a nejede. Peníze pošli zpátky z banky nebo v hotovosti a sem napiš jak.',
    en: 'Who paid for an event and is not going. Send the money back from the bank or in cash, and say here how.',
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
