import type { Letter } from '../mail/letter.ts'
import { speak } from '../values/words.ts'
import { isPowerUse } from '../tables/notice.ts'
import { noticeLetterWords, noticeWords } from './notices.words.ts'

/** To all who hold a power, each time it is used. */
export const powerUsedLetter: Letter = {
  category: 'service',
  mustGo: true,
  write: ({ language, params, origin }) => {
    const say = speak(noticeLetterWords, language)
    const told = (name: string) => (typeof params[name] === 'string' ? params[name] : '–')
    const facts = { who: told('who'), whom: told('whom'), detail: told('detail') }
    const kind = told('kind')
    return {
      subject: say('subject'),
      paragraphs: [
        say('hello'),
        ...(isPowerUse(kind) ? [speak(noticeWords, language)(kind, facts)] : []),
        say('why'),
      ],
      button: { label: say('button'), href: `${origin}/admin` },
    }
  },
}
