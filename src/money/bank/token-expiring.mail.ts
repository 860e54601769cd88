import type { Letter } from '../../ground/mail/letter.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: {
    cs: {
      one: 'Token banky vyprší za {count} den',
      few: 'Token banky vyprší za {count} dny',
      other: 'Token banky vyprší za {count} dní',
    },
    en: {
      one: 'The bank token expires in {count} day',
      other: 'The bank token expires in {count} days',
    },
  },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  expires: {
    cs: 'token, kterým Klubovna čte účet klubu, platí do {day}. Potom by se platby přestaly načítat.',
    en: 'the token Klubovna reads the club account with is valid until {day}. After that payments would stop coming in.',
  },
  todo: {
    cs: 'V internetovém bankovnictví Fio otevři Nastavení → API a token prodluž, nebo vytvoř nový (stačí „Sledování účtu“). Pak v Klubovně na stránce Banka zapiš nové datum, případně vlož nový token.',
    en: 'In Fio internet banking open Settings → API and extend the token, or make a new one (“account monitoring” is enough). Then write the new date on the Bank page of Klubovna, or enter the new token there.',
  },
})

export const tokenExpiringLetter: Letter = {
  category: 'service',
  write: ({ language, params }) => {
    const say = speak(WORDS, language)
    const day = typeof params.expiresOn === 'string' ? dayInFigures(params.expiresOn, language) : ''
    return {
      subject: say('subject', { count: Number(params.days) }),
      paragraphs: [say('hello'), say('expires', { day }), say('todo')],
    }
  },
}
