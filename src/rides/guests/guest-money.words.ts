import { defineWords } from '../../ground/values/words.ts'

export const guestMoneyWords = defineWords({
  title: { cs: 'Platba', en: 'Payment' },
  inCash: {
    cs: 'Hotově od tebe máme {amount}, potvrdí je ještě pokladník.',
    en: 'We have {amount} of you in cash; the Treasurer is still to confirm it.',
  },
  toPay: { cs: 'K zaplacení {amount} do {day}.', en: '{amount} to pay by {day}.' },
  partPaid: {
    cs: 'Přišlo {paid}, zbývá doplatit {left} do {day}.',
    en: '{paid} has come, {left} is left to pay by {day}.',
  },
  paid: { cs: 'Zaplaceno {amount}, díky.', en: '{amount} paid, thank you.' },
  toReturn: {
    cs: 'Vracíme ti {amount}, řeší to pokladník.',
    en: 'You get {amount} back; the Treasurer sees to it.',
  },
  cashToReturn: {
    cs: 'Z hotovosti ti vrátíme {amount}, až ji převezme pokladník.',
    en: 'You get {amount} of your cash back once the Treasurer has it.',
  },
  returned: { cs: 'Vrátili jsme ti {amount}, {day}.', en: 'You got {amount} back, {day}.' },
  whenShown: {
    cs: 'Až peníze dorazí, uvidíš to tady a přijde ti e-mail.',
    en: 'Once the money arrives, it shows here and you get an e-mail.',
  },
})
