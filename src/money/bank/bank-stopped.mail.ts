import { momentInFigures } from '../../ground/values/moment.ts'
import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { isRefusalCode, REFUSAL_WORDS } from '../../refusals.ts'

const WORDS = defineWords({
  subject: { cs: 'Banka přestala odpovídat', en: 'The bank has stopped answering' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  stopped: {
    cs: 'Klubovna nemůže načíst pohyby na účtu klubu. Dokud se to nespraví, nové platby nepřibývají.',
    en: 'Klubovna cannot read the movements of the club account. Until that is put right, no new payments appear.',
  },
  since: { cs: 'Naposledy se to povedlo {when}.', en: 'The last success was on {when}.' },
  said: { cs: 'Banka k tomu říká: „{sentence}“', en: 'The bank says: “{sentence}”' },
  once: {
    cs: 'Podrobnosti a tlačítko k načtení jsou v Příspěvcích na stránce Banka. Další dopis kvůli téhle poruše nepřijde.',
    en: 'Details and a button to read again are in Fees on the Bank page. No other letter about this fault will come.',
  },
})

/** Once, when the line stops; not every hour that it stays so. */
export const bankStoppedLetter: Letter = {
  category: 'service',
  write: ({ language, params }) => {
    const say = speak(WORDS, language)
    const code =
      typeof params.code === 'string' && isRefusalCode(params.code) ? params.code : 'bank_strange_answer'
    const since = typeof params.lastSuccessAt === 'string' ? new Date(params.lastSuccessAt) : null
    return {
      subject: say('subject'),
      paragraphs: [
        say('hello'),
        say('stopped'),
        speak(REFUSAL_WORDS, language)(code),
        ...(typeof params.sentence === 'string' ? [say('said', { sentence: params.sentence })] : []),
        ...(since ? [say('since', { when: momentInFigures(since, language) })] : []),
        say('once'),
      ],
    }
  },
}
