import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

// How many and where, nothing a stranger wrote: the form is open to everybody.
const WORDS = defineWords({
  subject: {
    cs: {
      one: 'Nová žádost o členství',
      few: '{count} nové žádosti o členství',
      many: '{count} nové žádosti o členství',
      other: '{count} nových žádostí o členství',
    },
    en: { one: 'A new membership application', other: '{count} new membership applications' },
  },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  arrived: {
    cs: {
      one: 'do klubu {club} se někdo hlásí. Žádost čeká na tvoje rozhodnutí.',
      few: 'do klubu {club} se hlásí noví lidé. Na tvoje rozhodnutí čekají {count} žádosti.',
      many: 'do klubu {club} se hlásí noví lidé. Na tvoje rozhodnutí čeká {count} žádosti.',
      other: 'do klubu {club} se hlásí noví lidé. Na tvoje rozhodnutí čeká {count} žádostí.',
    },
    en: {
      one: 'somebody wants to join {club}. The application waits for your decision.',
      other: 'new people want to join {club}. {count} applications wait for your decision.',
    },
  },
  open: { cs: 'Otevřít žádosti', en: 'Open the applications' },
  pace: {
    cs: 'Píšeme ti nejvýš jednou za hodinu; co přijde mezitím, bude v dalším dopise.',
    en: 'We write at most once an hour; whatever comes in between will be in the next letter.',
  },
})

/** Whoever decides about applications hears of them, however many come. */
export const applicationsArrivedLetter: Letter = {
  category: 'service',
  write: ({ language, params, clubName: club, origin }) => {
    const say = speak(WORDS, language)
    const count = Number(params.count)
    return {
      subject: say('subject', { count }),
      paragraphs: [say('hello'), say('arrived', { count, club })],
      button: { label: say('open'), href: `${origin}/admin/applications` },
      closing: [say('pace')],
    }
  },
}
