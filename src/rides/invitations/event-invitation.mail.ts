import type { Letter } from '../../ground/mail/letter.ts'
import { clock } from '../../ground/values/moment.ts'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { isRidden } from '../../people/members/riding.ts'
import { priceInWords } from '../events/event-description.ts'
import { eventFacts, eventOf, letterWords, momentOf, textOf } from '../events/event-letter.ts'
import { myPlaceWords } from '../events/my-place.words.ts'
import { EVENT_KINDS } from '../events/event.ts'

const WORDS = defineWords({
  inviteRide: { cs: 'Jedeš s námi? {title}', en: 'Do you ride with us? {title}' },
  invite: { cs: 'Přijdeš? {title}', en: 'Are you coming? {title}' },
  nudge: { cs: 'Ještě nevíme, jestli s tebou počítat: {title}', en: 'Can we count on you? {title}' },
  inviteText: {
    cs: 'klub chystá {title}. Dej nám jedním klepnutím vědět, přihlašovat se kvůli tomu nemusíš.',
    en: 'the club is planning {title}. Let us know with one tap, there is no need to sign in.',
  },
  nudgeText: {
    cs: 'zvali jsme tě na {title} a odpověď od tebe zatím nemáme. I ne je odpověď, víckrát ti o tom psát nebudeme.',
    en: 'we invited you to {title} and have no answer from you yet. A no is an answer too; we will not ask again.',
  },
  until: { cs: 'Přihlásit se do', en: 'Register by' },
  price: { cs: 'Cena za osobu', en: 'Price per person' },
  more: { cs: 'Víc o akci: {address}', en: 'More about the event: {address}' },
  own: {
    cs: 'Odkazy jsou jen pro tebe a pro tuhle akci, neposílej je dál.',
    en: 'The links are for you and this event alone, do not pass them on.',
  },
})

/** An answer link of this letter, saying which button was pressed; it is the page that asks. */
export const ANSWER_FIELD = 'odpoved'

const LINK = { purpose: 'event', path: '/o', livesMinutes: 0 } as const

export const eventInvitationLetter = letterOf('invite')
export const eventNudgeLetter = letterOf('nudge')

function letterOf(cause: 'invite' | 'nudge'): Letter {
  return {
    category: 'rides',
    link: LINK,
    write: ({ language, params, origin, link }) => {
      const say = speak(WORDS, language)
      const sayPlace = speak(myPlaceWords, language)
      const { id, title } = eventOf(params)
      const isRide = EVENT_KINDS.some((kind) => kind === params.kind && isRidden(kind))
      const closesAt = momentOf(params.closesAt)
      return {
        subject: say(cause === 'nudge' ? 'nudge' : isRide ? 'inviteRide' : 'invite', { title }),
        paragraphs: [
          textOf(params.greeting) ?? speak(letterWords, language)('hello'),
          say(cause === 'invite' ? 'inviteText' : 'nudgeText', { title }),
        ],
        facts: [
          ...eventFacts(params, language),
          ...(typeof params.price === 'number'
            ? [{ label: say('price'), value: priceInWords(params.price, language) }]
            : []),
          ...(closesAt
            ? [
                {
                  label: say('until'),
                  value: `${dayInWords(closesAt, language)}, ${clock(closesAt, language)}`,
                },
              ]
            : []),
        ],
        button: { label: sayPlace(isRide ? 'register' : 'join'), href: `${link}?${ANSWER_FIELD}=ano` },
        otherButton: {
          label: sayPlace(isRide ? 'decline' : 'stayAway'),
          href: `${link}?${ANSWER_FIELD}=ne`,
        },
        closing: [say('own'), say('more', { address: `${origin}/akce/${id}` })],
      }
    },
  }
}
