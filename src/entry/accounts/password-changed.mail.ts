import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Heslo bylo změněno', en: 'Your password was changed' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  changed: {
    cs: 'heslo k tvému účtu v klubu {club} bylo právě změněno a všechna zařízení odhlášena.',
    en: 'the password to your account with {club} was just changed and all devices were signed out.',
  },
  notYou: {
    cs: 'Pokud to byl někdo jiný, hned požádej o nové heslo na přihlašovací stránce a dej vědět webmasterovi.',
    en: 'If it was not you, ask for a new password on the sign-in page right away and tell the webmaster.',
  },
})

export const passwordChangedLetter: Letter = {
  category: 'service',
  write: ({ language, clubName }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say('changed', { club: clubName }), say('notYou')],
    }
  },
}
