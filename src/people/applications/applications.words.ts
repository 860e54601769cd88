import { defineWords } from '../../ground/values/words.ts'

export const applicationsWords = defineWords({
  title: { cs: 'Žádosti o členství', en: 'Membership applications' },
  waiting: {
    cs: {
      one: '{count} čeká na rozhodnutí',
      few: '{count} čekají na rozhodnutí',
      other: '{count} čeká na rozhodnutí',
    },
    en: { one: '{count} waits for a decision', other: '{count} wait for a decision' },
  },
  tabs: { cs: 'Stav žádosti', en: 'State of the application' },
  PENDING: { cs: 'Čekají', en: 'Waiting' },
  APPROVED: { cs: 'Schválené', en: 'Approved' },
  REJECTED: { cs: 'Odmítnuté', en: 'Rejected' },
  emptyPENDING: {
    cs: 'Nikdo nečeká. Všechny žádosti jsou vyřízené.',
    en: 'Nobody waits. Every application is decided.',
  },
  emptyAPPROVED: { cs: 'Zatím tu není žádná schválená žádost.', en: 'No application has been approved yet.' },
  emptyREJECTED: { cs: 'Zatím tu není žádná odmítnutá žádost.', en: 'No application has been rejected yet.' },
  seeForm: { cs: 'Podívat se na přihlášku', en: 'See the application form' },
  seePending: { cs: 'Zpět na čekající', en: 'Back to the waiting ones' },
  loadFailed: { cs: 'Žádosti se nepodařilo načíst.', en: 'The applications could not be loaded.' },
  select: { cs: 'Vybrat: {name}', en: 'Select: {name}' },
  list: { cs: 'Seznam žádostí', en: 'List of applications' },
  submitted: { cs: 'Podáno {when}', en: 'Submitted {when}' },
  possibleDuplicate: { cs: 'Možný duplikát', en: 'Possible duplicate' },
  noDivision: { cs: 'Bez divize', en: 'No division' },
})

export const applicationDetailWords = defineWords({
  erase: { cs: 'Výmaz osobních údajů uchazeče', en: 'Erasure of the applicant’s data' },
  contact: { cs: 'Kontakt', en: 'Contact' },
  email: { cs: 'E-mail', en: 'E-mail' },
  phone: { cs: 'Telefon', en: 'Phone' },
  nickname: { cs: 'Přezdívka', en: 'Nickname' },
  birthDate: { cs: 'Datum narození', en: 'Date of birth' },
  address: { cs: 'Adresa', en: 'Address' },
  division: { cs: 'Divize', en: 'Division' },
  motorcycle: { cs: 'Motorka', en: 'Motorcycle' },
  hog: { cs: 'Číslo HOG', en: 'HOG number' },
  hogUntil: { cs: '{number}, platí do {day}', en: '{number}, valid until {day}' },
  recommendedBy: { cs: 'Kdo doporučuje', en: 'Recommended by' },
  motivation: { cs: 'Proč k nám chce', en: 'Why they want to join' },
  photos: { cs: 'Souhlas s fotkami', en: 'Consent to photos' },
  yes: { cs: 'ano', en: 'yes' },
  no: { cs: 'ne', en: 'no' },
  acknowledged: { cs: 'Vzato na vědomí', en: 'Acknowledged' },
  versions: {
    cs: 'ochrana soukromí verze {privacy}, stanovy verze {rules}',
    en: 'privacy notice version {privacy}, rules version {rules}',
  },
  submitted: { cs: 'Podáno', en: 'Submitted' },
  empty: { cs: 'neuvedeno', en: 'not given' },
  decided: { cs: 'Rozhodnutí', en: 'Decision' },
  decidedBy: { cs: '{who}, {when}', en: '{who}, {when}' },
  reason: { cs: 'Důvod', en: 'Reason' },
  card: { cs: 'Členská karta', en: 'Member card' },
  openCard: { cs: 'Otevřít kartu', en: 'Open the card' },
  statusPENDING: { cs: 'Čeká na rozhodnutí', en: 'Waiting' },
  statusAPPROVED: { cs: 'Schváleno', en: 'Approved' },
  statusREJECTED: { cs: 'Odmítnuto', en: 'Rejected' },
})

export const duplicateWords = defineWords({
  title: { cs: 'Možná je to někdo, koho známe', en: 'Maybe somebody we know' },
  text: {
    cs: 'Když je to ten samý člověk, připoj žádost k jeho kartě. Nová karta nevznikne.',
    en: 'If it is the same person, link the application to that card. No new card is made.',
  },
  member: { cs: 'Karta č. {number}', en: 'Card no. {number}' },
  application: { cs: 'Jiná čekající žádost', en: 'Another waiting application' },
  archived: { cs: 'Archivovaná', en: 'Archived' },
  excluded: { cs: 'Vyloučený člen', en: 'Excluded member' },
  link: { cs: 'Připojit ke kartě', en: 'Link to the card' },
  linkTo: { cs: 'Připojit ke kartě: {name}', en: 'Link to the card: {name}' },
  somebodyElse: { cs: 'Je to někdo jiný', en: 'It is somebody else' },
  somebodyElseThan: { cs: 'Je to někdo jiný než {name}', en: 'It is somebody else than {name}' },
  openOther: { cs: 'Otevřít žádost', en: 'Open the application' },
})

