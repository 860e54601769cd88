import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { LAPSES_PATH } from './lapse-path.ts'

const WORDS = defineWords({
  subject: {
    cs: 'Příspěvek nepřišel ani v poslední lhůtě ({count})',
    en: 'A fee did not come by the last day ({count})',
  },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  passed: {
    cs: 'někomu uplynula lhůta z druhé upomínky a příspěvek nepřišel. Na stránce je ke každému spis: oba dopisy, kdy a jak byly doručeny a kolik chybí.',
    en: 'the last day named in the second reminder has passed for somebody and the fee did not come. The page has a file for each: both letters, when and how they were delivered, and what is owed.',
  },
  decide: {
    cs: 'Rozhodni u každého jedno: členství ten den skončilo, lhůta byla předtím prodloužena, nebo mu ji klub promíjí. Rozhodují stanovy.',
    en: 'Decide one thing for each: the membership ended on that day, more time had been given before, or the club waives it. The statutes decide.',
  },
  button: { cs: 'Otevřít spisy', en: 'Open the files' },
})

/** A number alone: names of those who owe stand on the page, where an erasure finds them. */
export const membershipsLapsingLetter: Letter = {
  category: 'service',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject', { count: String(Number(params.count)) }),
      paragraphs: [say('hello'), say('passed'), say('decide')],
      button: { label: say('button'), href: `${origin}${LAPSES_PATH}` },
    }
  },
}
