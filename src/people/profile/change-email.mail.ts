import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Potvrď svůj nový e-mail', en: 'Confirm your new e-mail' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  asked: {
    cs: 'v klubovně klubu {club} si někdo, nejspíš ty, mění e-mail na tuhle adresu. Odkaz platí 24 hodin a jen jednou.',
    en: 'somebody, most likely you, is changing their e-mail at {club} to this address. The link works for 24 hours and only once.',
  },
  ignore: {
    cs: 'Pokud o tom nevíš, nic nedělej: nic se nezmění.',
    en: 'If you know nothing about it, do nothing: nothing will change.',
  },
  button: { cs: 'Potvrdit nový e-mail', en: 'Confirm the new e-mail' },
})

export const changeEmailLetter: Letter = {
  category: 'service',
  link: { purpose: 'change-email', path: '/zmena-emailu', livesMinutes: 24 * 60 },
  write: ({ language, clubName, link }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say('asked', { club: clubName }), say('ignore')],
      button: { label: say('button'), href: link },
    }
  },
}
