import { defineWords } from '../../ground/values/words.ts'

export const elsewhereWords = defineWords({
  news: { cs: '{club}: aktuality', en: '{club}: news' },
  rides: { cs: 'Nejbližší akce', en: 'Coming events' },
  none: { cs: 'Zatím nic na obzoru.', en: 'Nothing on the horizon yet.' },
  all: { cs: 'Všechny akce', en: 'All events' },
})
