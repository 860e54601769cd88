import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { greeting, paymentFacts, paymentParams, paymentPicture } from './payment-letter.ts'

const WORDS = defineWords({
  first: { cs: 'Připomínka platby: {what}', en: 'Payment reminder: {what}' },
  second: { cs: 'Druhá upomínka: {what}', en: 'Second reminder: {what}' },
  mine: { cs: 'Moje platby', en: 'My payments' },
})

/** The words are the Treasurer's, one text a level; the rest is the same as in the instructions. */
export const paymentReminderLetter: Letter = {
  category: 'service',
  answeredBy: 'Treasurer',
  write: ({ language, params: kept, origin }) => {
    const say = speak(WORDS, language)
    const params = paymentParams(kept)
    return {
      subject: say(kept.level === 2 ? 'second' : 'first', { what: params.what }),
      paragraphs: [greeting(params.salutation, language), ...params.paragraphs],
      facts: paymentFacts(params, language),
      image: paymentPicture(params, language),
      button: { label: say('mine'), href: `${origin}/admin/membership` },
    }
  },
}
