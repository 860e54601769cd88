import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'E-mail k tvému účtu se změnil', en: 'The e-mail of your account has changed' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  changed: {
    cs: 'tvůj účet v klubu {club} má od teď jiný e-mail. Na tuhle adresu už ti klub psát nebude.',
    en: 'your account at {club} has another e-mail from now on. The club will not write to this address any more.',
  },
  notMe: {
    cs: 'Pokud to byl někdo jiný než ty, ozvi se hned sekretáři klubu.',
    en: 'If it was somebody else, get in touch with the club’s secretary at once.',
  },
})

export const emailChangedLetter: Letter = {
  category: 'service',
  mustGo: true,
  staysWithAddress: true,
  write: ({ language, clubName }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say('changed', { club: clubName }), say('notMe')],
    }
  },
}
