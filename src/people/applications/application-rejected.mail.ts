import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Tvoje přihláška do klubu', en: 'Your application to the club' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  decided: {
    cs: 'tvoji přihlášku do klubu {club} jsme teď nepřijali. Důvod:',
    en: 'we have not accepted your application to {club} this time. The reason:',
  },
  thanks: {
    cs: 'Díky za zájem. Na veřejných vyjížďkách se rádi potkáme.',
    en: 'Thank you for your interest. You are welcome on our public rides.',
  },
})

export const applicationRejectedLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, clubName, params }) => {
    const say = speak(WORDS, language)
    const reason = typeof params.reason === 'string' ? params.reason : ''
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say('decided', { club: clubName }), reason, say('thanks')],
    }
  },
}
