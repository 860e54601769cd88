import type { Letter } from '../../ground/mail/letter.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Dorazilo {amount}, díky', en: '{amount} has arrived, thank you' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  fee: {
    cs: 'dorazilo {amount} na příspěvek za rok {what}.',
    en: 'your {amount} for the fee of {what} has arrived.',
  },
  purpose: { cs: 'dorazilo {amount} na platbu „{what}“.', en: 'your {amount} for “{what}” has arrived.' },
  done: { cs: 'Tím je zaplaceno, díky.', en: 'That makes it paid, thank you.' },
  left: { cs: 'Zbývá doplatit {left}.', en: '{left} is left to pay.' },
})

/** 'Did my money arrive?' answered before it is asked. */
export const paymentReceivedLetter: Letter = {
  category: 'service',
  answeredBy: 'Treasurer',
  write: ({ language, params: { amount, left, period, purpose } }) => {
    const say = speak(WORDS, language)
    const money = (value: unknown) => moneyInWords(Number(value), language)
    const what = { amount: money(amount), what: String(period ?? purpose) }
    return {
      subject: say('subject', { amount: money(amount) }),
      paragraphs: [
        say('hello'),
        say(typeof period === 'number' ? 'fee' : 'purpose', what),
        Number(left) > 0 ? say('left', { left: money(left) }) : say('done'),
      ],
    }
  },
}