export const decisionWords = defineWords({
  approve: { cs: 'Schválit', en: 'Approve' },
  approveTitle: { cs: 'Schválit žádost?', en: 'Approve the application?' },
  approveText: {
    cs: '{name} dostane členskou kartu a účet, odkaz k nastavení hesla odejde na {email}. Schválení nejde vzít zpět.',
    en: '{name} gets a member card and an account, and a link to set a password goes to {email}. Approval cannot be undone.',
  },
  approveDespite: {
    cs: 'Pozor: možná už kartu má, vznikla by druhá.',
    en: 'Careful: there may be a card already, this would make a second one.',
  },
  approved: {
    cs: 'Žádost schválena, účet byl vytvořen a e-mail odeslán.',
    en: 'The application was approved, an account created and an e-mail sent.',
  },
  approveFailed: {
    cs: 'Nastala chyba při schvalování žádosti.',
    en: 'The application could not be approved.',
  },
  reject: { cs: 'Odmítnout', en: 'Reject' },
  rejectTitle: { cs: 'Odmítnout žádost', en: 'Reject the application' },
  rejectText: {
    cs: 'Důvod přijde e-mailem na {email}. Napiš ho tak, aby mu cizí člověk rozuměl.',
    en: 'The reason goes by e-mail to {email}. Write it so that a stranger understands.',
  },
  reason: { cs: 'Důvod', en: 'Reason' },
  rejectConfirm: { cs: 'Odmítnout a poslat e-mail', en: 'Reject and send the e-mail' },
  rejected: {
    cs: 'Žádost odmítnuta, důvod odešel e-mailem.',
    en: 'The application was rejected and the reason e-mailed.',
  },
  linkTitle: { cs: 'Připojit žádost ke kartě?', en: 'Link the application to the card?' },
  linkText: {
    cs: 'Žádost se schválí jako karta {name}, č. {number}. Co na kartě chybí, doplní se ze žádosti.',
    en: 'The application is approved as the card of {name}, no. {number}. What the card lacks is filled in from it.',
  },
  linkArchived: { cs: 'Karta se vrátí z archivu.', en: 'The card comes back from the archive.' },
  linkNewAccount: {
    cs: 'Účet zatím nemá: odkaz k nastavení hesla odejde na {email}.',
    en: 'It has no account yet: a link to set a password goes to {email}.',
  },
  linkOldAccount: {
    cs: 'Účet zůstane na původním e-mailu, nový se nevytvoří.',
    en: 'The account stays with its e-mail, no new one is made.',
  },
  backToList: { cs: 'Zpět na žádosti', en: 'Back to the applications' },
  failed: { cs: 'Rozhodnutí se neuložilo', en: 'The decision was not saved' },
  irreversible: { cs: 'Schválení nejde vzít zpět.', en: 'Approval cannot be undone.' },
  linkConfirm: { cs: 'Připojit ke kartě', en: 'Link to the card' },
  toldApart: {
    cs: 'Zapamatováno: je to někdo jiný.',
    en: 'Remembered: it is somebody else.',
  },
  linked: { cs: 'Žádost je připojená ke kartě.', en: 'The application is linked to the card.' },
  approveAll: { cs: 'Schválit všechny', en: 'Approve all' },
  allTitle: { cs: 'Schválit všechny žádosti?', en: 'Approve all applications?' },
  leftOut: {
    cs: {
      one: '{count} z nich možná kartu už má: počká, až o něm rozhodneš zvlášť.',
      few: '{count} z nich možná kartu už mají: počkají, až o nich rozhodneš zvlášť.',
      many: '{count} z nich možná kartu už má: počkají, až o nich rozhodneš zvlášť.',
      other: '{count} z nich možná kartu už má: počkají, až o nich rozhodneš zvlášť.',
    },
    en: {
      one: '{count} of them may have a card already and waits until you decide it alone.',
      other: '{count} of them may have a card already and wait until you decide them alone.',
    },
  },
  withDuplicates: {
    cs: 'Schválit i je, i kdyby to byla druhá karta',
    en: 'Approve them too, even as second cards',
  },
  approveChosen: { cs: 'Schválit vybrané', en: 'Approve the selected' },
  chosenTitle: { cs: 'Schválit vybrané žádosti?', en: 'Approve the selected applications?' },
  allConfirm: { cs: 'Schválit všechny', en: 'Approve all' },
})
