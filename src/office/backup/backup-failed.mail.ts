import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { isRefusalCode, REFUSAL_WORDS } from '../../refusals.ts'

const WORDS = defineWords({
  subject: { cs: 'Noční záloha se nepovedla', en: 'The nightly backup failed' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  failed: {
    cs: 'dnešní záloha klubu nevznikla. Starší zálohy zůstávají, kde byly.',
    en: 'today’s backup of the club was not made. Older backups stay where they were.',
  },
  next: {
    cs: 'Zkus ji udělat ručně ve Správě na stránce Zálohy; tam je i stav disku.',
    en: 'Try to make it by hand in Administration, Backups; the state of the disk is there too.',
  },
})

/** To the Webmasters, when a backup nobody waited for did not come about. */
export const backupFailedLetter: Letter = {
  category: 'service',
  write: ({ language, params }) => {
    const say = speak(WORDS, language)
    const code = typeof params.fault === 'string' && isRefusalCode(params.fault) ? params.fault : 'unexpected'
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say('failed'), speak(REFUSAL_WORDS, language)(code), say('next')],
    }
  },
}
