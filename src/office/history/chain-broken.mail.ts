import { chainWords } from '../../ground/audit/chain.words.ts'
import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { readResult } from '../backup/task.ts'

const WORDS = defineWords({
  subject: { cs: 'Do záznamu změn někdo zasáhl', en: 'Somebody has meddled with the record of changes' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  found: {
    cs: 'kontrola záznamu změn našla první místo, které nedrží: {what}. Klubovna sama záznam měnit neumí, někdo tedy psal přímo do databáze, nebo se vrátila jen její část.',
    en: 'the check of the record of changes found the first place that does not hold: {what}. Klubovna itself cannot change it, so somebody wrote straight into the database, or only a part of it was brought back.',
  },
  next: {
    cs: 'Porovnej databázi s poslední zálohou z doby, kdy kontrola prošla, a změň hesla k serveru. Kontrolu spustíš znovu ve Správě na stránce Záznam změn.',
    en: 'Compare the database with the last backup from when the check still passed, and change the passwords of the server. The check can be run again in Administration, Record of changes.',
  },
})

/** To the Webmasters, whenever a walk along the chain finds a broken link. */
export const chainBrokenLetter: Letter = {
  category: 'service',
  write: ({ language, params }) => {
    const say = speak(WORDS, language)
    const fault = readResult('chain', { entries: 0, fault: params })?.fault
    const what = fault ? speak(chainWords, language)(fault.kind, { seq: fault.seq }) : '?'
    return { subject: say('subject'), paragraphs: [say('hello'), say('found', { what }), say('next')] }
  },
}
