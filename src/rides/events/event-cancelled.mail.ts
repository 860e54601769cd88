import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, type Language, speak } from '../../ground/values/words.ts'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { eventButton, eventFacts, eventOf, letterWords, momentOf, textOf } from './event-letter.ts'

const WORDS = defineWords({
  subject: { cs: 'Zrušeno: {title}', en: 'Cancelled: {title}' },
  cancelledAll: {
    cs: 'ruší se všechny tyhle termíny. Důvod:',
    en: 'all these dates are cancelled. The reason:',
  },
  dates: { cs: 'Termíny', en: 'Dates' },
  cancelled: { cs: 'akce se ruší. Důvod:', en: 'the event is cancelled. The reason:' },
  money: {
    cs: 'Pokud máš za akci zaplaceno, pokladník o tom ví a peníze ti vrátí. Nezaplacenou platbu už neplať.',
    en: 'If you have paid for the event, the Treasurer knows and gives the money back. Do not pay what is not paid yet.',
  },
})

/** Of a series called off: when all of it would have been. */
function datesIn(value: unknown, language: Language): string | null {
  const moments = Array.isArray(value) ? value.flatMap((one) => momentOf(one) ?? []) : []
  return moments.length > 1 ? moments.map((moment) => dayInWords(moment, language)).join(', ') : null
}

export const eventCancelledLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    const dates = datesIn(params.dates, language)
    return {
      subject: say('subject', { title: eventOf(params).title }),
      paragraphs: [
        speak(letterWords, language)('hello'),
        say(dates ? 'cancelledAll' : 'cancelled'),
        textOf(params.reason) ?? '',
      ],
      facts: [...eventFacts(params, language), ...(dates ? [{ label: say('dates'), value: dates }] : [])],
      button: eventButton(params, origin, language),
      closing: params.hasPrice === true ? [say('money')] : [],
    }
  },
}
