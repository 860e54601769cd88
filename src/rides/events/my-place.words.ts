import { defineWords } from '../../ground/values/words.ts'

export const myPlaceWords = defineWords({
  register: { cs: 'Jedu', en: 'I am going' },
  join: { cs: 'Přijdu', en: 'I am coming' },
  decline: { cs: 'Nejedu', en: 'I am not going' },
  stayAway: { cs: 'Nepřijdu', en: 'I am not coming' },
  declined: { cs: 'Nejedeš', en: 'You are not going' },
  stayingAway: { cs: 'Nepřijdeš', en: 'You are not coming' },
  declinedText: {
    cs: 'Díky za odpověď. Kdyby se to změnilo, můžeš se ještě přihlásit.',
    en: 'Thanks for the answer. Should it change, you can still register.',
  },
  joinAt: { cs: 'Přidám se', en: 'I join' },
  joinAtStart: { cs: 'až na místě', en: 'at the place itself' },
  joining: { cs: 'Přidáš se: {point}', en: 'You join: {point}' },
  queue: { cs: 'Chci být náhradník', en: 'Put me on the waiting list' },
  queueNote: {
    cs: 'Volné místo pro tebe teď není. Až přijde řada na tebe, přihlásíme tě a napíšeme ti.',
    en: 'There is no free place for you now. When it is your turn, we register you and write to you.',
  },
  queueLength: {
    cs: {
      one: 'Před tebou čeká {count} přihláška.',
      few: 'Před tebou čekají {count} přihlášky.',
      many: 'Před tebou čeká {count} přihlášky.',
      other: 'Před tebou čeká {count} přihlášek.',
    },
    en: { one: '{count} registration waits before you.', other: '{count} registrations wait before you.' },
  },
  passengers: { cs: 'S sebou vezmu', en: 'I bring' },
  alone: { cs: 'nikoho', en: 'nobody' },
  withCount: {
    cs: {
      one: '{count} člověka',
      few: '{count} lidi',
      many: '{count} člověka',
      other: '{count} lidí',
    },
    en: { one: '{count} person', other: '{count} people' },
  },
  plusCount: {
    cs: {
      one: '+ {count} člověk',
      few: '+ {count} lidé',
      many: '+ {count} člověka',
      other: '+ {count} lidí',
    },
    en: { one: '+ {count} person', other: '+ {count} people' },
  },
  pillions: { cs: 'Kdo bude s tebou (jména)', en: 'Who comes with you (names)' },
  note: { cs: 'Poznámka pro pořadatele (nepovinná)', en: 'Note for the organiser (optional)' },
  perPerson: { cs: '{price} za osobu', en: '{price} per person' },
  payLater: {
    cs: 'Platbu s QR kódem dostaneš po přihlášení, platí se za každého z vás.',
    en: 'You get the payment with its QR code after registering, for each of you.',
  },

  going: { cs: 'Jedeš', en: 'You are going' },
  attending: { cs: 'Přijdeš', en: 'You are coming' },
  goingText: { cs: 'Místo máš, počítáme s tebou.', en: 'You have a place, we count on you.' },
  waiting: { cs: 'Čekáš jako {position}.', en: 'You are number {position} in the queue' },
  waitingText: {
    cs: 'Místo zatím nemáš. Až přijde řada na tebe, přihlásíme tě a napíšeme ti.',
    en: 'You have no place yet. When it is your turn, we register you and write to you.',
  },
  toPay: { cs: 'K úhradě {amount} do {day}.', en: '{amount} to pay by {day}.' },
  paid: { cs: 'Zaplaceno {amount}.', en: '{amount} paid.' },
  inCash: {
    cs: 'Hotově od tebe máme {amount}, potvrdí je ještě pokladník.',
    en: 'We have {amount} of you in cash; the Treasurer is still to confirm it.',
  },
  payHere: { cs: 'Zaplatit', en: 'Pay' },
  change: { cs: 'Změnit přihlášku', en: 'Change my registration' },
  saveChange: { cs: 'Uložit změnu', en: 'Save the change' },
  leave: { cs: 'Odhlásit se', en: 'Unregister' },
  leaveQueue: { cs: 'Už nečekat', en: 'Stop waiting' },
  leaveQuestion: { cs: 'Opravdu se odhlásit?', en: 'Really unregister?' },
  leaveWarning: {
    cs: 'Tvoje místo hned dostane první náhradník. Kdo se vrátí, stojí na konci řady.',
    en: 'The first on the waiting list gets your place at once. Whoever comes back stands at the end.',
  },
  keep: { cs: 'Zůstat', en: 'Stay' },
  toCalendar: { cs: 'Přidat do kalendáře', en: 'Add to calendar' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
})
