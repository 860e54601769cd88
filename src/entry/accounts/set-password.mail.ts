import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Tvůj přístup do klubovny', en: 'Your way into the clubhouse' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  created: {
    cs: 'v klubu {club} máš nový účet. Nastav si heslo a můžeš dovnitř. Odkaz platí 72 hodin a jen jednou.',
    en: 'you have a new account with {club}. Set your password and come in. The link works for 72 hours and only once.',
  },
  later: {
    cs: 'Když ho nestihneš, na přihlašovací stránce si vyžádáš nový přes Zapomenuté heslo.',
    en: 'If you miss it, ask for a new one on the sign-in page under Forgotten password.',
  },
  button: { cs: 'Nastavit heslo', en: 'Set a password' },
})

export const setPasswordLetter: Letter = {
  category: 'service',
  link: { purpose: 'set-password', path: '/reset-password', livesMinutes: 72 * 60 },
  write: ({ language, clubName, link, params }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [
        typeof params.greeting === 'string' ? params.greeting : say('hello'),
        say('created', { club: clubName }),
        say('later'),
      ],
      button: { label: say('button'), href: link },
    }
  },
}
