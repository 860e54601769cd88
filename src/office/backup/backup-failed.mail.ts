import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, type Language, speak } from '../../ground/values/words.ts'
import { isRefusalCode, REFUSAL_WORDS } from '../../refusals.ts'

const BACKUP = defineWords({
  subject: { cs: 'Noční záloha se nepovedla', en: 'The nightly backup failed' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  failed: {
    cs: 'dnešní záloha klubu nevznikla. Starší zálohy zůstávají, kde byly.',
    en: 'today’s backup of the club was not made. Older backups stay where they were.',
  },
  next: {
    cs: 'Zkus ji udělat ručně ve Správě na stránce Zálohy a obnova; tam je i stav disku.',
    en: 'Try to make it by hand in Administration, Backups; the state of the disk is there too.',
  },
})

const COPY = defineWords({
  subject: { cs: 'Kopie zálohy se neodeslala', en: 'The copy of the backup was not sent' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  failed: {
    cs: 'záloha klubu vznikla a je na serveru, ale její zašifrovaná kopie mimo server neleží všude, kde má.',
    en: 'the backup of the club was made and lies on the server, but its encrypted copy does not lie everywhere it should.',
  },
  next: {
    cs: 'Podívej se na úložiště nebo disk s kopiemi a pošli ji znovu ve Správě na stránce Zálohy a obnova.',
    en: 'Look at the store or the disk of the copies and send it again in Administration, Backups.',
  },
})

/** To the Webmasters, when a backup nobody waited for did not come about. */
export const backupFailedLetter = tellsOf((language) => speak(BACKUP, language))
/** The same of its copy outside the server. */
export const copyFailedLetter = tellsOf((language) => speak(COPY, language))

function tellsOf(
  speaking: (language: Language) => (key: 'subject' | 'hello' | 'failed' | 'next') => string,
): Letter {
  return {
    category: 'service',
    write: ({ language, params }) => {
      const say = speaking(language)
      const code =
        typeof params.fault === 'string' && isRefusalCode(params.fault) ? params.fault : 'unexpected'
      return {
        subject: say('subject'),
        paragraphs: [say('hello'), say('failed'), speak(REFUSAL_WORDS, language)(code), say('next')],
      }
    },
  }
}
