import { defineWords } from '../../ground/values/words.ts'

export const guestWords = defineWords({
  title: { cs: 'Jedu jako host', en: 'I ride along as a guest' },
  member: {
    cs: 'Jsi člen klubu? Přihlas se, nic z toho vyplňovat nemusíš.',
    en: 'A member of the club? Sign in, then there is nothing to fill in.',
  },
  signIn: { cs: 'Přihlásit se', en: 'Sign in' },
  firstName: { cs: 'Jméno', en: 'First name' },
  lastName: { cs: 'Příjmení', en: 'Last name' },
  email: { cs: 'E-mail', en: 'E-mail' },
  emailHint: {
    cs: 'Pošleme ti na něj odkaz. Místo dostaneš, až ho potvrdíš.',
    en: 'We send a link there. You get a place once you confirm it.',
  },
  phone: { cs: 'Telefon', en: 'Phone' },
  emergencyName: { cs: 'Komu volat v nouzi', en: 'Whom to call in an emergency' },
  emergencyPhone: { cs: 'Telefon na něj', en: 'Their phone' },
  waiver: { cs: 'S podmínkami pro hosty souhlasím', en: 'I accept the conditions for guests' },
  waiverTitle: { cs: 'Podmínky pro hosty', en: 'Conditions for guests' },
  group: { cs: 'Jedeš ve skupině {number}.', en: 'You ride in group {number}.' },
  groupLed: {
    cs: 'Jedeš ve skupině {number}, vede ji {lead}.',
    en: 'You ride in group {number}, led by {lead}.',
  },
  trap: { cs: 'Tohle pole nech prázdné', en: 'Leave this field empty' },
  send: { cs: 'Jedu', en: 'I am going' },
  join: { cs: 'Přijdu', en: 'I am coming' },
  kept: {
    cs: 'Kontakty a odpovědi smažeme 30 dní po akci, jakmile je vyřízené i placení. Jméno, verzi podmínek a čas souhlasu si necháme tři roky, záznam o platbě v účetnictví.',
    en: 'Contacts and answers are deleted 30 days after the event, once the money is settled, too. Your name, the version of the conditions and the time you accepted them stay for three years, the payment in the books.',
  },
  sentTitle: { cs: 'Podívej se do e-mailu', en: 'Check your mail' },
  sentText: {
    cs: 'Poslali jsme ti odkaz. Místo dostaneš, až na stránce za ním přihlášku potvrdíš. Když nic nepřišlo, koukni do spamu.',
    en: 'We sent you a link. You get a place once you confirm the registration on the page behind it. If nothing came, look in your spam folder.',
  },
  back: { cs: 'Stránka akce', en: 'The event’s page' },
  failed: { cs: 'Přihlášku se nepodařilo odeslat', en: 'The registration could not be sent' },

  pageTitle: { cs: 'Tvoje přihláška', en: 'Your registration' },
  confirmText: {
    cs: 'Místo ještě nemáš. Zkontroluj přihlášku a potvrď ji.',
    en: 'You have no place yet. Check the registration and confirm it.',
  },
  confirm: { cs: 'Potvrdit přihlášku', en: 'Confirm the registration' },
  change: { cs: 'Změnit přihlášku', en: 'Change the registration' },
  cancel: { cs: 'Zrušit přihlášku', en: 'Cancel the registration' },
  cancelled: { cs: 'Přihlášku máš zrušenou.', en: 'Your registration is cancelled.' },
  ours: { cs: 'Co o tobě víme', en: 'What we know about you' },
  waived: {
    cs: 'Podmínky pro hosty, verze {version}: {at}',
    en: 'Conditions for guests, version {version}: {at}',
  },
  looked: {
    cs: 'Na nouzový kontakt se kapitán díval: {when}',
    en: 'A captain looked at the emergency contact: {when}',
  },
  download: { cs: 'Stáhnout vše', en: 'Download everything' },
  forget: { cs: 'Smazat moje údaje', en: 'Delete my data' },
  forgetNote: {
    cs: 'Místo se uvolní a stránka přestane platit. Zůstane jen jméno a souhlas s podmínkami, na tři roky, a záznam o platbě. Dokud nejsou vyřízené peníze, smazat to nejde.',
    en: 'Your place is given back and this page stops working. Only the name and the accepted conditions stay, for three years, and the record of the payment. While money is unsettled, it cannot be deleted.',
  },
})
