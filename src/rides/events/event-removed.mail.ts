import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { eventButton, eventFacts, eventOf, letterWords } from './event-letter.ts'

const WORDS = defineWords({
  subject: { cs: 'Už nejsi na seznamu: {title}', en: 'You are off the list: {title}' },
  removed: {
    cs: 'pořadatel tě vyškrtl ze seznamu téhle akce. Jestli je to omyl, ozvi se mu, nebo se přihlas znovu.',
    en: 'the organiser took you off the list of this event. If that is a mistake, tell them, or register again.',
  },
})

export const eventRemovedLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject', { title: eventOf(params).title }),
      paragraphs: [speak(letterWords, language)('hello'), say('removed')],
      facts: eventFacts(params, language),
      button: eventButton(params, origin, language),
    }
  },
}
