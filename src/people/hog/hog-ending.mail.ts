import type { Letter } from '../../ground/mail/letter.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Členství v HOG ti končí {day}', en: 'Your HOG membership ends on {day}' },
  subjectOver: { cs: 'Členství v HOG ti skončilo', en: 'Your HOG membership has ended' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  ends: {
    cs: 'tvoje číslo HOG platí u nás do {day}. Prodluž si ho včas, ať ti členství v klubu nestojí na starém čísle.',
    en: 'your HOG number is valid with us until {day}. Renew it in time, so that the club does not keep an old one.',
  },
  over: {
    cs: 'podle naší evidence ti číslo HOG platilo do {day}. Jestli ho máš prodloužené, dej nám vědět, do kdy.',
    en: 'by our records your HOG number was valid until {day}. If you have renewed it, let us know until when.',
  },
  number: { cs: 'Číslo HOG', en: 'HOG number' },
  until: { cs: 'Platí do', en: 'Valid until' },
  tell: { cs: 'Napsat nové datum', en: 'Write the new date' },
  how: {
    cs: 'V profilu napiš číslo a nové datum, matrikář ho potvrdí.',
    en: 'Write the number and the new date in your profile; the Membership Officer confirms it.',
  },
})

/** Sixty and thirty days before the end of a HOG number, and on its day. */
export const hogEndingLetter: Letter = {
  category: 'service',
  answeredBy: 'MembershipOfficer',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    const day = dayInFigures(String(params.expiresOn), language)
    const isOver = params.isOver === true
    return {
      subject: isOver ? say('subjectOver') : say('subject', { day }),
      paragraphs: [
        typeof params.greeting === 'string' ? params.greeting : say('hello'),
        say(isOver ? 'over' : 'ends', { day }),
      ],
      facts: [
        { label: say('number'), value: String(params.hogNumber) },
        { label: say('until'), value: day },
      ],
      button: { label: say('tell'), href: `${origin}/admin/profile` },
      closing: [say('how')],
    }
  },
}
