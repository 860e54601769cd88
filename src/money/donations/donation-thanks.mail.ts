import type { Letter } from '../../ground/mail/letter.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Díky za tvůj dar', en: 'Thank you for your donation' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  thanks: {
    cs: 'děkujeme za dar {amount} na účel „{purpose}“, který jsme přijali {day}. Pomůže.',
    en: 'thank you for your donation of {amount} for “{purpose}”, received on {day}. It helps.',
  },
  confirmation: {
    cs: 'Roční potvrzení o daru si kdykoli stáhneš v klubovně na stránce Dary.',
    en: 'You can download the yearly confirmation at any time on the Donations page of the clubhouse.',
  },
  button: { cs: 'Otevřít Dary', en: 'Open Donations' },
})

export const donationThanksLetter: Letter = {
  category: 'service',
  answeredBy: 'Treasurer',
  write: ({ language, params: { amount, purpose, givenOn }, origin }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [
        say('hello'),
        say('thanks', {
          amount: moneyInWords(Number(amount), language),
          purpose: String(purpose),
          day: dayInFigures(String(givenOn), language),
        }),
        say('confirmation'),
      ],
      button: { label: say('button'), href: `${origin}/admin/donate` },
    }
  },
}
