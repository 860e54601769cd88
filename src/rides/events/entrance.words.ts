import { defineWords } from '../../ground/values/words.ts'

/** What a stranger reads under the button. */
export const entranceWords = defineWords({
  signInFirst: {
    cs: 'Pro registraci se musíte nejdříve přihlásit',
    en: 'You must sign in before you can register',
  },
  guestsWelcome: {
    cs: 'Jezdí s námi i hosté: stačí e-mail, člen se na další stránce přihlásí.',
    en: 'Guests ride along: an e-mail is enough, members sign in on the next page.',
  },
})
