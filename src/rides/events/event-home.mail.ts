import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { eventOf, letterWords } from './event-letter.ts'
import { homeWords } from './home.words.ts'

const WORDS = defineWords({
  subject: { cs: 'Jsi doma? {title}', en: 'Are you home? {title}' },
  text: {
    cs: 'díky za společnou jízdu. Dej kapitánovi vědět, že jsi v pořádku doma. Stačí jedno klepnutí, přihlašovat se nemusíš.',
    en: 'thanks for riding with us. Let the captain know that you are home safe. One tap does it, there is no need to sign in.',
  },
  why: {
    cs: 'Dokud neodpovíš, kapitán tě vidí mezi těmi, kdo se ještě nevrátili, a nejspíš ti zavolá.',
    en: 'Until you answer, the captain sees you among those who are still out and will probably call you.',
  },
  own: {
    cs: 'Odkaz je jen pro tebe a pro tuhle jízdu, neposílej ho dál.',
    en: 'The link is for you and this ride alone, do not pass it on.',
  },
})

/** After the ride, to those who rode. */
export const eventHomeLetter: Letter = {
  category: 'service',
  link: { purpose: 'home', path: '/o', livesMinutes: 0 },
  write: ({ language, params, link }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject', { title: eventOf(params).title }),
      paragraphs: [speak(letterWords, language)('hello'), say('text')],
      button: { label: speak(homeWords, language)('home'), href: link },
      closing: [say('why'), say('own')],
    }
  },
}
