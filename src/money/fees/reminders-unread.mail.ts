import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { AUTOMATIC_PATH } from './fee-paths.ts'

const WORDS = defineWords({
  subject: {
    cs: 'Upomínky neodešly: banku se nepodařilo přečíst',
    en: 'No reminders went out: the bank could not be read',
  },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  listed: {
    cs: 'upomínky, které měly teď odejít, jsme zastavili: banku se nepodařilo přečíst a kdo zaplatil, dostal by upomínku zbytečně.',
    en: 'we stopped the reminders that were to go out now: the bank could not be read, and whoever has paid would be reminded in vain.',
  },
  night: {
    cs: 'v noci se nepodařilo přečíst banku, takže seznam upomínek nevznikl.',
    en: 'the bank could not be read last night, so no list of reminders was made.',
  },
  todo: {
    cs: 'Podívej se na stránku Banka, co s ní je. Jakmile půjde číst, seznam se příští noc sepíše znovu sám.',
    en: 'Look at the Bank page to see what is wrong. Once it can be read, the list is made again by itself the next night.',
  },
  button: { cs: 'Automatické upomínky', en: 'Automatic reminders' },
})

export const remindersUnreadLetter: Letter = {
  category: 'service',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say(params.isListed === true ? 'listed' : 'night'), say('todo')],
      button: { label: say('button'), href: `${origin}${AUTOMATIC_PATH}` },
    }
  },
}
