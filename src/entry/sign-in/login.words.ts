import { defineWords } from '../../ground/values/words.ts'

export const loginWords = defineWords({
  title: { cs: 'Přihlášení', en: 'Sign in' },
  text: { cs: 'Vítej zpátky v klubovně.', en: 'Welcome back to the clubhouse.' },
  email: { cs: 'E-mail', en: 'E-mail' },
  password: { cs: 'Heslo', en: 'Password' },
  submit: { cs: 'Přihlásit se', en: 'Sign in' },
  forgotten: { cs: 'Zapomenuté heslo', en: 'Forgotten password' },
  failed: { cs: 'Chyba při přihlášení', en: 'Signing in failed' },
  notNow: { cs: 'Přihlásit se teď nejde', en: 'Signing in is not possible right now' },
  withPasskey: { cs: 'Přihlásit se klíčem', en: 'Sign in with a passkey' },
  passkeyFailed: {
    cs: 'Klíčem se přihlásit nepodařilo. Zkus to znovu, nebo použij heslo.',
    en: 'Signing in with a passkey failed. Try again, or use your password.',
  },
  secondStep: { cs: 'Ještě kód', en: 'One more code' },
  secondStepText: {
    cs: 'Heslo sedí. Teď opiš šest číslic z aplikace v telefonu.',
    en: 'The password is right. Now copy the six digits from the app on your phone.',
  },
  code: { cs: 'Kód z aplikace', en: 'Code from the app' },
  confirm: { cs: 'Potvrdit', en: 'Confirm' },
  startAgain: { cs: 'Začít znovu', en: 'Start again' },
  noPhone: { cs: 'Nemám telefon u sebe', en: 'I have not got my phone' },
  noPhoneText: {
    cs: 'Použij jeden ze záchranných kódů. Každý platí jen jednou. Nemáš-li ani ty, pomůže ti sekretář nebo webmaster klubu.',
    en: 'Use one of your recovery codes. Each works only once. If you have none, the club’s secretary or webmaster will help.',
  },
  recoveryCode: { cs: 'Záchranný kód', en: 'Recovery code' },
  confirmRecovery: { cs: 'Použít záchranný kód', en: 'Use the recovery code' },
})

export const demoWords = defineWords({
  bar: { cs: 'Ukázka', en: 'Demo' },
  invented: { cs: 'Ukázkový klub: data jsou vymyšlená.', en: 'A demo club: its data are made up.' },
  lookAs: { cs: 'Podívej se jako', en: 'Look around as' },
  title: { cs: 'Ukázkové účty', en: 'Demo accounts' },
  text: {
    cs: 'Klub je vymyšlený. Vyber, v čí kůži se chceš rozhlédnout, jedním klepnutím jsi uvnitř.',
    en: 'The club is made up. Choose whose boots to try on; one tap and you are in.',
  },
  newcomer: { cs: 'stanovy teprve potvrdí', en: 'has yet to confirm the rules' },
  unverified: { cs: 'profil teprve ověří', en: 'has yet to check the profile' },
  nocard: { cs: 'účet bez členské karty', en: 'an account without a member card' },
})
