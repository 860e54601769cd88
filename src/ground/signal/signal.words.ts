import { defineWords } from '../values/words.ts'

export const signalWords = defineWords({
  offline: { cs: 'Nejsi připojený, nic se neztratilo', en: 'You are offline, nothing is lost' },
  noAnswer: {
    cs: 'Klubovna neodpovídá, nic se neztratilo',
    en: 'The clubhouse does not answer, nothing is lost',
  },
  formStays: {
    cs: 'Co jsi napsal, tu zůstává. Až budeš mít signál, pošli to znovu.',
    en: 'What you wrote stays here. Send it again once you have a signal.',
  },
  screenStays: {
    cs: 'Obrazovka zůstává, jak byla. Jakmile naskočí signál, načteme to sami.',
    en: 'The screen stays as it was. It loads by itself once there is a signal.',
  },
  sendAgain: { cs: 'Odeslat znovu', en: 'Send again' },
  tryAgain: { cs: 'Zkusit znovu', en: 'Try again' },
  restored: {
    cs: 'Vrátili jsme ti, co jsi tu měl rozepsané.',
    en: 'What you were writing here is back.',
  },
  keepIt: { cs: 'Nechat', en: 'Keep it' },
  discard: { cs: 'Zahodit rozepsané', en: 'Discard it' },
  leaveTitle: { cs: 'Máš rozepsané věci', en: 'You have unfinished writing' },
  leaveText: {
    cs: 'Ještě jsi je neodeslal. Odhlášením z tohoto zařízení zmizí.',
    en: 'It has not been sent yet. It disappears from this device when you sign out.',
  },
  leave: { cs: 'Odhlásit a zahodit', en: 'Sign out and discard' },
  close: { cs: 'Zavřít', en: 'Close' },
})
