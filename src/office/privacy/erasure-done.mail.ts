import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Tvoje údaje jsou smazané', en: 'Your data have been erased' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  done: {
    cs: 'na tvou žádost jsme v klubu {club} smazali všechno, co jsme o tobě vedli: kartu, účet, kontakty, přihlášky, e-maily i poznámky.',
    en: 'at your request {club} has erased all it kept about you: the card, the account, contacts, applications, e-mails and notes.',
  },
  stays: {
    cs: 'Zůstaly jen platby pod členským číslem, protože účetní doklady nám zákon ukládá držet pět let po skončení roku. Po té době z nich zmizí i jméno plátce.',
    en: 'Only payments stay, under a member number: the law makes us keep accounting papers for five years after the end of the year. Then the payer’s name goes from them as well.',
  },
  last: {
    cs: 'Tohle je poslední e-mail, který ti píšeme. Tuhle adresu smažeme hned po jeho odeslání.',
    en: 'This is the last e-mail we write to you. We erase this address as soon as it is sent.',
  },
})

export const erasureDoneLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, clubName }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say('done', { club: clubName }), say('stays'), say('last')],
    }
  },
}
