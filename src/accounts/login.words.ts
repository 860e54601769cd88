import { defineWords } from '../platform/words.ts'

export const loginWords = defineWords({
  title: { cs: 'Přihlášení', en: 'Sign in' },
  text: { cs: 'Vítej zpátky v klubovně.', en: 'Welcome back to the clubhouse.' },
  email: { cs: 'E-mail', en: 'E-mail' },
  password: { cs: 'Heslo', en: 'Password' },
  submit: { cs: 'Přihlásit se', en: 'Sign in' },
  forgotten: { cs: 'Zapomenuté heslo', en: 'Forgotten password' },
  failed: { cs: 'Chyba při přihlášení', en: 'Signing in failed' },
})

export const demoWords = defineWords({
  title: { cs: 'Ukázkové účty', en: 'Demo accounts' },
  text: {
    cs: 'Klub je vymyšlený. Vyber, v čí kůži se chceš rozhlédnout, jedním klepnutím jsi uvnitř.',
    en: 'The club is made up. Choose whose boots to try on; one tap and you are in.',
  },
  newcomer: { cs: 'stanovy teprve potvrdí', en: 'has yet to confirm the rules' },
  unverified: { cs: 'profil teprve ověří', en: 'has yet to check the profile' },
  nocard: { cs: 'účet bez členské karty', en: 'an account without a member card' },
})
