import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Nové heslo do klubovny', en: 'New password for the clubhouse' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  asked: {
    cs: 'někdo, nejspíš ty, požádal o nové heslo k tvému účtu v klubu {club}. Odkaz platí 30 minut a jen jednou.',
    en: 'somebody, most likely you, asked for a new password to your account with {club}. The link works for 30 minutes and only once.',
  },
  ignore: {
    cs: 'Pokud to byl někdo jiný, nic nedělej: heslo zůstává, jaké bylo.',
    en: 'If it was not you, do nothing: your password stays as it was.',
  },
  button: { cs: 'Nastavit nové heslo', en: 'Set a new password' },
})

export const resetPasswordLetter: Letter = {
  category: 'service',
  link: { purpose: 'reset-password', path: '/reset-password', livesMinutes: 30 },
  write: ({ language, clubName, link }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say('asked', { club: clubName }), say('ignore')],
      button: { label: say('button'), href: link },
    }
  },
}
