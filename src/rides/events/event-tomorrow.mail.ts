import type { Letter } from '../../ground/mail/letter.ts'
import { clock } from '../../ground/values/moment.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { eventButton, eventFacts, eventOf, letterWords, momentOf, textOf } from './event-letter.ts'

const WORDS = defineWords({
  subject: { cs: 'Už zítra: {title}', en: 'Tomorrow: {title}' },
  today: { cs: 'Už dnes: {title}', en: 'Today: {title}' },
  text: { cs: 'brzo se vidíme. Tady je to hlavní:', en: 'we meet soon. Here is what you need:' },
  point: { cs: 'Tvůj sraz', en: 'You join at' },
  bring: { cs: 'S sebou', en: 'What to bring' },
  cannot: {
    cs: 'Kdyby ti to nevyšlo, dej prosím vědět na stránce akce, nebo vedoucímu. Někdo možná čeká na místo.',
    en: 'If you cannot come, please say so on the event’s page or to the leader. Somebody may be waiting for the place.',
  },
})

/** The evening before, to those who go; to whoever registers later, on the day itself. */
export const eventTomorrowLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    const [point, at, bring] = [textOf(params.point), momentOf(params.pointAt), textOf(params.bring)]
    return {
      subject: say(params.isToday === true ? 'today' : 'subject', { title: eventOf(params).title }),
      paragraphs: [speak(letterWords, language)('hello'), say('text')],
      facts: [
        ...eventFacts(params, language),
        ...(point && at ? [{ label: say('point'), value: `${clock(at, language)} ${point}` }] : []),
        ...(bring ? [{ label: say('bring'), value: bring }] : []),
      ],
      button: eventButton(params, origin, language),
      closing: [say('cannot')],
    }
  },
}
