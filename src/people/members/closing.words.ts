import { defineWords } from '../../ground/values/words.ts'

/** What ending a membership will do, said before it is done. */
export const closingWords = defineWords({
  lead: { cs: 'Tohle se stane najednou:', en: 'All of this happens at once:' },
  account_deactivated: {
    cs: 'Účet se vypne a odhlásí na všech zařízeních, přestane platit i odkaz do kalendáře.',
    en: 'The account is shut and signed out everywhere, and its calendar link ends.',
  },
  account_off: { cs: 'Účet už je vypnutý, zůstane tak.', en: 'The account is shut already and stays so.' },
  account_none: { cs: 'Účet v klubovně nemá.', en: 'There is no account in the clubhouse.' },
  places: {
    cs: {
      one: 'Uvolní se {count} místo na akci: {list}. Posune se fronta.',
      few: 'Uvolní se {count} místa na akcích: {list}. Posune se fronta.',
      many: 'Uvolní se {count} místa na akcích: {list}. Posune se fronta.',
      other: 'Uvolní se {count} míst na akcích: {list}. Posune se fronta.',
    },
    en: {
      one: '{count} place on an event is given up: {list}. The waiting list moves.',
      other: '{count} places on events are given up: {list}. The waiting lists move.',
    },
  },
  noPlaces: { cs: 'Na žádnou akci přihlášku nemá.', en: 'There is no place on any coming event.' },
  leads: {
    cs: 'Má vést: {list}. Vyber jiného vedoucího, sám se nezmění.',
    en: 'Was to lead: {list}. Choose somebody else, that does not change by itself.',
  },
  titles: { cs: 'Skončí funkce: {list}.', en: 'Offices end: {list}.' },
  fees: {
    cs: 'Uzavřou se příspěvky na další období: {list}.',
    en: 'Fees of coming periods are closed: {list}.',
  },
  toRefund: {
    cs: 'Na další období už zaplaceno {amount}: Pokladník to uvidí mezi penězi k vrácení.',
    en: '{amount} was paid for coming periods: the Treasurer finds it among money to give back.',
  },
  debts: {
    cs: 'Starší dluhy {amount} ({list}) zůstanou k zaplacení.',
    en: 'Older debts of {amount} ({list}) stay to be paid.',
  },
  noDebts: { cs: 'Starší dluhy nemá.', en: 'There are no older debts.' },
  waive: { cs: 'Starší dluhy prominout', en: 'Waive the older debts' },
  patches: {
    cs: 'Nášivky k vrácení dostane na starost supervizor: {list}.',
    en: 'Patches to return become the Supervisor’s task: {list}.',
  },
  front: { cs: 'malá', en: 'front' },
  back: { cs: 'zádová', en: 'back' },
  audiences: {
    cs: 'Zprávy klubu a pozvánky přestanou chodit.',
    en: 'News and invitations of the club stop.',
  },
  letter_queued: {
    cs: 'Odejde dopis o tom, co skončilo a co zbývá, s odkazem na 90 dní k výpisu, datům, dluhům a nášivkám.',
    en: 'A letter goes out with what ended and what is owed, and a link for 90 days to the extract, data, debts and patches.',
  },
  letter_no_address: {
    cs: 'E-mail neznáme, dopis neodejde: je potřeba to říct osobně.',
    en: 'There is no e-mail, so no letter goes out: tell the person yourselves.',
  },
  letter_told_before: {
    cs: 'Dopis o konci členství už odešel dřív.',
    en: 'The letter about the end of the membership went out before.',
  },
  reasonHint: { cs: 'Stojí i v dopise.', en: 'It stands in the letter too.' },
  backAccount: {
    cs: 'Účet se zase zapne a karta bude otevřená.',
    en: 'The account is opened again and the card is open.',
  },
  backCard: { cs: 'Karta bude zase otevřená.', en: 'The card is open again.' },
  backNothing: {
    cs: 'Členství zůstane uzavřené: má ještě druhý důvod.',
    en: 'The membership stays closed: there is another reason.',
  },
  backTitles: {
    cs: 'Vrátí se funkce, které mezitím nikdo nepřevzal: {list}.',
    en: 'Offices nobody has taken over meanwhile come back: {list}.',
  },
  backLostTitles: {
    cs: {
      one: '{count} funkce, kterou už má někdo jiný',
      few: '{count} funkce, které už má někdo jiný',
      many: '{count} funkce, které už má někdo jiný',
      other: '{count} funkcí, které už má někdo jiný',
    },
    en: { one: '{count} office somebody else has now', other: '{count} offices somebody else has now' },
  },
  notBack: { cs: 'Nevrátí se:', en: 'Not given back:' },
  backPlaces: {
    cs: {
      one: '{count} místo na akci',
      few: '{count} místa na akcích',
      many: '{count} místa na akcích',
      other: '{count} míst na akcích',
    },
    en: { one: '{count} place on an event', other: '{count} places on events' },
  },
  backFees: {
    cs: {
      one: '{count} uzavřený příspěvek (Pokladník ho vygeneruje znovu)',
      few: '{count} uzavřené příspěvky (Pokladník je vygeneruje znovu)',
      many: '{count} uzavřeného příspěvku',
      other: '{count} uzavřených příspěvků (Pokladník je vygeneruje znovu)',
    },
    en: {
      one: '{count} closed fee (the Treasurer generates it again)',
      other: '{count} closed fees (the Treasurer generates them again)',
    },
  },
  backWaived: {
    cs: {
      one: '{count} prominutý dluh',
      few: '{count} prominuté dluhy',
      many: '{count} prominutého dluhu',
      other: '{count} prominutých dluhů',
    },
    en: { one: '{count} waived debt', other: '{count} waived debts' },
  },
  backCalendar: { cs: 'odkaz do kalendáře (založí si nový)', en: 'the calendar link (a new one is made)' },
  backSessions: { cs: 'přihlášená zařízení', en: 'signed-in devices' },
  doneAccount: { cs: 'Účet je vypnutý.', en: 'The account is shut.' },
  doneReopened: { cs: 'Účet je zase zapnutý.', en: 'The account is open again.' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  loading: { cs: 'Zjišťujeme, co se stane…', en: 'Finding out what will happen…' },
})
