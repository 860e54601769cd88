import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { newsInWords, readNews } from './event-change.ts'
import { eventButton, eventFacts, eventOf, letterWords, textOf } from './event-letter.ts'

const WORDS = defineWords({
  subject: { cs: 'Změna: {title}', en: 'Changed: {title}' },
  changed: { cs: 'na akci se něco změnilo:', en: 'something about the event has changed:' },
  lostPoint: {
    cs: 'Tvoje místo srazu bylo {point}. Vyber si prosím na stránce akce jiné.',
    en: 'You were to join at {point}. Please choose another place on the event’s page.',
  },
  cannot: {
    cs: 'Když ti to takhle nevyjde, odhlas se prosím na stránce akce.',
    en: 'If this does not suit you, please unregister on the event’s page.',
  },
})

export const eventChangedLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    const news = readNews(params.news).map((one) => newsInWords(one, language))
    const point = textOf(params.lostPoint)
    const told = news.length > 0 ? news : ['']
    return {
      subject: say('subject', { title: [eventOf(params).title, news[0]].filter(Boolean).join(', ') }),
      paragraphs: [speak(letterWords, language)('hello'), say('changed'), ...told],
      facts: eventFacts(params, language),
      button: eventButton(params, origin, language),
      closing: [...(point ? [say('lostPoint', { point })] : []), say('cannot')],
    }
  },
}

const DECLINED = defineWords({
  changed: {
    cs: 'na akci, kam podle tvé odpovědi nejedeš, se něco změnilo:',
    en: 'something has changed about the event you said no to:',
  },
  maybe: {
    cs: 'Když se ti to teď hodí, přihlas se na stránce akce. Jinak dělat nic nemusíš.',
    en: 'If it suits you now, register on the event’s page. Otherwise there is nothing to do.',
  },
})

/** To those who said no: another time or place may make it a yes. They can refuse such letters. */
export const eventChangedDeclinedLetter: Letter = {
  category: 'rides',
  answeredBy: 'Secretary',
  write: ({ language, params, origin }) => {
    const say = speak(DECLINED, language)
    const news = readNews(params.news).map((one) => newsInWords(one, language))
    const title = [eventOf(params).title, news[0]].filter(Boolean).join(', ')
    return {
      subject: speak(WORDS, language)('subject', { title }),
      paragraphs: [speak(letterWords, language)('hello'), say('changed'), ...news],
      facts: eventFacts(params, language),
      button: eventButton(params, origin, language),
      closing: [say('maybe')],
    }
  },
}
