import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { priceInWords } from './event-description.ts'
import { letterWords, textOf } from './event-letter.ts'

const WORDS = defineWords({
  subject: { cs: 'K vrácení {amount}: {name}', en: 'To be refunded {amount}: {name}' },
  why: {
    cs: '{name} (č. {number}) nejede na akci {title}, a má za ni zaplaceno. Peníze jsou k vrácení.',
    en: '{name} (No. {number}) is not going to {title}, and has paid for it. The money is to be refunded.',
  },
  whyGuest: {
    cs: '{name} (host) nejede na akci {title}, a má za ni zaplaceno. Peníze jsou k vrácení.',
    en: '{name} (a guest) is not going to {title}, and has paid for it. The money is to be refunded.',
  },
  amount: { cs: 'Částka', en: 'Amount' },
  symbol: { cs: 'Variabilní symbol', en: 'Variable symbol' },
  open: { cs: 'Otevřít peníze k vrácení', en: 'Open the refunds' },
})

export const eventRefundLetter: Letter = {
  category: 'service',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    const name = textOf(params.name) ?? ''
    const amount = priceInWords(Number(params.amount ?? 0), language)
    return {
      subject: say('subject', { amount, name }),
      paragraphs: [
        speak(letterWords, language)('hello'),
        say(params.number === 0 ? 'whyGuest' : 'why', {
          name,
          number: Number(params.number ?? 0),
          title: textOf(params.title) ?? '',
        }),
      ],
      facts: [
        { label: say('amount'), value: amount },
        { label: say('symbol'), value: textOf(params.variableSymbol) ?? '' },
      ],
      button: { label: say('open'), href: `${origin}/admin/fees/refunds` },
    }
  },
}
