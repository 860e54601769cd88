import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Zkouška pošty', en: 'A test of the mail' },
  works: {
    cs: 'tohle je zkušební e-mail z klubovny klubu {club}. Když ho čteš, pošta funguje.',
    en: 'this is a test e-mail from the clubhouse of {club}. If you read this, the mail works.',
  },
  posted: { cs: 'Zadáno', en: 'Posted' },
  address: { cs: 'Adresa klubovny', en: 'Address of the clubhouse' },
  button: { cs: 'Otevřít poštu klubu', en: 'Open the club mail' },
})

export const testLetter: Letter = {
  category: 'service',
  write: ({ language, clubName, params, origin }) => {
    const say = speak(WORDS, language)
    const told = (name: string) => (typeof params[name] === 'string' ? params[name] : '')
    return {
      subject: say('subject'),
      paragraphs: [told('greeting'), say('works', { club: clubName })],
      facts: [
        { label: say('posted'), value: told('posted') },
        { label: say('address'), value: origin },
      ],
      button: { label: say('button'), href: `${origin}/admin/sprava/outbox` },
    }
  },
}
