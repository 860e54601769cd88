import { defineWords, type Language, speak } from '../../ground/values/words.ts'
import type { Difference } from './books.ts'

/** What does not agree, each with the number of the first row it was seen at. */
const booksWords = defineWords({
  movementSpent: {
    cs: 'využitá částka pohybů, první je č. {first}',
    en: 'what is used up of movements, the first is no. {first}',
  },
  movementOver: {
    cs: 'z pohybu je vydáno víc, než přišlo, první je č. {first}',
    en: 'more of a movement went out than came in, the first is no. {first}',
  },
  paymentOver: {
    cs: 'na platbě je víc, než kolik žádá, první je č. {first}',
    en: 'a payment has more than it asks for, the first is no. {first}',
  },
  paymentState: {
    cs: 'stav platby neodpovídá tomu, co na ni přišlo, první je č. {first}',
    en: 'the state of a payment is not what has come for it, the first is no. {first}',
  },
  refundOver: {
    cs: 'má se vrátit víc, než přišlo, první vratka je č. {first}',
    en: 'more is to be given back than came, the first refund is no. {first}',
  },
  opening: {
    cs: 'přeplatky přinesené z dřívějška',
    en: 'credits brought along from before',
  },
  cash: {
    cs: 'hotovost z akcí není na platbě, první je č. {first}',
    en: 'cash from rides is not on its payment, the first is no. {first}',
  },
  tally: { cs: 'součty plateb podle stavu', en: 'sums of payments by state' },
  followed: { cs: 'součty na stránkách pokladníka', en: 'sums on the Treasurer’s pages' },
})

export function differencesInWords(differences: readonly Difference[], language: Language): string {
  const say = speak(booksWords, language)
  return differences.map(({ law, first }) => say(law, { first: first ?? 0 })).join('; ')
}
