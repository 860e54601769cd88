import type { Letter } from '../../ground/mail/letter.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

// Anybody can write anybody's address into the form: the first letter says nothing he wrote.
const WORDS = defineWords({
  hello: { cs: 'Ahoj,', en: 'Hello,' },
  subject: {
    cs: 'Potvrď svou adresu, ať můžeme poděkovat',
    en: 'Confirm your address so that we can thank you',
  },
  prove: {
    cs: 'někdo, nejspíš ty, chce přispět klubu {club} a na tuhle adresu dostat poděkování. Pošleme ho, až adresu potvrdíš a peníze přijdou.',
    en: 'somebody, probably you, wishes to give to {club} and to be thanked at this address. We do so once you have confirmed it and the money has come.',
  },
  confirm: { cs: 'Potvrdit adresu', en: 'Confirm the address' },
  notYou: {
    cs: 'Jestli to nejsi ty, nedělej nic: za týden na adresu zapomeneme.',
    en: 'If it was not you, do nothing: we forget the address in a week.',
  },
  thanksSubject: { cs: 'Díky za tvůj dar', en: 'Thank you for your gift' },
  thanks: {
    cs: 'děkujeme za dar {amount} na účel „{purpose}“, který přišel {day}. Pomůže.',
    en: 'thank you for your gift of {amount} for “{purpose}”, received on {day}. It helps.',
  },
  forgotten: {
    cs: 'Tvou adresu jsme tím ze seznamu dárců smazali. Jestli k daru potřebuješ potvrzení, odpověz na tenhle e-mail.',
    en: 'With this we have deleted your address from the list of givers. Should you need a confirmation of the gift, answer this e-mail.',
  },
})

export const giverProveLetter: Letter = {
  category: 'service',
  staysWithAddress: true,
  link: { purpose: 'giver', path: '/o/dar', livesMinutes: 0 },
  write: ({ language, clubName, link }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say('prove', { club: clubName })],
      button: { label: say('confirm'), href: link },
      closing: [say('notYou')],
    }
  },
}

export const giverThanksLetter: Letter = {
  category: 'service',
  staysWithAddress: true,
  answeredBy: 'Treasurer',
  write: ({ language, params: { amount, purpose, givenOn } }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('thanksSubject'),
      paragraphs: [
        say('hello'),
        say('thanks', {
          amount: moneyInWords(Number(amount), language),
          purpose: String(purpose),
          day: dayInFigures(String(givenOn), language),
        }),
        say('forgotten'),
      ],
    }
  },
}
