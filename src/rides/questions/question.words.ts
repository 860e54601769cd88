import { defineWords, type Language, speak } from '../../ground/values/words.ts'

export const questionWords = defineWords({
  ofYou: { cs: '{label} (ty)', en: '{label} (you)' },
  ofPassenger: { cs: '{label} ({count}. spolujezdec)', en: '{label} (passenger {count})' },
  optional: { cs: '{label} – nepovinné', en: '{label} – optional' },
  choose: { cs: 'vyber', en: 'choose' },
  yes: { cs: 'ano', en: 'yes' },
  no: { cs: 'ne', en: 'no' },
  none: { cs: '–', en: '–' },
})

/** How answers read on a list and in a table. */
export function wordsOfAnswers(language: Language) {
  const say = speak(questionWords, language)
  return { yes: say('yes'), no: say('no'), none: say('none') }
}
