import { defineWords } from '../../ground/values/words.ts'

export const resetPasswordWords = defineWords({
  title: { cs: 'Nové heslo', en: 'New password' },
  text: {
    cs: 'Nastav si heslo do klubovny. Na všech ostatních zařízeních tě odhlásíme.',
    en: 'Set your password to the clubhouse. We will sign you out on all other devices.',
  },
  password: { cs: 'Nové heslo', en: 'New password' },
  hint: {
    cs: 'Aspoň {count} znaků. Zkus čtyři slova za sebou.',
    en: 'At least {count} characters. Try four words in a row.',
  },
  submit: { cs: 'Nastavit heslo', en: 'Set the password' },
  failed: { cs: 'Nepodařilo se změnit heslo', en: 'The password could not be changed' },
  notNow: { cs: 'Heslo teď změnit nejde', en: 'The password cannot be changed right now' },
  askAgain: { cs: 'Poslat nový odkaz', en: 'Send a new link' },
  noToken: {
    cs: 'Tahle stránka se otevírá odkazem z e-mailu. Jestli ti nedorazil nebo už neplatí, pošleme ti nový.',
    en: 'This page opens from a link in an e-mail. If it did not come or no longer works, we will send you a new one.',
  },
})
