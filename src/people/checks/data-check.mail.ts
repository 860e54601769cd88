import type { Letter } from '../../ground/mail/letter.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Sedí, co o tobě vedeme?', en: 'Is what we keep about you right?' },
  subjectAgain: { cs: 'Ještě nevíme, jestli to sedí', en: 'We still do not know whether it is right' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  ask: {
    cs: 'jednou za rok se ptáme každého, jestli máme správně jeho telefon, adresu a co dalšího o něm vedeme. Stačí jedno klepnutí, přihlašovat se kvůli tomu nemusíš.',
    en: 'once a year we ask everybody whether we have their phone, address and the rest right. One tap is enough, there is no need to sign in.',
  },
  again: {
    cs: 'ptali jsme se tě, jestli máme tvoje údaje správně, a odpověď zatím nemáme. Stačí jedno klepnutí, víckrát ti letos psát nebudeme.',
    en: 'we asked you whether we have your data right and have no answer yet. One tap is enough; we will not write again this year.',
  },
  button: { cs: 'Podívat se a odpovědět', en: 'Look and answer' },
  own: {
    cs: 'Odkaz je jen pro tebe, neposílej ho dál. Funguje do {day}.',
    en: 'The link is for you alone, do not pass it on. It works until {day}.',
  },
  wrong: {
    cs: 'Když něco nesedí a účet v klubovně nemáš, dej vědět matrikáři: opraví to za tebe.',
    en: 'If something is wrong and you have no account here, tell the membership officer, who corrects it for you.',
  },
})

export const dataCheckLetter = letterOf('ask')
export const dataCheckReminderLetter = letterOf('again')

/** Nothing of what the club keeps stands in the letter itself. */
function letterOf(cause: 'ask' | 'again'): Letter {
  return {
    category: 'service',
    link: { purpose: 'data-check', path: '/o/udaje', livesMinutes: 0 },
    write: ({ language, params, link }) => {
      const say = speak(WORDS, language)
      return {
        subject: say(cause === 'ask' ? 'subject' : 'subjectAgain'),
        paragraphs: [typeof params.greeting === 'string' ? params.greeting : say('hello'), say(cause)],
        button: { label: say('button'), href: link },
        closing: [say('own', { day: dayInFigures(String(params.until), language) }), say('wrong')],
      }
    },
  }
}
