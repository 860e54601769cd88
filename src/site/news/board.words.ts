import { defineWords } from '../../ground/values/words.ts'

// Apart from the other words of news: the home page carries only these.
export const boardWords = defineWords({
  title: { cs: 'Aktuality', en: 'News' },
  lead: { cs: 'Co je nového v klubu {club}.', en: 'What is new at {club}.' },
  none: { cs: 'Zatím tu nic není. Zkus to za pár dní.', en: 'Nothing here yet. Try again in a few days.' },
  all: { cs: 'Všechny aktuality', en: 'All news' },
})
