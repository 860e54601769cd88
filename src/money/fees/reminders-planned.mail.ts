import type { Letter } from '../../ground/mail/letter.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { shortMoment } from '../../ground/values/moment.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { AUTOMATIC_PATH } from './fee-paths.ts'

const WORDS = defineWords({
  subject: { cs: 'Zítra odejdou upomínky ({count})', en: 'Reminders go out tomorrow ({count})' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  planned: {
    cs: 'v noci jsme přečetli banku a sepsali, kdo má dostat upomínku. Odejdou samy {when}, těsně předtím se banka přečte znovu a kdo mezitím zaplatí, ten upomínku nedostane.',
    en: 'last night we read the bank and wrote down who is due for a reminder. They go by themselves on {when}; the bank is read again right before that, and whoever pays meanwhile gets none.',
  },
  todo: {
    cs: 'Když s tím souhlasíš, nedělej nic. Na stránce uvidíš jména; můžeš někoho vynechat, nebo jedním tlačítkem zastavit všechno.',
    en: 'If you agree, do nothing. The page shows the names; you can leave somebody out, or stop everything with one button.',
  },
  first: { cs: 'První upomínka', en: 'First reminder' },
  second: { cs: 'Druhá upomínka', en: 'Second reminder' },
  amount: { cs: 'Dohromady dluží', en: 'They owe in all' },
  button: { cs: 'Podívat se nebo zastavit', en: 'Look or stop' },
})

/** Numbers alone: names of those who owe stand on the page, where an erasure finds them. */
export const remindersPlannedLetter: Letter = {
  category: 'service',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    const [first, second] = [Number(params.first), Number(params.second)]
    const when = typeof params.goesAt === 'string' ? shortMoment(new Date(params.goesAt), language) : ''
    return {
      subject: say('subject', { count: String(first + second) }),
      paragraphs: [say('hello'), say('planned', { when }), say('todo')],
      facts: [
        { label: say('first'), value: String(first) },
        { label: say('second'), value: String(second) },
        { label: say('amount'), value: moneyInWords(Number(params.amount), language) },
      ],
      button: { label: say('button'), href: `${origin}${AUTOMATIC_PATH}` },
    }
  },
}
