import { defineWords } from '../../ground/values/words.ts'

export const meetingStateWords = defineWords({
  draft: { cs: 'Chystá se', en: 'Being prepared' },
  called: { cs: 'Svolaná', en: 'Called' },
  open: { cs: 'Právě probíhá', en: 'Under way' },
  closed: { cs: 'Skončila', en: 'Over' },
  cancelled: { cs: 'Odvolaná', en: 'Cancelled' },
})

export const partWords = defineWords({
  chair: { cs: 'Předsedající', en: 'Chair' },
  recorder: { cs: 'Zapisovatel', en: 'Recorder' },
  verifier: { cs: 'Ověřovatel', en: 'Verifier' },
  door: { cs: 'U dveří', en: 'At the door' },
})

export const meetingWords = defineWords({
  title: { cs: 'Schůze', en: 'Meetings' },
  lead: {
    cs: 'Schůze členů: program, pozvánka, kdo ji vede. Pravidla klubu jsou ze stanov; kde mlčí, platí občanský zákoník.',
    en: 'Meetings of the members: agenda, invitation, who leads. The rules are those of the statutes; where they are silent, the Civil code holds.',
  },
  yearly: {
    cs: 'Schůzí za rok aspoň: {needed} ({source}). Letos svolaných a konaných: {held}.',
    en: 'Meetings a year at least: {needed} ({source}). Called or held this year: {held}.',
  },
  rules: { cs: 'Pravidla schůzí', en: 'Rules of meetings' },
  minutes: { cs: 'Zápis', en: 'Minutes' },
  minutesDue: { cs: 'zápis do {day}', en: 'minutes by {day}' },
  minutesLate: { cs: 'zápis měl být do {day}', en: 'minutes were due {day}' },
  resolutions: { cs: 'Usnesení schůzí', en: 'Resolutions' },
  rollam: { cs: 'Rozhodnutí per rollam', en: 'Decisions by letter' },
  none: { cs: 'Zatím tu není žádná schůze.', en: 'There is no meeting yet.' },
  add: { cs: 'Nová schůze', en: 'A new meeting' },
  name: { cs: 'Název', en: 'Name' },
  startsAt: { cs: 'Kdy', en: 'When' },
  place: { cs: 'Kde', en: 'Where' },
  note: { cs: 'Co ještě napsat do pozvánky', en: 'What else to write in the invitation' },
  proposalsUntil: { cs: 'Návrhy členů do', en: 'Proposals of members until' },
  proposalsHint: {
    cs: 'Vyplněné: členové schůzi vidí a můžou posílat návrhy i před svoláním.',
    en: 'Filled in: members see the meeting and send proposals even before it is called.',
  },
  askedBy: { cs: 'Kdo si schůzi vyžádal', en: 'Who asked for it' },
  askedHint: {
    cs: 'Aspoň {needed} z {members} členů ({source}), nebo kontrolní orgán. Prázdné, když svolává vedení samo.',
    en: 'At least {needed} of {members} members ({source}), or the control body. Empty where the club calls it by itself.',
  },
  askedOn: { cs: 'Vyžádáno dne', en: 'Asked for on' },
  create: { cs: 'Založit schůzi', en: 'Make the meeting' },
  save: { cs: 'Uložit', en: 'Save' },
  remove: { cs: 'Smazat', en: 'Delete' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  loadFailed: { cs: 'Schůze se nepodařilo načíst.', en: 'The meetings could not be loaded.' },
  elected: { cs: 'Zvolení', en: 'Elected' },
  voters: { cs: 'Kdo hlasuje', en: 'Who votes' },
  room: { cs: 'Schůze v sále', en: 'In the room' },
  about: { cs: 'Kdy, kde a proč', en: 'When, where and why' },
  deleteMeeting: { cs: 'Smazat rozepsanou schůzi', en: 'Delete the draft' },
})

export const callingWords = defineWords({
  title: { cs: 'Svolání', en: 'Calling' },
  kept: {
    cs: 'Lhůta {days} je dodržená, když pozvánka odejde nejpozději {day} ({source}).',
    en: 'The notice of {days} is kept if the invitation leaves by {day} ({source}).',
  },
  short: {
    cs: 'Na lhůtu {days} je pozdě: pozvánka měla odejít nejpozději {day} ({source}). Svolat jde jen s důvodem; kdo to potvrdil a proč, zůstane zapsané.',
    en: 'It is too late for the notice of {days}: the invitation should have left by {day} ({source}). It can be called only with a reason; who confirmed it and why stays written down.',
  },
  law: { cs: 'občanský zákoník {paragraph}', en: 'Civil code {paragraph}' },
  statutes: { cs: 'stanovy klubu', en: 'the club’s statutes' },
  reason: { cs: 'Proč svoláváte pozdě', en: 'Why it is called late' },
  dueBy: {
    cs: 'Na žádost: {who}, {asked}. Svolat ji máte do {day}; potom ji může svolat ten, kdo o ni žádal, na náklady klubu.',
    en: 'Asked for by {who} on {asked}. It is to be called by {day}; then whoever asked may call it at the club’s cost.',
  },
  substitute: {
    cs: 'Náhradní schůze: svolat do {inviteBy}, konat do {holdBy}, tentýž program, usnášeníschopná v jakémkoli počtu (§\u00a0257).',
    en: 'A substitute meeting: to be called by {inviteBy} and held by {holdBy}, the same agenda, any number is a quorum (§\u00a0257).',
  },
  call: { cs: 'Svolat a poslat pozvánky', en: 'Call it and send invitations' },
  callNote: {
    cs: 'Pozvánka s místem, časem a programem půjde všem členům e-mailem. Termín, místo a body programu potom už stojí.',
    en: 'The invitation with place, time and agenda goes to every member by e-mail. Day, place and points of the agenda stand from then on.',
  },
  calledBy: { cs: 'Svolání: {who}, {when}.', en: 'Called by {who}, {when}.' },
  someone: { cs: 'někdo, kdo tu už není', en: 'somebody who is no longer here' },
  wasKept: {
    cs: 'Lhůta {days} ({source}) je dodržená: svoláno {held} předem.',
    en: 'The notice of {days} ({source}) is kept: called {held} before.',
  },
  wasShort: {
    cs: 'Lhůta nebyla dodržená. Na svou odpovědnost: {who}, {reason}',
    en: 'The notice was not kept. Confirmed by {who}: {reason}',
  },
  late: {
    cs: 'Po posledním dni lhůty ({day}) odešlo pozvánek: {count}. Bude to i v zápisu.',
    en: 'Invitations that left after the last day of the notice ({day}): {count}. The minutes will say so.',
  },
  counts: {
    cs: 'Pozváno {invited}, e-mailem odešlo {posted}, v telefonu oznámeno {pushed}, na papíře předáno {handed}, zbývá {left}.',
    en: '{invited} called, {posted} sent by e-mail, {pushed} notified by phone, {handed} handed over on paper, {left} still to be told.',
  },
  proof: { cs: 'Komu a kdy pozvánka odešla', en: 'To whom and when it left' },
  posted: { cs: 'odešlo {when}', en: 'left {when}' },
  pushed: { cs: 'oznámeno v telefonu {when}', en: 'notified by phone {when}' },
  waiting: { cs: 'čeká na odeslání', en: 'waits to be sent' },
  noMail: { cs: 'nemá e-mail', en: 'has no e-mail' },
  handed: { cs: 'předáno na papíře {day}', en: 'handed over on paper {day}' },
  print: { cs: 'Vytisknout pozvánky na papír (PDF)', en: 'Print invitations on paper (PDF)' },
  printNote: {
    cs: 'Bez e-mailu: {unmailed}. Každá pozvánka je na novém listu s adresou do okénka obálky.',
    en: 'Without e-mail: {unmailed}. Each invitation is on a sheet of its own, with the address for the window of an envelope.',
  },
  mailed: { cs: 'Vytištěné dnes odešly ({printed})', en: 'The printed ones left today ({printed})' },
  hand: { cs: 'Předáno na papíře', en: 'Handed over on paper' },
  handNamed: { cs: 'Předáno na papíře: {name}', en: 'Handed over on paper: {name}' },
  cancel: { cs: 'Odvolat schůzi', en: 'Cancel the meeting' },
  cancelText: {
    cs: 'Všem pozvaným odejde e-mail. Když do schůze zbývá míň než {days}, mají ti, kdo přišli, nárok na přiměřené náklady ({source}).',
    en: 'Everybody who was called gets an e-mail. With less than {days} left, those who came are repaid reasonable costs ({source}).',
  },
  cancelReason: { cs: 'Proč se nekoná', en: 'Why it does not take place' },
  cancelled: { cs: 'Odvolaná {when}: {reason}', en: 'Cancelled {when}: {reason}' },
})

export const leadingWords = defineWords({
  title: { cs: 'Kdo schůzi vede', en: 'Who leads it' },
  note: {
    cs: 'Jen pro tuhle schůzi; role a práva v klubu se tím nemění.',
    en: 'For this meeting alone; roles and rights in the club stay as they are.',
  },
  nobody: { cs: 'Zatím nikdo.', en: 'Nobody yet.' },
  search: { cs: 'Jméno nebo číslo karty', en: 'Name or card number' },
  find: { cs: 'Najít', en: 'Find' },
  notFound: { cs: 'Nikdo takový tu není.', en: 'Nobody like that.' },
  release: { cs: 'Odebrat', en: 'Release' },
  releaseNamed: { cs: 'Odebrat: {name}', en: 'Release: {name}' },
  asNamed: { cs: '{part}: {name}', en: '{part}: {name}' },
})

export const proposalWords = defineWords({
  title: { cs: 'Návrhy členů', en: 'Proposals of members' },
  none: { cs: 'Zatím nikdo nic nenavrhl.', en: 'Nobody has proposed anything yet.' },
  sent: { cs: 'čeká', en: 'waits' },
  taken: { cs: 'na programu', en: 'on the agenda' },
  refused: { cs: 'nezařazeno', en: 'not taken' },
  take: { cs: 'Zařadit na program', en: 'Put on the agenda' },
  refuse: { cs: 'Nezařadit', en: 'Do not take' },
  answer: { cs: 'Odpověď navrhovateli', en: 'Answer to its author' },
  by: { cs: '{who}, {when}', en: '{who}, {when}' },
  former: { cs: 'bývalý člen', en: 'a former member' },
  propose: { cs: 'Navrhnout bod', en: 'Propose a point' },
  what: { cs: 'Co navrhuješ', en: 'What you propose' },
  wording: { cs: 'Znění a důvod', en: 'Wording and reason' },
  until: { cs: 'Návrhy posílej do {day}.', en: 'Send proposals until {day}.' },
  send: { cs: 'Poslat návrh', en: 'Send the proposal' },
  sentDone: { cs: 'Návrh jsme poslali.', en: 'The proposal is sent.' },
})

export const ownMeetingWords = defineWords({
  proxy: { cs: 'Plná moc', en: 'Power of attorney' },
  minutes: { cs: 'Zápis', en: 'Minutes' },
  readMinutes: { cs: 'Otevřít zápis (PDF)', en: 'Open the minutes (PDF)' },
  minutesBy: {
    cs: 'Zápis se píše, hotový má být do {day}.',
    en: 'The minutes are being written and are due by {day}.',
  },
  resolutions: { cs: 'Usnesení schůzí', en: 'Resolutions' },
  rollam: { cs: 'Hlasování per rollam', en: 'Votes by letter' },
  title: { cs: 'Schůze klubu', en: 'Meetings of the club' },
  lead: {
    cs: 'Na schůzi může přijít každý člen, ptát se a dostat odpověď k tomu, co je na programu.',
    en: 'Every member may come, ask and get an answer about what is on the agenda.',
  },
  none: { cs: 'Žádná schůze není svolaná.', en: 'No meeting is called.' },
  noCard: { cs: 'K tvému účtu nepatří členská karta.', en: 'There is no member card with your account.' },
  agenda: { cs: 'Program', en: 'Agenda' },
  presents: { cs: 'Uvádí {who}.', en: 'Presented by {who}.' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  loadFailed: { cs: 'Schůzi se nepodařilo načíst.', en: 'The meeting could not be loaded.' },
  cancelled: { cs: 'Schůze se nekoná: {reason}', en: 'The meeting does not take place: {reason}' },
  vote: { cs: 'Hlasovat', en: 'Vote' },
  room: { cs: 'Schůze v sále', en: 'In the room' },
})
