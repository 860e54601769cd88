import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { greeting, paymentFacts, paymentParams, paymentPicture } from './payment-letter.ts'

const WORDS = defineWords({
  subject: { cs: 'K zaplacení: {what}', en: 'To pay: {what}' },
  mine: { cs: 'Moje platby', en: 'My payments' },
})

/** Where to send how much and until when; readable with pictures switched off. */
export const paymentInstructionsLetter: Letter = {
  category: 'service',
  answeredBy: 'Treasurer',
  write: ({ language, params: kept, origin }) => {
    const say = speak(WORDS, language)
    const params = paymentParams(kept)
    return {
      subject: say('subject', { what: params.what }),
      paragraphs: [greeting(params.salutation, language), ...params.paragraphs],
      facts: paymentFacts(params, language),
      image: paymentPicture(params, language),
      button: { label: say('mine'), href: `${origin}/admin/membership` },
    }
  },
}
