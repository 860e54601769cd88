import { pragueDay } from '../../ground/values/day.ts'
import { textDayInWords } from '../../ground/values/day-in-words.ts'
import { defineWords, type Language, speak } from '../../ground/values/words.ts'
import { priceInWords } from './event-description.ts'

/** The last day one withdraws for free, and the share of the money that goes back afterwards. */
export type Terms = {
  readonly withdrawFreeUntil: string | null
  readonly lateRefundPercent: number | null
}

export type Parting = { readonly returned: number; readonly kept: number }

const CROWN = 100

/** What becomes of money that came when its owner withdraws; what goes back is in whole crowns, in his favour. */
export function partingOf(terms: Terms, paid: number, now: Date): Parting {
  const percent = isLate(terms, now) ? (terms.lateRefundPercent ?? 100) : 100
  const returned = Math.min(paid, Math.ceil((paid * percent) / 100 / CROWN) * CROWN)
  return { returned, kept: paid - returned }
}

function isLate({ withdrawFreeUntil }: Terms, now: Date): boolean {
  return withdrawFreeUntil !== null && pragueDay(now) > withdrawFreeUntil
}

const WORDS = defineWords({
  freeUntil: { cs: 'Odhlásit se zdarma jde do {day}.', en: 'Withdrawing is free until {day}.' },
  wasFree: {
    cs: 'Zdarma se šlo odhlásit do {day}.',
    en: 'Withdrawing was free until {day}.',
  },
  all: {
    cs: 'I potom zaplacené peníze vrátíme celé.',
    en: 'After that, too, we give all the money back.',
  },
  part: {
    cs: 'Potom vrátíme {percent} % zaplacené částky.',
    en: 'After that we give back {percent} % of what was paid.',
  },
  nothing: {
    cs: 'Potom už zaplacené peníze nevracíme.',
    en: 'After that we do not give the money back.',
  },
  nowAll: {
    cs: 'Máš zaplaceno {paid}, vrátíme ti všechno.',
    en: 'You have paid {paid}, you get all of it back.',
  },
  nowPart: {
    cs: 'Máš zaplaceno {paid}: vrátíme ti {returned}, {kept} klub nevrací.',
    en: 'You have paid {paid}: you get {returned} back, the club keeps {kept}.',
  },
  nowNothing: {
    cs: 'Máš zaplaceno {paid} a klub je už nevrací.',
    en: 'You have paid {paid}; the club does not give it back any more.',
  },
  cashAll: {
    cs: 'Hotově od tebe máme {paid}. Až je převezme pokladník, vrátíme ti všechno.',
    en: 'We have {paid} of you in cash. Once the Treasurer has it, you get all of it back.',
  },
  cashPart: {
    cs: 'Hotově od tebe máme {paid}. Až je převezme pokladník, vrátíme ti {returned}, {kept} klub nevrací.',
    en: 'We have {paid} of you in cash. Once the Treasurer has it, you get {returned} back, the club keeps {kept}.',
  },
  cashNothing: {
    cs: 'Hotově od tebe máme {paid} a klub je už nevrací.',
    en: 'We have {paid} of you in cash; the club does not give it back any more.',
  },
})

/** The terms as they stand on the page and in the letter; nothing where there are none, or nothing to pay. */
export function termsInWords(
  { price, ...terms }: Terms & { readonly price: number | null },
  now: Date | null,
  language: Language,
): string | null {
  const { withdrawFreeUntil: day, lateRefundPercent: percent } = terms
  if (day === null || percent === null || price === null) return null
  const say = speak(WORDS, language)
  const until = say(now && isLate(terms, now) ? 'wasFree' : 'freeUntil', {
    day: textDayInWords(day, language),
  })
  return `${until} ${percent === 100 ? say('all') : percent === 0 ? say('nothing') : say('part', { percent })}`
}

type Came = { readonly paid: number; /** A captain has it, the Treasurer not yet. */ readonly cash: number }

/** What withdrawing costs right now, said before the tap; nothing for whoever has paid nothing. */
export function partingInWords(
  terms: Terms,
  { paid, cash }: Came,
  now: Date,
  language: Language,
): string | null {
  const told = [
    lossInWords(terms, paid, now, 'now', language),
    lossInWords(terms, cash, now, 'cash', language),
  ]
  return told.filter((text) => text !== null).join(' ') || null
}

function lossInWords(terms: Terms, sum: number, now: Date, where: 'now' | 'cash', language: Language) {
  if (sum <= 0) return null
  const say = speak(WORDS, language)
  const { returned, kept } = partingOf(terms, sum, now)
  const [paid = '', back = '', stays = ''] = [sum, returned, kept].map(
    (one) => priceInWords(one, language) ?? '',
  )
  if (kept === 0) return say(`${where}All`, { paid })
  if (returned === 0) return say(`${where}Nothing`, { paid })
  return say(`${where}Part`, { paid, returned: back, kept: stays })
}
