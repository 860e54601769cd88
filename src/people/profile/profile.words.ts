import { defineWords } from '../../ground/values/words.ts'

export const profileScreenWords = defineWords({
  title: { cs: 'Profil', en: 'Profile' },
  lead: {
    cs: 'Tohle o tobě klub ví. Pod každou částí stojí, kdo ji vidí.',
    en: 'This is what the club knows about you. Under each part stands who sees it.',
  },
  noCard: {
    cs: 'Tvůj účet není spojený s členskou kartou. Pokud v klubu jsi, spojí ho sekretář.',
    en: 'Your account is not linked to a member card. If you are in the club, the secretary will link it.',
  },
  check: { cs: 'Sedí to?', en: 'Is it right?' },
  checkText: {
    cs: 'Klub se jednou za rok ptá, jestli má tvoje údaje správně. Když něco nesedí, oprav to níž a ulož; i to je odpověď.',
    en: 'Once a year the club asks whether it has your data right. If something is wrong, correct it below and save; that is an answer, too.',
  },
  checkYes: { cs: 'Sedí', en: 'It is right' },
  confirmed: { cs: 'Díky, máme to zapsané.', en: 'Thank you, it is noted.' },
  you: { cs: 'Ty', en: 'You' },
  address: { cs: 'Adresa', en: 'Address' },
  emergency: { cs: 'V nouzi', en: 'In an emergency' },
  motorcycle: { cs: 'Motorka', en: 'Motorcycle' },
  plate: { cs: 'SPZ', en: 'Plate' },
  consents: { cs: 'Souhlasy', en: 'Consents' },
  photosTick: {
    cs: 'Fotky, na kterých jsem, smí klub zveřejnit v galerii.',
    en: 'The club may publish photographs of me in its gallery.',
  },
  contactTick: {
    cs: 'Ostatní členové smí vidět můj e-mail a telefon.',
    en: 'Other members may see my e-mail and phone.',
  },
  given: { cs: 'Souhlas od {day}, znění {version}', en: 'Given on {day}, version {version}' },
  withdrawn: { cs: 'Odvoláno {day}, znění {version}', en: 'Withdrawn on {day}, version {version}' },
  neverGiven: { cs: 'Souhlas zatím není.', en: 'No consent so far.' },
  notice: { cs: 'Jak klub s údaji zachází', en: 'How the club treats your data' },
  save: { cs: 'Uložit profil', en: 'Save the profile' },
  saved: { cs: 'Úspěšně uloženo', en: 'Saved' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  changedMeanwhile: {
    cs: 'Kartu mezitím změnil funkcionář. Tady je, jak teď vypadá; uprav ji znovu.',
    en: 'An officer has changed your card meanwhile. Here is how it stands now; edit it again.',
  },
  officers: { cs: 'Co o tobě vede klub', en: 'What the club keeps about you' },
  officersNote: {
    cs: 'Tohle píší funkcionáři. Když něco nesedí, ozvi se matrikáři.',
    en: 'Officers write this. If something is wrong, tell the membership officer.',
  },
  hog: { cs: 'Číslo HOG', en: 'HOG number' },
  hogText: {
    cs: 'Napiš číslo ze své karty HOG. Matrikář ho porovná a potvrdí.',
    en: 'Write the number from your HOG card. The membership officer compares and confirms it.',
  },
  hogNow: { cs: 'Na kartě máš {number}', en: 'Your card says {number}' },
  hogNone: { cs: 'Na kartě zatím číslo nemáš.', en: 'There is no number on your card yet.' },
  hogWaiting: {
    cs: 'Návrh {number} čeká na potvrzení.',
    en: 'Your proposal {number} waits to be confirmed.',
  },
  hogNumber: { cs: 'Číslo HOG', en: 'HOG number' },
  hogUntil: { cs: 'Platí do', en: 'Valid until' },
  propose: { cs: 'Navrhnout číslo', en: 'Propose the number' },
  refundAccount: { cs: 'Účet k vrácení peněz', en: 'Account for refunds' },
  refundAccountNone: {
    cs: 'Když ti klub něco vrací, pošle to na účet, ze kterého peníze přišly. Pokud máš jiný, nebo platíš hotově, napiš ho sem.',
    en: 'When the club gives something back, it goes to the account the money came from. If you have another one, or pay in cash, write it here.',
  },
  refundAccountSince: { cs: 'Souhlas od {day}.', en: 'Consent since {day}.' },
  refundAccountPaper: { cs: 'Souhlas na papíře ze dne {day}.', en: 'Consent on paper of {day}.' },
  refundAccountGive: { cs: 'Zadat účet', en: 'Give an account' },
  refundAccountChange: { cs: 'Změnit účet', en: 'Change the account' },
  refundAccountNumber: { cs: 'Číslo účtu', en: 'Account number' },
  refundAccountHint: {
    cs: 'Třeba 19-2000145399/0800, nebo český IBAN.',
    en: 'Such as 19-2000145399/0800, or a Czech IBAN.',
  },
  refundAccountConsent: {
    cs: 'Souhlasím, aby si klub tenhle účet pamatoval a vracel mi na něj peníze. Odvolat to můžu kdykoli.',
    en: 'The club may keep this account and give money back to it. I can withdraw this at any time.',
  },
  refundAccountSave: { cs: 'Uložit účet', en: 'Save the account' },
  refundAccountForget: {
    cs: 'Odvolat souhlas a smazat účet',
    en: 'Withdraw the consent and delete the account',
  },
  refundAccountGone: {
    cs: 'Souhlas je odvolaný a účet smazaný.',
    en: 'The consent is withdrawn and the account deleted.',
  },
  email: { cs: 'E-mail', en: 'E-mail' },
  emailNow: { cs: 'Přihlašuješ se e-mailem {email}.', en: 'You sign in with {email}.' },
  emailText: {
    cs: 'Na novou adresu pošleme odkaz. Dokud ho neotevřeš, nic se nemění; stará adresa dostane zprávu.',
    en: 'We send a link to the new address. Until you open it nothing changes; the old address is told.',
  },
  emailChange: { cs: 'Změnit e-mail', en: 'Change the e-mail' },
  emailNew: { cs: 'Nový e-mail', en: 'New e-mail' },
  password: { cs: 'Tvoje heslo', en: 'Your password' },
  emailSend: { cs: 'Poslat odkaz', en: 'Send the link' },
  emailSent: {
    cs: 'Poslali jsme odkaz na novou adresu. Otevři ho do 24 hodin.',
    en: 'We have sent a link to the new address. Open it within 24 hours.',
  },
})

export const whoSeesWords = defineWords({
  sees: { cs: 'Vidí: {who}.', en: 'Seen by: {who}.' },
  everybody: { cs: 'celý klub', en: 'the whole club' },
  nobody: { cs: 'jen ty', en: 'only you' },
  Applicant: { cs: 'čekatelé', en: 'applicants' },
  Member: { cs: 'členové', en: 'members' },
  Road: { cs: 'Road Captain a supervizor', en: 'the Road Captain and the supervisor' },
  Treasurer: { cs: 'pokladník', en: 'the treasurer' },
  Registrar: { cs: 'matrikář', en: 'the membership officer' },
  Secretary: { cs: 'sekretář', en: 'the secretary' },
  Webmaster: { cs: 'webmaster', en: 'the webmaster' },
  shared: { cs: '{who}, když to dovolíš', en: '{who}, if you allow it' },
  rideDay: { cs: '{who} v den vyjížďky, na kterou jedeš', en: '{who} on the day of a ride you go to' },
})

export const confirmEmailWords = defineWords({
  title: { cs: 'Nový e-mail', en: 'New e-mail' },
  text: {
    cs: 'Od teď se budeš přihlašovat e-mailem {email}.',
    en: 'From now on you will sign in with {email}.',
  },
  expired: {
    cs: 'Odkaz už neplatí. Změnu můžeš poslat znovu v profilu.',
    en: 'The link is no longer valid. You can ask for the change again in your profile.',
  },
  confirm: { cs: 'Potvrdit nový e-mail', en: 'Confirm the new e-mail' },
  profile: { cs: 'Otevřít profil', en: 'Open the profile' },
})
