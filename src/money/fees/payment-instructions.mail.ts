import type { Letter } from '../../ground/mail/letter.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { greeting, paymentFacts, paymentParams, paymentPicture } from './payment-letter.ts'

const WORDS = defineWords({
  subject: { cs: 'K zaplacení: {what}', en: 'To pay: {what}' },
  paidSubject: { cs: 'Zaplaceno z přeplatku: {what}', en: 'Paid from your credit: {what}' },
  paid: {
    cs: 'máš u klubu přeplatek, a tak jsme z něj zaplatili {credit} ({what}). Nic posílat nemusíš.',
    en: 'the club keeps a credit of yours, so we paid {credit} from it ({what}). There is nothing to send.',
  },
  used: {
    cs: 'Z tvého přeplatku jsme na to použili {credit}, částka níže je to, co zbývá doplatit.',
    en: 'We used {credit} of your credit for it; the amount below is what is left to pay.',
  },
  mine: { cs: 'Moje platby', en: 'My payments' },
})

/** Where to send how much and until when; readable with pictures switched off. */
export const paymentInstructionsLetter: Letter = {
  category: 'service',
  answeredBy: 'Treasurer',
  write: ({ language, params: kept, origin }) => {
    const say = speak(WORDS, language)
    const params = paymentParams(kept)
    const { what, fromCredit } = params
    const hello = greeting(params.salutation, language)
    const credit = moneyInWords(fromCredit, language)
    const button = { label: say('mine'), href: `${origin}/admin/membership` }
    if (params.amount === 0)
      return {
        subject: say('paidSubject', { what }),
        paragraphs: [hello, say('paid', { credit, what })],
        button,
      }
    return {
      subject: say('subject', { what }),
      paragraphs: [hello, ...params.paragraphs, ...(fromCredit > 0 ? [say('used', { credit })] : [])],
      facts: paymentFacts(params, language),
      image: paymentPicture(params, language),
      button,
    }
  },
}
