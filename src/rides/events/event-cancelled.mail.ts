import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { eventButton, eventFacts, eventOf, letterWords, textOf } from './event-letter.ts'

const WORDS = defineWords({
  subject: { cs: 'Zrušeno: {title}', en: 'Cancelled: {title}' },
  cancelled: { cs: 'akce se ruší. Důvod:', en: 'the event is cancelled. The reason:' },
  money: {
    cs: 'Pokud máš za akci zaplaceno, Pokladník o tom ví a peníze ti vrátí. Nezaplacenou platbu už neplať.',
    en: 'If you have paid for the event, the Treasurer knows and gives the money back. Do not pay what is not paid yet.',
  },
})

export const eventCancelledLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject', { title: eventOf(params).title }),
      paragraphs: [speak(letterWords, language)('hello'), say('cancelled'), textOf(params.reason) ?? ''],
      facts: eventFacts(params, language),
      button: eventButton(params, origin, language),
      closing: params.hasPrice === true ? [say('money')] : [],
    }
  },
}
