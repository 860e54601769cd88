import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  set: { cs: 'Účet, na který ti vrátíme peníze', en: 'The account we give money back to' },
  setText: {
    cs: 'když ti bude klub {club} něco vracet, pošle to na účet {ending}. Souhlas můžeš kdykoli odvolat v profilu.',
    en: 'when {club} has something to give back to you, it goes to the account {ending}. You can withdraw your consent in your profile at any time.',
  },
  gone: {
    cs: 'Účet k vrácení peněz už nemáme',
    en: 'We no longer keep your account for refunds',
  },
  goneText: {
    cs: 'souhlas s tím, aby si klub {club} pamatoval tvůj účet, je odvolaný a účet je smazaný.',
    en: 'the consent to let {club} keep your account is withdrawn and the account is deleted.',
  },
  notYou: {
    cs: 'Pokud o tom nevíš, ozvi se hned pokladníkovi.',
    en: 'If you know nothing about it, tell the treasurer at once.',
  },
})

/** Whoever's money it is learns where it would go, before it does. */
export const refundAccountLetter: Letter = {
  category: 'service',
  mustGo: true,
  answeredBy: 'Treasurer',
  write: ({ language, clubName: club, params: { ending } }) => {
    const say = speak(WORDS, language)
    const isSet = typeof ending === 'string'
    return {
      subject: say(isSet ? 'set' : 'gone'),
      paragraphs: [
        say('hello'),
        isSet ? say('setText', { club, ending }) : say('goneText', { club }),
        say('notYou'),
      ],
    }
  },
}
