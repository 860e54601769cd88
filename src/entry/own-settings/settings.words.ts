import { defineWords } from '../../ground/values/words.ts'

export const settingsWords = defineWords({
  title: { cs: 'Nastavení', en: 'Settings' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  look: { cs: 'Jazyk a vzhled', en: 'Language and theme' },
  language: { cs: 'Jazyk', en: 'Language' },
  languageNote: { cs: 'V tomto jazyce ti budeme i psát.', en: 'We will also write to you in this language.' },
  theme: { cs: 'Vzhled', en: 'Theme' },
  themeNote: { cs: 'Podle zařízení, světlý, nebo tmavý.', en: 'As the device has it, light or dark.' },
  password: { cs: 'Heslo', en: 'Password' },
  passwordText: {
    cs: 'Na {email} ti pošleme odkaz, kterým si nastavíš nové heslo. Platí 30 minut. Po změně tě všude odhlásíme.',
    en: 'We will send a link to {email} to set a new password. It works for 30 minutes. After the change we sign you out everywhere.',
  },
  passwordMail: { cs: 'Poslat odkaz na nové heslo', en: 'Send the link' },
  resetSent: {
    cs: 'Pokyny k obnovení hesla byly odeslány na váš email.',
    en: 'Instructions for a new password have been sent to your e-mail.',
  },
  resetFailed: {
    cs: 'Nepodařilo se odeslat email pro reset hesla.',
    en: 'The e-mail for a new password could not be sent.',
  },
  mails: { cs: 'Které e-maily chci', en: 'Which e-mails I want' },
  mailsService: {
    cs: 'Co se týká tvého členství, plateb a přihlašování, přijde vždycky.',
    en: 'What concerns your membership, payments and signing in always comes.',
  },
  mailsSave: { cs: 'Uložit', en: 'Save' },
  mailsSaved: { cs: 'Úspěšně uloženo', en: 'Saved' },
  ownData: { cs: 'Moje data', en: 'My data' },
  ownDataText: {
    cs: 'Všechno, co o tobě klub vede, ke stažení. A cesta, jak být zapomenut.',
    en: 'All the club keeps about you, to download. And the way to be forgotten.',
  },
  ownDataOpen: { cs: 'Otevřít moje data', en: 'Open my data' },
  signOut: { cs: 'Odhlásit se', en: 'Sign out' },
})

export const deviceWords = defineWords({
  title: { cs: 'Přihlášená zařízení', en: 'Signed-in devices' },
  text: {
    cs: 'Kde všude je tvůj účet otevřený. Co nepoznáváš, odhlas a pak si změň heslo.',
    en: 'Where your account is open. Sign out what you do not recognise, then change your password.',
  },
  unknown: { cs: 'Neznámé zařízení', en: 'Unknown device' },
  thisOne: { cs: 'Toto zařízení', en: 'This device' },
  lastSeen: { cs: 'naposledy {moment}', en: 'last seen {moment}' },
  end: { cs: 'Odhlásit', en: 'Sign out' },
  endNamed: { cs: 'Odhlásit zařízení {device}', en: 'Sign out the device {device}' },
  endOthers: { cs: 'Odhlásit všechna ostatní', en: 'Sign out all others' },
  ended: { cs: 'Zařízení je odhlášené.', en: 'The device is signed out.' },
  alone: { cs: 'Jinde přihlášení nemáš.', en: 'You are not signed in anywhere else.' },
})
