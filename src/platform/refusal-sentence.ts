import { type Refusal, REFUSAL_WORDS } from '../refusals.ts'
import { defineWords, type Language, speak } from './words.ts'

const SENTENCES = defineWords({
  holder: { cs: '{text} Má ho {holder}.', en: '{text} It belongs to {holder}.' },
  decider: { cs: '{text} Rozhodnutí: {who}, {when}.', en: '{text} Decision: {who}, {when}.' },
})

/** A refusal in the reader's words, with who was faster where it knows. */
export function sayRefusal(
  { code, decider, holder }: Pick<Refusal, 'code' | 'decider' | 'holder'>,
  language: Language,
): string {
  const text = speak(REFUSAL_WORDS, language)(code)
  if (holder) return speak(SENTENCES, language)('holder', { text, holder })
  if (!decider) return text
  const when = new Intl.DateTimeFormat(language === 'cs' ? 'cs-CZ' : 'en-GB', {
    timeZone: 'Europe/Prague',
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(decider.at)
  return speak(SENTENCES, language)('decider', { text, who: decider.who, when })
}
