import { defineWords } from '../../ground/values/words.ts'

export const membershipWords = defineWords({
  meetings: { cs: 'Schůze klubu', en: 'Meetings of the club' },
  title: { cs: 'Moje členství', en: 'My membership' },
  noCard: {
    cs: 'Tvůj účet není spojený s členskou kartou. Pokud v klubu jsi, spojí ho sekretář.',
    en: 'Your account is not linked to a member card. If you are in the club, the secretary will link it.',
  },
  looks: { cs: 'Kdo otevřel tvůj kontakt v nouzi', en: 'Who opened your emergency contact' },
  looksText: {
    cs: 'Na jízdě ho smí otevřít jen ten, kdo ji vede, zavírá nebo na ní pomáhá. Každé otevření se zapíše.',
    en: 'On a ride only whoever leads, sweeps or helps may open it. Each look is written down.',
  },
  lookedSomeone: { cs: 'Někdo, kdo už v klubu není', en: 'Somebody who is not in the club any more' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  loadFailed: { cs: 'Tvoje členství se nepodařilo načíst.', en: 'Your membership could not be loaded.' },
  saved: { cs: 'Úspěšně uloženo', en: 'Saved' },
})

export const cardWords = defineWords({
  title: { cs: 'Členská karta', en: 'Member card' },
  back: { cs: 'Zpět na členství', en: 'Back to membership' },
  since: { cs: 'v klubu od roku {year}', en: 'in the club since {year}' },
  scan: {
    cs: 'Kdo kód naskenuje, uvidí jen tvoje jméno a jestli karta platí.',
    en: 'Whoever scans the code sees only your name and whether the card is valid.',
  },
  asOf: { cs: 'Stav k {moment}', en: 'As of {moment}' },
  install: {
    cs: 'Přidej si klubovnu na plochu telefonu: karta se pak otevře i bez signálu.',
    en: 'Add the clubhouse to your home screen: the card then opens without a signal too.',
  },
  kept: {
    cs: 'Karta je uložená v tomhle zařízení, otevře se i bez signálu.',
    en: 'The card is kept on this device and opens without a signal.',
  },
  lost: { cs: 'Ztracená kartička?', en: 'Lost your card?' },
  lostText: {
    cs: 'Zneplatní se kódy na všech kartách, které máš vytištěné nebo uložené. Tady hned dostaneš nový kód; o novou kartičku požádej matrikáře.',
    en: 'The codes on all cards you have printed or saved stop being valid. You get a new code here at once; ask the membership officer for a new card.',
  },
  revoke: { cs: 'Zneplatnit staré karty', en: 'Call the old cards back' },
  revoked: {
    cs: 'Staré karty už neplatí, tady je nový kód.',
    en: 'The old cards are void, here is the new code.',
  },
})

export const ownPaymentWords = defineWords({
  title: { cs: 'Platby', en: 'Payments' },
  toPay: { cs: 'K zaplacení', en: 'To pay' },
  nothing: { cs: 'Nic nedlužíš. Díky.', en: 'You owe nothing. Thank you.' },
  notYet: {
    cs: 'Příspěvek na rok {year} zatím klub nevystavil. Až ho vystaví, přijde ti e-mail a platba bude tady.',
    en: 'The club has not asked for the {year} fee yet. When it does, you get an e-mail and the payment shows here.',
  },
  renew: { cs: 'Prodloužit na rok {year}', en: 'Renew for {year}' },
  renewText: {
    cs: 'Nemusíš čekat na pokyny: platba s QR kódem se připraví hned a přijde ti i e-mailem.',
    en: 'You need not wait to be asked: the payment with its QR code is prepared at once, and comes by e-mail too.',
  },
  renewed: {
    cs: 'Platba je připravená, stojí níže s QR kódem.',
    en: 'The payment is ready, it stands below with its QR code.',
  },
  fee: { cs: 'Členský příspěvek {year}', en: 'Membership fee {year}' },
  householdFee: { cs: 'Příspěvky domácnosti {year}', en: 'Household fees {year}' },
  householdText: {
    cs: 'Platíš za víc lidí: jedna platba se mezi ně sama rozdělí.',
    en: 'You pay for more people: one payment splits among them by itself.',
  },
  inHousehold: {
    cs: 'Je v platbě za domácnost výš.',
    en: 'It is in the payment of your household above.',
  },
  paidBy: { cs: 'Platí za tebe {name}.', en: '{name} pays for you.' },
  oneTime: { cs: 'Jednorázová platba', en: 'One-time payment' },
  dueOn: { cs: 'splatnost {day}', en: 'due {day}' },
  overdue: {
    cs: {
      one: '{count} den po splatnosti',
      few: '{count} dny po splatnosti',
      many: '{count} dne po splatnosti',
      other: '{count} dní po splatnosti',
    },
    en: { one: '{count} day overdue', other: '{count} days overdue' },
  },
  partly: { cs: 'Už přišlo {paid}, zbývá {rest}.', en: '{paid} has come, {rest} remains.' },
  noAccount: {
    cs: 'Klub ještě nemá zapsané číslo účtu. Zeptej se pokladníka, kam poslat peníze.',
    en: 'The club has not entered its account number yet. Ask the treasurer where to send the money.',
  },
  receipt: { cs: 'Potvrzení (PDF)', en: 'Receipt (PDF)' },
  request: { cs: 'Žádost o platbu (PDF)', en: 'Request for payment (PDF)' },
  history: { cs: 'Co už je za tebou', en: 'What is behind you' },
  noHistory: { cs: 'Zatím tu není žádná zaplacená platba.', en: 'No payment has been made yet.' },
  byBank: { cs: '{amount} převodem {day}', en: '{amount} by transfer on {day}' },
  byOpening: { cs: '{amount} z počátečního zůstatku', en: '{amount} from the opening balance' },
  byCash: { cs: '{amount} hotově {day}', en: '{amount} in cash on {day}' },
  credit: {
    cs: 'Klub má u sebe tvůj přeplatek {amount}. Použije se na další platbu.',
    en: 'The club keeps {amount} that you overpaid. It goes to your next payment.',
  },
})

export const timelineWords = defineWords({
  title: { cs: 'Moje cesta klubem', en: 'My way through the club' },
  empty: { cs: 'Tvoje cesta teprve začíná.', en: 'Your way is just beginning.' },
  older: { cs: 'Ukázat starší roky', en: 'Show older years' },
  applied: { cs: 'Přihláška do klubu', en: 'Applied to the club' },
  since: { cs: 'Vstup do klubu', en: 'Joined the club' },
  returned: { cs: 'Návrat do klubu', en: 'Back in the club' },
  kind: { cs: 'Nový druh členství: {detail}', en: 'New kind of membership: {detail}' },
  approved: { cs: 'Schválení za člena', en: 'Approved as a member' },
  ritual: { cs: 'Rituál', en: 'Ritual' },
  frontPatch: { cs: 'Malá nášivka', en: 'Front patch' },
  backPatch: { cs: 'Zádová nášivka', en: 'Back patch' },
  fee: { cs: 'Zaplacený příspěvek {detail}', en: 'Fee for {detail} paid' },
  payment: { cs: 'Zaplaceno: {detail}', en: 'Paid: {detail}' },
  donation: { cs: 'Dar: {detail}', en: 'Donation: {detail}' },
  ride: { cs: 'Akce: {detail}', en: 'Event: {detail}' },
  excluded: { cs: 'Vyloučení', en: 'Excluded' },
  archived: { cs: 'Konec členství', en: 'Membership ended' },
})

export const paperWords = defineWords({
  title: { cs: 'Papíry', en: 'Papers' },
  text: {
    cs: 'Potvrzení i výpis dostaneš kdykoli a zdarma (§\u00a0236 občanského zákoníku).',
    en: 'You get the confirmation and the extract at any time and free of charge (section 236 of the Czech Civil Code).',
  },
  confirmation: { cs: 'Potvrzení o členství (PDF)', en: 'Confirmation of membership (PDF)' },
  extract: { cs: 'Výpis ze seznamu členů (PDF)', en: 'Extract from the member list (PDF)' },
})

export const leaveWords = defineWords({
  title: { cs: 'Odchod z klubu', en: 'Leaving the club' },
  text: {
    cs: 'Žádost dostane sekretář. Dokud ji neuzavře, nic se nemění a můžeš si to rozmyslet.',
    en: 'The secretary gets your request. Until it is closed nothing changes, and you can change your mind.',
  },
  reason: { cs: 'Proč odcházíš (nepovinné)', en: 'Why you are leaving (optional)' },
  ask: { cs: 'Požádat o vystoupení', en: 'Ask to leave' },
  open: {
    cs: 'O vystoupení máš požádáno od {day}. Sekretář se ti ozve.',
    en: 'You asked to leave on {day}. The secretary will get in touch.',
  },
  withdraw: { cs: 'Rozmyslet si to', en: 'Change my mind' },
})
