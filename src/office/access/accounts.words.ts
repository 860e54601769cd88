import { defineWords } from '../../ground/values/words.ts'

export const accountsWords = defineWords({
  title: { cs: 'Účty a role', en: 'Accounts and roles' },
  accounts: {
    cs: { one: '{count} účet', few: '{count} účty', many: '{count} účtu', other: '{count} účtů' },
    en: { one: '{count} account', other: '{count} accounts' },
  },
  newAccount: { cs: 'Nový účet', en: 'New account' },
  grants: { cs: 'Oprávnění navíc', en: 'Extra permissions' },
  filter: { cs: 'Filtr účtů', en: 'Filter of accounts' },
  search: { cs: 'Jméno, e-mail nebo číslo účtu', en: 'Name, e-mail or number of the account' },
  role: { cs: 'Role', en: 'Role' },
  anyRole: { cs: 'Všechny role', en: 'All roles' },
  state: { cs: 'Stav', en: 'State' },
  anyState: { cs: 'Všechny stavy', en: 'All states' },
  card: { cs: 'Členská karta', en: 'Member card' },
  anyCard: { cs: 'S kartou i bez ní', en: 'With or without a card' },
  with: { cs: 'S kartou', en: 'With a card' },
  without: { cs: 'Bez karty', en: 'Without a card' },
  active: { cs: 'Zapnutý', en: 'Active' },
  never: { cs: 'Zatím bez přihlášení', en: 'Never signed in' },
  off: { cs: 'Vypnutý', en: 'Deactivated' },
  filters: { cs: 'Filtry', en: 'Filters' },
  apply: { cs: 'Najít', en: 'Find' },
  clear: { cs: 'Zrušit filtry', en: 'Clear filters' },
  name: { cs: 'Jméno', en: 'Name' },
  email: { cs: 'E-mail', en: 'E-mail' },
  seen: { cs: 'Naposledy', en: 'Last seen' },
  notSeen: { cs: 'nikdy', en: 'never' },
  areas: { cs: 'Oprávnění navíc', en: 'Extra permissions' },
  secondStep: { cs: 'Dvoufázově', en: 'Two-step' },
  noCard: { cs: 'bez karty', en: 'no card' },
  empty: { cs: 'Takový účet tu není.', en: 'There is no such account.' },
  list: { cs: 'Účty', en: 'Accounts' },
  loadFailed: { cs: 'Účty se nepodařilo načíst.', en: 'The accounts could not be loaded.' },
})

export const accountWords = defineWords({
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  facts: { cs: 'Účet', en: 'Account' },
  number: { cs: 'Číslo účtu', en: 'Number' },
  card: { cs: 'Členská karta', en: 'Member card' },
  cardNumber: { cs: 'č. {number}', en: 'no. {number}' },
  created: { cs: 'Založen', en: 'Created' },
  signedIn: { cs: 'Poslední přihlášení', en: 'Last sign-in' },
  seen: { cs: 'Naposledy tady', en: 'Last seen' },
  devices: { cs: 'Přihlášená zařízení', en: 'Signed-in devices' },
  password: { cs: 'Heslo', en: 'Password' },
  hasPassword: { cs: 'nastavené', en: 'set' },
  noPassword: { cs: 'zatím žádné', en: 'none yet' },
  rules: { cs: 'Stanovy potvrzeny', en: 'Rules confirmed' },
  profile: { cs: 'Profil ověřen', en: 'Profile verified' },
  secondStep: { cs: 'Dvoufázové přihlášení', en: 'Two-step sign-in' },
  passkeys: { cs: 'Přístupové klíče', en: 'Passkeys' },
  on: { cs: 'zapnuté', en: 'on' },
  notOn: { cs: 'vypnuté', en: 'off' },
  notYet: { cs: 'zatím ne', en: 'not yet' },
  none: { cs: 'není', en: 'none' },
  changeRole: { cs: 'Role', en: 'Role' },
  chooseRole: { cs: 'Vyber roli', en: 'Choose a role' },
  mandate: {
    cs: 'Roli má z funkce {title}. Kdo ji změní ručně, dá roli bez konce.',
    en: 'The role comes with the title {title}. Whoever changes it by hand gives one without an end.',
  },
  mandateUntil: {
    cs: 'Roli má z funkce {title} a skončí mu s ní {until}. Kdo ji změní ručně, dá roli bez konce.',
    en: 'The role comes with the title {title} and ends with it on {until}. Whoever changes it by hand gives one without an end.',
  },
  newRole: { cs: 'Nová role', en: 'New role' },
  roleNote: {
    cs: 'Nová role platí hned a všechna zařízení se odhlásí.',
    en: 'The new role holds at once, and all devices are signed out.',
  },
  saveRole: { cs: 'Změnit roli', en: 'Change the role' },
  own: {
    cs: 'Tohle je tvůj účet. Roli a vypnutí u sebe měnit nejde, požádej jiného funkcionáře.',
    en: 'This is your account. Ask another officer to change its role or to deactivate it.',
  },
  webmasters: {
    cs: 'Účet Webmastera mění jen Webmaster.',
    en: 'A Webmaster’s account is changed by a Webmaster only.',
  },
  applicants: { cs: 'Z čekatele se nejdřív stane člen.', en: 'An applicant becomes a member first.' },
  access: { cs: 'Přístup', en: 'Access' },
  sendLink: { cs: 'Poslat odkaz na heslo', en: 'Send a link to set a password' },
  sendLinkNote: {
    cs: 'Na {email} přijde odkaz na nastavení hesla.',
    en: 'A link to set a password goes to {email}.',
  },
  signOut: { cs: 'Odhlásit všude', en: 'Sign out everywhere' },
  signOutNote: {
    cs: 'Třeba po ztrátě telefonu. Heslo zůstane, jak je.',
    en: 'After a lost phone, for instance. The password stays as it is.',
  },
  secondStepOff: { cs: 'Vypnout dvoufázové přihlášení', en: 'Switch off two-step sign-in' },
  secondStepNote: {
    cs: 'Když někdo přijde o telefon i záchranné kódy. Ověř si napřed, s kým mluvíš.',
    en: 'When somebody has lost the phone and the spare codes. Make sure first whom you talk to.',
  },
  deactivate: { cs: 'Vypnout účet', en: 'Deactivate the account' },
  deactivateNote: {
    cs: 'Všechna zařízení se hned odhlásí a dovnitř se už nikdo nedostane. Karta a historie zůstanou.',
    en: 'All devices are signed out at once and nobody gets in. The card and the history stay.',
  },
  reactivate: { cs: 'Zapnout účet', en: 'Reactivate the account' },
  reactivateNote: {
    cs: 'Půjde se znovu přihlásit dosavadním heslem.',
    en: 'Signing in with the present password works again.',
  },
  areas: { cs: 'Co smí', en: 'What it opens' },
  byRole: { cs: 'Díky roli', en: 'By the role' },
  everything: { cs: 'Webmaster smí všechno.', en: 'A Webmaster may do everything.' },
  byGrant: { cs: 'Navíc', en: 'In addition' },
  noGrant: { cs: 'Nic navíc.', en: 'Nothing in addition.' },
  loadFailed: { cs: 'Účet se nepodařilo načíst.', en: 'The account could not be loaded.' },
})

