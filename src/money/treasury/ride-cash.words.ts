import { defineWords } from '../../ground/values/words.ts'

export const rideCashWords = defineWords({
  title: { cs: 'Hotovost z jízd', en: 'Cash from rides' },
  lead: {
    cs: 'Co vybrali kapitáni na startu. Až peníze dostaneš a spočítáš, potvrď je; teprve pak je zaplaceno.',
    en: 'What captains took at the start. Once you have the money and have counted it, confirm it; only then is it paid.',
  },
  none: { cs: 'Žádná hotovost nečeká.', en: 'No cash waits.' },
  tookBy: { cs: 'má je {who}, vybráno {when}', en: 'taken by {who} {when}' },
  someone: { cs: 'někdo, kdo už v klubu není', en: 'somebody who is not in the club any more' },
  book: { cs: 'Mám je', en: 'I have it' },
  bookNamed: { cs: 'Mám je: {name}, {amount}', en: 'I have it: {name}, {amount}' },
  refuse: { cs: 'Nesedí', en: 'Not right' },
  refuseNamed: { cs: 'Nesedí: {name}, {amount}', en: 'Not right: {name}, {amount}' },
  done: { cs: 'Zapsáno.', en: 'Recorded.' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  loadFailed: { cs: 'Seznam se nepodařilo načíst.', en: 'The list could not be loaded.' },
})
