import type { Letter } from '../../ground/mail/letter.ts'
import { paymentInstructionsLetter } from '../../money/fees/payment-instructions.mail.ts'
import { paymentReminderLetter } from '../../money/fees/payment-reminder.mail.ts'
import { paymentReceivedLetter } from '../../money/payments/payment-received.mail.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { eventCancelledLetter } from '../events/event-cancelled.mail.ts'
import { eventChangedLetter } from '../events/event-changed.mail.ts'
import { eventHomeLetter } from '../events/event-home.mail.ts'
import { eventFacts, eventOf, letterWords } from '../events/event-letter.ts'
import { eventMovedUpLetter, eventRegisteredLetter, termsOf } from '../events/event-registered.mail.ts'
import { eventRemovedLetter } from '../events/event-removed.mail.ts'
import { eventTomorrowLetter } from '../events/event-tomorrow.mail.ts'
import { eventWaitingLetter } from '../events/event-waiting.mail.ts'

const WORDS = defineWords({
  subject: { cs: 'Potvrď přihlášku: {title}', en: 'Confirm your registration: {title}' },
  prove: {
    cs: 'někdo, nejspíš ty, se s touhle adresou přihlásil na akci klubu. Místo ti dáme, až to potvrdíš. Jestli už přihlášku máš, najdeš ji pod tlačítkem.',
    en: 'somebody, probably you, registered for an event of the club with this address. You get a place once you confirm it. If you are registered already, the button leads to your registration.',
  },
  confirm: { cs: 'Potvrdit přihlášku', en: 'Confirm the registration' },
  notYou: {
    cs: 'Jestli to nejsi ty, nedělej nic: za dva dny na to zapomeneme.',
    en: 'If it was not you, do nothing: we forget it in two days.',
  },
  pay: {
    cs: 'Za akci se platí předem. QR kód a to, jestli peníze dorazily, najdeš na své stránce.',
    en: 'The event is paid in advance. The QR code, and whether your money has arrived, are on your page.',
  },
  own: { cs: 'Moje přihláška', en: 'My registration' },
  cannot: {
    cs: 'Na své stránce přihlášku vidíš, změníš i zrušíš. Odkaz je jen pro tebe, neposílej ho dál.',
    en: 'On your page you see, change and cancel the registration. The link is for you alone, do not pass it on.',
  },
})

// Letters with an answer link name nobody to answer to: a reply would carry the link along.
const LINK = { purpose: 'guest', path: '/o/host', livesMinutes: 0 } as const

export const guestProveLetter: Letter = {
  category: 'service',
  link: LINK,
  staysWithAddress: true,
  write: ({ language, params, link }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject', { title: eventOf(params).title }),
      paragraphs: [speak(letterWords, language)('hello'), say('prove')],
      facts: eventFacts(params, language),
      button: { label: say('confirm'), href: link },
      closing: [say('notYou')],
    }
  },
}

type Otherwise = { readonly hasOwnButton?: boolean; readonly keepsClosing?: boolean }

/** What a member would hear, with the way to the guest's own page instead of the event's. */
export function toGuest(
  letter: Letter,
  { hasOwnButton = false, keepsClosing = false }: Otherwise = {},
): Letter {
  return {
    category: 'service',
    link: LINK,
    staysWithAddress: true,
    write: (input) => {
      const { button, ...text } = letter.write(input)
      const say = speak(WORDS, input.language)
      const label = hasOwnButton && button ? button.label : say('own')
      const pay = typeof input.params.eventId === 'number' && typeof input.params.amount === 'number'
      const own = keepsClosing ? (text.closing ?? []) : []
      const closing = [
        ...own,
        ...(pay ? [say('pay')] : []),
        say('cannot'),
        ...termsOf(input.params, input.language),
      ]
      return { ...text, button: { label, href: input.link }, closing }
    },
  }
}

export const guestRegisteredLetter = toGuest(eventRegisteredLetter)
export const guestMovedUpLetter = toGuest(eventMovedUpLetter)
export const guestWaitingLetter = toGuest(eventWaitingLetter)
export const guestChangedLetter = toGuest(eventChangedLetter)
export const guestTomorrowLetter = toGuest(eventTomorrowLetter)
export const guestCancelledLetter = toGuest(eventCancelledLetter)
export const guestRemovedLetter = toGuest(eventRemovedLetter)
export const guestHomeLetter = toGuest(eventHomeLetter, { hasOwnButton: true })
export const guestPaymentInstructionsLetter = toGuest(paymentInstructionsLetter)
export const guestPaymentReminderLetter = toGuest(paymentReminderLetter)
export const guestPaymentReceivedLetter = toGuest(paymentReceivedLetter)
