import { type Refusal, REFUSAL_WORDS } from '../../refusals.ts'
import { dayInFigures } from '../values/day-in-words.ts'
import { momentInFigures } from '../values/moment.ts'
import { defineWords, type Language, speak } from '../values/words.ts'

const SENTENCES = defineWords({
  letter: {
    cs: '{text} Hned tě pustí dopis pro nové heslo: požádej o něj přes Zapomenuté heslo.',
    en: '{text} The letter with a new password lets you in at once: ask for it under Forgotten password.',
  },
  holder: { cs: '{text} Má ho {holder}.', en: '{text} It belongs to {holder}.' },
  lastDay: { cs: '{text} Poslední den: {day}.', en: '{text} The last day: {day}.' },
  decider: { cs: '{text} Rozhodnutí: {who}, {when}.', en: '{text} Decision: {who}, {when}.' },
})

type Said = Pick<Refusal, 'code' | 'decider' | 'holder'> & Partial<Pick<Refusal, 'letterOpens' | 'lastDay'>>

/** A refusal in the reader's words, with who was faster where it knows. */
export function sayRefusal(
  { code, decider, holder, letterOpens, lastDay }: Said,
  language: Language,
): string {
  const text = speak(REFUSAL_WORDS, language)(code)
  if (letterOpens) return speak(SENTENCES, language)('letter', { text })
  if (lastDay) return speak(SENTENCES, language)('lastDay', { text, day: dayInFigures(lastDay, language) })
  if (holder) return speak(SENTENCES, language)('holder', { text, holder })
  if (!decider) return text
  const when = momentInFigures(decider.at, language)
  return speak(SENTENCES, language)('decider', { text, who: decider.who, when })
}
