import { defineWords } from '../../ground/values/words.ts'

export const dashboardWords = defineWords({
  title: { cs: 'Přehled', en: 'Dashboard' },
  hello: { cs: 'Ahoj, {name}', en: 'Hi, {name}' },
  helloNobody: { cs: 'Ahoj', en: 'Hi' },
  noCard: {
    cs: 'Tvůj účet není spojený s členskou kartou. Pokud v klubu jsi, spojí ho sekretář.',
    en: 'Your account is not linked to a member card. If you are in the club, the secretary will link it.',
  },
  ownEnding: {
    cs: 'Tvoje období ve funkci {title} končí {day} a s ním i role {role}.',
    en: 'Your term as {title} ends on {day}, and the role {role} with it.',
  },
  keptRoles: { cs: 'Role bez nástupce', en: 'Roles without a successor' },
  keptUntil: {
    cs: 'období skončilo {ended} a nikdo další ji nemá. Zůstává do {until}, pak zanikne.',
    en: 'the term ended on {ended} and nobody else has it. It stays until {until}, then it is gone.',
  },
  keptLast: {
    cs: 'období skončilo {ended}. Poslední Webmaster zůstává, dokud nebude další.',
    en: 'the term ended on {ended}. The last Webmaster stays until there is another.',
  },
  wants: { cs: 'Co od tebe klub potřebuje', en: 'What the club needs from you' },
  payFee: { cs: 'Zaplať příspěvek {year}', en: 'Pay the fee of {year}' },
  payFor: { cs: 'Zaplať: {purpose}', en: 'Pay: {purpose}' },
  payOne: { cs: 'Zaplať platbu klubu', en: 'Pay the club' },
  payDue: { cs: '{amount}, splatné {day}', en: '{amount}, due {day}' },
  payLate: { cs: '{amount}, mělo přijít {day}', en: '{amount}, was due {day}' },
  pay: { cs: 'Zaplatit', en: 'Pay' },
  hogMissing: { cs: 'Chybí nám tvoje číslo HOG', en: 'Your HOG number is missing' },
  hogExpired: { cs: 'Tvoje členství v HOG skončilo {day}', en: 'Your HOG membership ended {day}' },
  hogExpiring: { cs: 'Tvoje členství v HOG končí {day}', en: 'Your HOG membership ends {day}' },
  hogText: {
    cs: 'Máš ho prodloužené? Potvrď nové datum, matrikář ho zapíše.',
    en: 'Renewed already? Confirm the new date and the officer writes it down.',
  },
  hogTextMissing: {
    cs: 'Najdeš ho na kartičce HOG. Matrikář ho zapíše.',
    en: 'It is on your HOG card. The officer writes it down.',
  },
  hogNumber: { cs: 'Číslo HOG', en: 'HOG number' },
  hogUntil: { cs: 'Platí do', en: 'Valid until' },
  hogSend: { cs: 'Potvrdit', en: 'Confirm' },
  checkAsk: { cs: 'Sedí, co o tobě klub vede?', en: 'Is what the club keeps about you right?' },
  checkText: { cs: 'Podívej se a potvrď to, nebo oprav.', en: 'Have a look and confirm it, or correct it.' },
  checkDo: { cs: 'Podívat se', en: 'Have a look' },
  profileAsk: { cs: 'Doplň svoje údaje', en: 'Complete your data' },
  profileMissing: { cs: 'Chybí: {fields}', en: 'Missing: {fields}' },
  profileDo: { cs: 'Doplnit', en: 'Complete' },
  leavingAsk: { cs: 'Tvoje žádost o odchod čeká', en: 'Your wish to leave waits' },
  leavingText: {
    cs: 'Podaná {day}. Když si to rozmyslíš, stačí jedno klepnutí.',
    en: 'Asked on {day}. Changed your mind? One tap is enough.',
  },
  leavingStay: { cs: 'Zůstávám', en: 'I am staying' },
  minutesWrite: { cs: 'Dopiš a podepiš zápis: {name}', en: 'Finish and sign the minutes: {name}' },
  minutesSign: { cs: 'Podepiš zápis: {name}', en: 'Sign the minutes: {name}' },
  minutesDue: { cs: 'Hotový má být do {day}', en: 'Due by {day}' },
  minutesLate: { cs: 'Hotový měl být do {day}', en: 'Was due by {day}' },
  minutesDo: { cs: 'Otevřít', en: 'Open' },
  addressAsk: { cs: 'Na tvůj e-mail nám nechodí pošta', en: 'Our mail does not reach you' },
  addressText: {
    cs: 'Poslední dopis se vrátil. Zkontroluj adresu.',
    en: 'The last letter came back. Check your address.',
  },
  addressDo: { cs: 'Opravit', en: 'Correct' },
  askFailed: { cs: 'Nepovedlo se to', en: 'This did not work' },
  days: {
    cs: {
      one: 'nejdéle {count} den',
      few: 'nejdéle {count} dny',
      many: 'nejdéle {count} dne',
      other: 'nejdéle {count} dní',
    },
    en: { one: 'up to {count} day', other: 'up to {count} days' },
  },
  today: { cs: 'od dneška', en: 'since today' },
  news: { cs: 'Aktuality', en: 'News' },
  allNews: { cs: 'Všechny aktuality', en: 'All news' },
  noNews: { cs: 'Zatím nic nového.', en: 'Nothing new yet.' },
  documents: { cs: 'Dokumenty', en: 'Documents' },
  allDocuments: { cs: 'Všechny dokumenty', en: 'All documents' },
  proposals: {
    cs: {
      one: '{count} číslo HOG k potvrzení',
      few: '{count} čísla HOG k potvrzení',
      many: '{count} čísla HOG k potvrzení',
      other: '{count} čísel HOG k potvrzení',
    },
    en: { one: '{count} HOG number to confirm', other: '{count} HOG numbers to confirm' },
  },
  movements: {
    cs: {
      one: '{count} pohyb na účtu čeká na přiřazení',
      few: '{count} pohyby na účtu čekají na přiřazení',
      many: '{count} pohybu na účtu čeká na přiřazení',
      other: '{count} pohybů na účtu čeká na přiřazení',
    },
    en: { one: '{count} bank movement to assign', other: '{count} bank movements to assign' },
  },
  credits: {
    cs: {
      one: '{count} přeplatek k vrácení nebo použití',
      few: '{count} přeplatky k vrácení nebo použití',
      many: '{count} přeplatku k vrácení nebo použití',
      other: '{count} přeplatků k vrácení nebo použití',
    },
    en: { one: '{count} credit to return or use', other: '{count} credits to return or use' },
  },
  rideCash: {
    cs: {
      one: '{count} platba hotově z jízdy k převzetí',
      few: '{count} platby hotově z jízd k převzetí',
      many: '{count} platby hotově z jízd k převzetí',
      other: '{count} plateb hotově z jízd k převzetí',
    },
    en: { one: '{count} cash payment of a ride to count', other: '{count} cash payments of rides to count' },
  },
  paper: {
    cs: {
      one: '{count} dopis na papíře k odeslání',
      few: '{count} dopisy na papíře k odeslání',
      many: '{count} dopisu na papíře k odeslání',
      other: '{count} dopisů na papíře k odeslání',
    },
    en: { one: '{count} letter on paper to post', other: '{count} letters on paper to post' },
  },
  refunds: {
    cs: {
      one: '{count} platba k vrácení',
      few: '{count} platby k vrácení',
      many: '{count} platby k vrácení',
      other: '{count} plateb k vrácení',
    },
    en: { one: '{count} payment to give back', other: '{count} payments to give back' },
  },
  erasures: {
    cs: {
      one: '{count} žádost o výmaz údajů',
      few: '{count} žádosti o výmaz údajů',
      many: '{count} žádosti o výmaz údajů',
      other: '{count} žádostí o výmaz údajů',
    },
    en: { one: '{count} wish to be forgotten', other: '{count} wishes to be forgotten' },
  },
  photos: {
    cs: {
      one: '{count} žádost o skrytí fotky',
      few: '{count} žádosti o skrytí fotky',
      many: '{count} žádosti o skrytí fotky',
      other: '{count} žádostí o skrytí fotky',
    },
    en: { one: '{count} photo asked to be hidden', other: '{count} photos asked to be hidden' },
  },
  queues: { cs: 'Čeká na tebe', en: 'Waiting for you' },
  nothingWaits: { cs: 'Všechno je hotové, nic na tebe nečeká.', en: 'All done, nothing waits for you.' },
  open: { cs: 'Otevřít', en: 'Open' },
  applications: {
    cs: {
      one: '{count} nová přihláška',
      few: '{count} nové přihlášky',
      many: '{count} nové přihlášky',
      other: '{count} nových přihlášek',
    },
    en: { one: '{count} new application', other: '{count} new applications' },
  },
  ritual: {
    cs: {
      one: '{count} člen čeká na rituál',
      few: '{count} členové čekají na rituál',
      many: '{count} člena čeká na rituál',
      other: '{count} členů čeká na rituál',
    },
    en: { one: '{count} member waits for the ritual', other: '{count} members wait for the ritual' },
  },
  leaving: {
    cs: {
      one: '{count} člen chce odejít z klubu',
      few: '{count} členové chtějí odejít z klubu',
      many: '{count} člena chce odejít z klubu',
      other: '{count} členů chce odejít z klubu',
    },
    en: { one: '{count} member wants to leave', other: '{count} members want to leave' },
  },
  minutes: {
    cs: {
      one: '{count} schůze nemá vydaný zápis',
      few: '{count} schůze nemají vydaný zápis',
      many: '{count} schůze nemá vydaný zápis',
      other: '{count} schůzí nemá vydaný zápis',
    },
    en: {
      one: '{count} meeting has no published minutes',
      other: '{count} meetings have no published minutes',
    },
  },
  lapses: {
    cs: {
      one: '{count} člen nezaplatil ani v poslední lhůtě',
      few: '{count} členové nezaplatili ani v poslední lhůtě',
      many: '{count} člena nezaplatilo ani v poslední lhůtě',
      other: '{count} členů nezaplatilo ani v poslední lhůtě',
    },
    en: {
      one: '{count} member did not pay by the last day',
      other: '{count} members did not pay by the last day',
    },
  },
  hog: {
    cs: {
      one: '{count} číslo HOG chybí nebo vypršelo',
      few: '{count} čísla HOG chybí nebo vypršela',
      many: '{count} čísla HOG chybí nebo vypršela',
      other: '{count} čísel HOG chybí nebo vypršelo',
    },
    en: { one: '{count} HOG number missing or expired', other: '{count} HOG numbers missing or expired' },
  },
  patches: {
    cs: {
      one: '{count} člověk nevrátil nášivky',
      few: '{count} lidé nevrátili nášivky',
      many: '{count} člověka nevrátilo nášivky',
      other: '{count} lidí nevrátilo nášivky',
    },
    en: {
      one: '{count} person has not returned the patches',
      other: '{count} people have not returned their patches',
    },
  },
  fees: {
    cs: {
      one: '{count} platba po splatnosti',
      few: '{count} platby po splatnosti',
      many: '{count} platby po splatnosti',
      other: '{count} plateb po splatnosti',
    },
    en: { one: '{count} overdue payment', other: '{count} overdue payments' },
  },
  rides: { cs: 'Nejbližší akce', en: 'Next events' },
  allRides: { cs: 'Všechny akce', en: 'All events' },
  noRides: { cs: 'Zatím není nic naplánováno.', en: 'Nothing is planned yet.' },
})
