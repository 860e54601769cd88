import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { eventButton, eventFacts, eventOf, letterWords } from '../events/event-letter.ts'

const WORDS = defineWords({
  subjectSweep: { cs: 'Zavíráš jízdu: {title}', en: 'You sweep: {title}' },
  subjectHelper: { cs: 'Pomáháš na akci: {title}', en: 'You help: {title}' },
  sweep: {
    cs: 'na téhle jízdě tě máme jako zadáka: jedeš poslední a hlídáš, že nikdo nezůstal.',
    en: 'on this ride you are the sweep: you ride last and see that nobody is left behind.',
  },
  helper: {
    cs: 'na téhle akci tě máme jako pomocníka.',
    en: 'you help at this event.',
  },
  phone: {
    cs: 'Dva dny před začátkem se ti na stránce akce objeví kapitánský telefon: kdo jede, kdo už je tady a komu zavolat. Funguje i bez signálu, jen ho jednou otevři, dokud signál máš.',
    en: 'Two days before the start the captain’s phone appears on the page of the event: who rides, who is here and whom to call. It works without a signal; just open it once while you have one.',
  },
})

export const eventCrewLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    const isSweep = params.part === 'sweep'
    const { title } = eventOf(params)
    return {
      subject: say(isSweep ? 'subjectSweep' : 'subjectHelper', { title }),
      paragraphs: [speak(letterWords, language)('hello'), say(isSweep ? 'sweep' : 'helper'), say('phone')],
      facts: eventFacts(params, language),
      button: eventButton(params, origin, language),
    }
  },
}
