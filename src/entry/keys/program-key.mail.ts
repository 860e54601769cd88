import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  made: { cs: 'Nový klíč pro program', en: 'A new program key' },
  madeText: {
    cs: 'v klubu {club} byl tvým jménem vydán klíč pro program „{name}“. Dovolí mu jen to, co jsi vybral.',
    en: 'a key for the program “{name}” was made in your name with {club}. It allows only what you chose.',
  },
  notYou: {
    cs: 'Pokud to byl někdo jiný, hned si změň heslo, v Nastavení klíč zruš a dej vědět webmasterovi.',
    en: 'If it was not you, change your password right away, revoke the key in Settings and tell the webmaster.',
  },
})

export const programKeyMadeLetter: Letter = {
  category: 'service',
  mustGo: true,
  write: ({ language, clubName, params }) => {
    const say = speak(WORDS, language)
    const name = typeof params.name === 'string' ? params.name : ''
    return {
      subject: say('made'),
      paragraphs: [say('hello'), say('madeText', { club: clubName, name }), say('notYou')],
    }
  },
}
