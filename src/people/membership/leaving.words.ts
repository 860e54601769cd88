import { defineWords } from '../../ground/values/words.ts'

export const leavingWords = defineWords({
  title: { cs: 'Odchody z klubu', en: 'Leaving the club' },
  count: {
    cs: { one: '{count} žádost', few: '{count} žádosti', many: '{count} žádosti', other: '{count} žádostí' },
    en: { one: '{count} request', other: '{count} requests' },
  },
  lead: {
    cs: 'Kdo požádal o vystoupení. Žádost uzavřeš archivací karty; důvod se na ni zapíše.',
    en: 'Who asked to leave. You close a request by archiving the card; the reason is written on it.',
  },
  tabs: { cs: 'Odchody', en: 'Departures' },
  requests: { cs: 'Žádosti o odchod', en: 'Requests to leave' },
  unpaid: { cs: 'Nezaplacené příspěvky', en: 'Unpaid fees' },
  empty: { cs: 'Nikdo z klubu neodchází.', en: 'Nobody is leaving the club.' },
  asked: { cs: 'Žádost z {day}', en: 'Asked on {day}' },
  owes: { cs: 'dluží {amount}', en: 'owes {amount}' },
  patches: { cs: 'má nášivky', en: 'has patches' },
  noReason: { cs: 'Bez udání důvodu.', en: 'No reason given.' },
  note: { cs: 'Poznámka (nepovinné)', en: 'Note (optional)' },
  archive: { cs: 'Archivovat kartu', en: 'Archive the card' },
  waive: { cs: 'Starší dluhy prominout', en: 'Waive the older debts' },
  closes: {
    cs: 'Archivací členství skončí: účet se vypne, místa na akcích se uvolní, příspěvky na další období se uzavřou, nášivky dostane na starost supervizor a odejde dopis s odkazem na 90 dní.',
    en: 'Archiving ends the membership: the account is shut, places on events are given up, fees of coming periods closed, patches become the Supervisor’s task, and a letter with a link for 90 days goes out.',
  },
  stays: { cs: 'Zůstává v klubu', en: 'Stays in the club' },
  decide: { cs: 'Uzavřít žádost', en: 'Close the request' },
  archived: { cs: 'Karta je v archivu.', en: 'The card is archived.' },
  stayed: { cs: 'Žádost je uzavřená, členství trvá.', en: 'The request is closed, the membership goes on.' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
})
