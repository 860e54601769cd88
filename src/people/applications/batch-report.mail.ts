import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Hromadná akce v klubovně', en: 'A bulk action in the clubhouse' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  approve: {
    cs: {
      one: '{who} právě hromadně schvaluje {count} žádost o členství.',
      few: '{who} právě hromadně schvaluje {count} žádosti o členství.',
      other: '{who} právě hromadně schvaluje {count} žádostí o členství.',
    },
    en: {
      one: '{who} is approving {count} membership application in bulk.',
      other: '{who} is approving {count} membership applications in bulk.',
    },
  },
  reject: {
    cs: {
      one: '{who} právě hromadně odmítá {count} žádost o členství.',
      few: '{who} právě hromadně odmítá {count} žádosti o členství.',
      other: '{who} právě hromadně odmítá {count} žádostí o členství.',
    },
    en: {
      one: '{who} is rejecting {count} membership application in bulk.',
      other: '{who} is rejecting {count} membership applications in bulk.',
    },
  },
  doubt: {
    cs: 'Pokud to podle tebe nemá být, hned té osobě odhlas zařízení a deaktivuj účet. Co už proběhlo, je v Záznamu změn.',
    en: 'If this should not be happening, sign that person out and deactivate the account right away. What has been done is in the Record of changes.',
  },
})

/** Every bulk decision is told to the Webmasters: one stolen session must not admit a crowd unnoticed. */
export const batchReportLetter: Letter = {
  category: 'service',
  write: ({ language, params }) => {
    const say = speak(WORDS, language)
    const who = typeof params.who === 'string' ? params.who : ''
    return {
      subject: say('subject'),
      paragraphs: [
        say('hello'),
        say(params.decision === 'reject' ? 'reject' : 'approve', { who, count: Number(params.count) }),
        say('doubt'),
      ],
    }
  },
}
