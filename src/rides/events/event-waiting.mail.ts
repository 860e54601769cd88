import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { eventButton, eventFacts, eventOf, letterWords } from './event-letter.ts'

const WORDS = defineWords({
  subject: { cs: 'Čekáš na místo: {title}', en: 'You are waiting for a place: {title}' },
  waiting: {
    cs: 'volné místo pro tebe teď není. Čekáš jako {position}.',
    en: 'there is no free place for you yet. You are number {position} on the waiting list.',
  },
  promise: {
    cs: 'Jakmile se uvolní místo a přijde řada na tebe, přihlásíme tě sami a hned ti napíšeme. Do kalendáře si akci zatím nedávej.',
    en: 'As soon as a place is free and it is your turn, we register you ourselves and write to you at once. Do not put it into your calendar yet.',
  },
})

export const eventWaitingLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject', { title: eventOf(params).title }),
      paragraphs: [
        speak(letterWords, language)('hello'),
        say('waiting', { position: Number(params.position ?? 1) }),
        say('promise'),
      ],
      facts: eventFacts(params, language),
      button: eventButton(params, origin, language),
    }
  },
}
