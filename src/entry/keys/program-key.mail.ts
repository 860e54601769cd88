import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  made: { cs: 'Nový klíč pro program', en: 'A new program key' },
  madeText: {
    cs: 'v klubu {club} byl tvým jménem vydán klíč pro program „{name}“. Dovolí mu jen to, co jsi vybral.',
    en: 'a key for the program “{name}” was made in your name with {club}. It allows only what you chose.',
  },
  revoked: { cs: 'Klíč pro program byl zrušen', en: 'A program key was revoked' },
  revokedText: {
    cs: 'webmaster klubu {club} zrušil tvůj klíč pro program „{name}“. Program s ním už nic neotevře; nový si vydáš v Nastavení.',
    en: 'a webmaster of {club} revoked your key for the program “{name}”. It opens nothing any more; you can make a new one in Settings.',
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
    return {
      subject: say('made'),
      paragraphs: [say('hello'), say('madeText', { club: clubName, name: nameIn(params) }), say('notYou')],
    }
  },
}

export const programKeyRevokedLetter: Letter = {
  category: 'service',
  write: ({ language, clubName, params }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('revoked'),
      paragraphs: [say('hello'), say('revokedText', { club: clubName, name: nameIn(params) })],
    }
  },
}

const nameIn = ({ name }: Readonly<Record<string, unknown>>) => (typeof name === 'string' ? name : '')
