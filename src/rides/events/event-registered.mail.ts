import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, type Language, speak } from '../../ground/values/words.ts'
import { eventButton, eventFacts, eventOf, letterWords, textOf } from './event-letter.ts'
import { termsInWords } from './withdrawal.ts'

const WORDS = defineWords({
  subject: { cs: 'Máš místo: {title}', en: 'You have a place: {title}' },
  registered: { cs: 'místo máš, počítáme s tebou.', en: 'you have a place, we count on you.' },
  movedSubject: { cs: 'Uvolnilo se místo a je tvoje: {title}', en: 'A place is free and yours: {title}' },
  moved: {
    cs: 'uvolnilo se místo a je tvoje. Z náhradníků jdeš mezi přihlášené, nic dalšího dělat nemusíš.',
    en: 'a place is free and it is yours. You move from the waiting list among those who are going, there is nothing else to do.',
  },
  cannot: {
    cs: 'Kdyby ti to nevyšlo, odhlas se prosím na stránce akce. Místo hned dostane další.',
    en: 'If you cannot come, please unregister on the event’s page. Somebody else gets the place at once.',
  },
  pay: {
    cs: 'Za akci se platí předem. Pokyny s QR kódem ti přijdou zvlášť, najdeš je i v klubovně pod svým členstvím.',
    en: 'The event is paid in advance. Instructions with a QR code come in a letter of their own; you find them in the clubhouse under your membership, too.',
  },
})

/** Until when one withdraws for free, as it stood when the place was given. */
export function termsOf(params: Parameters<typeof eventOf>[0], language: Language): readonly string[] {
  const { amount, withdrawFreeUntil, lateRefundPercent } = params
  const terms = {
    price: typeof amount === 'number' ? amount : null,
    withdrawFreeUntil: textOf(withdrawFreeUntil),
    lateRefundPercent: typeof lateRefundPercent === 'number' ? lateRefundPercent : null,
  }
  const said = termsInWords(terms, null, language)
  return said ? [said] : []
}

export const eventRegisteredLetter = letterOf('subject', 'registered')
export const eventMovedUpLetter = letterOf('movedSubject', 'moved')

function letterOf(subject: 'subject' | 'movedSubject', news: 'registered' | 'moved'): Letter {
  return {
    category: 'service',
    answeredBy: 'Secretary',
    write: ({ language, params, origin }) => {
      const say = speak(WORDS, language)
      return {
        subject: say(subject, { title: eventOf(params).title }),
        paragraphs: [speak(letterWords, language)('hello'), say(news)],
        facts: eventFacts(params, language),
        button: eventButton(params, origin, language),
        closing: [
          ...(typeof params.amount === 'number' ? [say('pay')] : []),
          say('cannot'),
          ...termsOf(params, language),
        ],
      }
    },
  }
}