export const newAccountWords = defineWords({
  title: { cs: 'Nový účet', en: 'New account' },
  failed: { cs: 'Účet nevznikl', en: 'The account was not made' },
  lead: {
    cs: 'Na e-mail přijde odkaz, kterým si člověk sám nastaví heslo.',
    en: 'A link to set a password goes to the e-mail.',
  },
  cardNumber: { cs: 'Číslo členské karty', en: 'Number of the member card' },
  cardHint: {
    cs: 'Nech prázdné pro funkcionáře, který členem není.',
    en: 'Leave empty for an officer who is not a member.',
  },
  find: { cs: 'Najít kartu', en: 'Find the card' },
  unknownCard: { cs: 'Karta s tímto číslem není.', en: 'There is no card of this number.' },
  forCard: { cs: 'Pro kartu', en: 'For the card' },
  another: { cs: 'Jiná karta', en: 'Another card' },
  hasAccount: { cs: 'Tahle karta už účet má.', en: 'This card has an account already.' },
  openAccount: { cs: 'Otevřít účet', en: 'Open the account' },
  closed: {
    cs: 'Karta je archivovaná nebo je člen vyloučený, účet k ní založit nejde.',
    en: 'The card is archived or the member excluded; no account can be made for it.',
  },
  waiting: {
    cs: 'Karta ještě není schválená, účet bude mít roli Čekatel.',
    en: 'The card is not approved yet, the account will be an Applicant’s.',
  },
  email: { cs: 'E-mail', en: 'E-mail' },
  role: { cs: 'Role', en: 'Role' },
  create: { cs: 'Založit účet a poslat odkaz', en: 'Make the account and send the link' },
  loadFailed: { cs: 'Formulář se nepodařilo načíst.', en: 'The form could not be loaded.' },
})

export const keysWords = defineWords({
  title: { cs: 'Přístupové klíče', en: 'Passkeys' },
  text: {
    cs: 'Kdo má klíč, dostane se dovnitř i po změně hesla. Odebraný klíč přestane platit hned a jeho majitel dostane e-mail.',
    en: 'Whoever has a key gets in even after the password was changed. A removed key stops working at once, and its owner gets an e-mail.',
  },
  used: { cs: 'naposledy {moment}', en: 'last used {moment}' },
  unused: { cs: 'zatím nepoužitý', en: 'not used so far' },
  remove: { cs: 'Odebrat klíč', en: 'Remove the key' },
  removeNamed: { cs: 'Odebrat klíč {name}', en: 'Remove the key {name}' },
})

export const proofWords = defineWords({
  role: {
    cs: 'Stačí, když dáváš nebo bereš roli Webmaster.',
    en: 'Only where you give or take the role of Webmaster.',
  },
})
