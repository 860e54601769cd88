import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { booksSchema } from './books.ts'
import { differencesInWords } from './books.words.ts'

const WORDS = defineWords({
  subject: { cs: 'Součty klubových peněz nesedí', en: 'The sums of the club’s money do not agree' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  found: {
    cs: 'každou noc se znovu sčítá, co přišlo, kam to šlo a co se ukazuje. Tuto noc nesedí: {what}.',
    en: 'every night what came, where it went and what is shown is added up anew. Tonight these do not agree: {what}.',
  },
  next: {
    cs: 'Nic se tím nezměnilo a nic se samo neopraví. Klubovna sama takový rozdíl udělat nemá: někdo nejspíš psal přímo do databáze, nebo je chyba v Klubovně. Porovnej ty řádky s bankou a s poslední zálohou.',
    en: 'Nothing was changed by this and nothing mends itself. Klubovna itself should make no such difference: somebody probably wrote straight into the database, or there is a fault in Klubovna. Compare those rows with the bank and with the last backup.',
  },
})

/** To the Webmasters and the Treasurer, after each night in which something did not agree. */
export const booksDifferLetter: Letter = {
  category: 'service',
  write: ({ language, params }) => {
    const say = speak(WORDS, language)
    const { differences = [] } = booksSchema.safeParse(params).data ?? {}
    const what = differencesInWords(differences, language)
    return { subject: say('subject'), paragraphs: [say('hello'), say('found', { what }), say('next')] }
  },
}
