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

/** What withdrawing costs right now, said before the tap; nothing for whoever has paid nothing. */
export function partingInWords(terms: Terms, paid: number, now: Date, language: Language): string | null {
  if (paid <= 0) return null
  const say = speak(WORDS, language)
  const { returned, kept } = partingOf(terms, paid, now)
  const [whole, back, stays] = [paid, returned, kept].map((sum) => priceInWords(sum, language))
  if (kept === 0) return say('nowAll', { paid: whole ?? '' })
  if (returned === 0) return say('nowNothing', { paid: whole ?? '' })
  return say('nowPart', { paid: whole ?? '', returned: back ?? '', kept: stays ?? '' })
}
