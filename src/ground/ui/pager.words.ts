import { defineWords } from '../values/words.ts'

export const pagerWords = defineWords({
  pages: { cs: 'Stránky', en: 'Pages' },
  range: { cs: '{from}–{to} z {total}', en: '{from}–{to} of {total}' },
  previous: { cs: 'Předchozí', en: 'Previous' },
  next: { cs: 'Další', en: 'Next' },
})
