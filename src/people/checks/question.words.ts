import { defineWords } from '../../ground/values/words.ts'

/** The page behind a letter's link. */
export const questionWords = defineWords({
  title: { cs: 'Sedí to?', en: 'Is it right?' },
  hello: { cs: 'Ahoj, {call}', en: 'Hi, {call}' },
  ask: {
    cs: 'Tohle o tobě vedeme, z bezpečnosti jen kousek. Poznáváš se?',
    en: 'This is what we keep about you; only a bit of it is shown, to be safe. Is it you?',
  },
  email: { cs: 'E-mail', en: 'E-mail' },
  phone: { cs: 'Telefon', en: 'Phone' },
  town: { cs: 'Obec', en: 'Town' },
  none: { cs: 'nemáme', en: 'we have none' },
  yes: { cs: 'Sedí', en: 'It is right' },
  no: { cs: 'Něco nesedí', en: 'Something is wrong' },
  noText: {
    cs: 'Po přihlášení uvidíš v profilu všechno a opravíš to.',
    en: 'After signing in you see everything in your profile and can correct it.',
  },
  noAccount: {
    cs: 'Když něco nesedí, dej vědět matrikáři, opraví to za tebe.',
    en: 'If something is wrong, tell the membership officer, who corrects it for you.',
  },
  writeClub: { cs: 'Napsat klubu: {email}', en: 'Write to the club: {email}' },
  thanks: { cs: 'Díky, máme to', en: 'Thank you, noted' },
  thanksText: {
    cs: 'Zase se zeptáme příští rok. Cokoli se změní dřív, oprav si v profilu.',
    en: 'We ask again next year. If something changes sooner, correct it in your profile.',
  },
  until: {
    cs: 'Tahle stránka je jen pro tebe a funguje do {day}. Nic jiného se s ní otevřít nedá.',
    en: 'This page is for you alone and works until {day}. Nothing else can be opened with it.',
  },
  dead: {
    cs: 'Odkaz neplatí: vypršel, nahradil ho novější, nebo už není potřeba. Svoje údaje najdeš po přihlášení v profilu.',
    en: 'The link does not work: it has expired, a newer one took its place, or it is no longer needed. You find your data in your profile after signing in.',
  },
  signIn: { cs: 'Přihlásit se', en: 'Sign in' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
})
