import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

// The address on the application need not be the one of the account: the letter must not tell the account's.
const WORDS = defineWords({
  subject: { cs: 'V klubu už kartu máš', en: 'You have a club card already' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  linked: {
    cs: 'tvoji přihlášku do klubu {club} jsme schválili a připojili ke kartě, kterou už u nás máš i s účtem.',
    en: 'we have approved your application to {club} and joined it to the card and account you already have.',
  },
  signIn: {
    cs: 'Přihlas se e-mailem, který používáš od začátku. Když k němu už nemáš přístup, odpověz sekretáři.',
    en: 'Sign in with the e-mail you have used from the start. If you no longer have it, tell the Secretary.',
  },
})

export const applicationLinkedLetter: Letter = {
  category: 'service',
  staysWithAddress: true,
  answeredBy: 'Secretary',
  write: ({ language, clubName }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say('linked', { club: clubName }), say('signIn')],
    }
  },
}
