import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

// Anybody can write anybody's address into the form: nothing he wrote may stand in the letter.
const WORDS = defineWords({
  subject: { cs: 'Přihlášku máme', en: 'We have your application' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  received: {
    cs: 'tvoje přihláška do klubu {club} k nám dorazila. Sekretář ji projde a ozve se ti sem, na tenhle e-mail.',
    en: 'your application to {club} has arrived. The Secretary will read it and write to you at this address.',
  },
  meanwhile: {
    cs: 'Než to bude, přijeď na některou veřejnou vyjížďku. Nejlíp se poznáme na cestě.',
    en: 'Until then, come to one of our public rides. The road is the best place to meet.',
  },
  notYou: {
    cs: 'Pokud přihlášku poslal někdo jiný, nemusíš dělat nic. Bez schválení žádný účet nevznikne.',
    en: 'If somebody else sent it, you need not do anything. No account is made without an approval.',
  },
})

export const applicationReceivedLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, clubName }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say('received', { club: clubName }), say('meanwhile'), say('notYou')],
    }
  },
}
